import { i } from "@instantdb/core";

export default i.schema({
  entities: {
    documents: i.entity({
      title: i.string(),
      slug: i.string().unique(),
      position: i.number(),
      isPublic: i.boolean(),
      subtitle: i.string().optional(),
      category: i.string(),
      wordCount: i.number(),
      editor: i.string().optional(),
      isPinned: i.boolean(),
      language: i.string(),
    }),
  },
});
