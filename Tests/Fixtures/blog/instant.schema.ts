import { i } from "@instantdb/core";

const schema = i.schema({
  entities: {
    $users: i.entity({
      email: i.string().unique().indexed().optional(),
      nick: i.string().optional(),
    }),
    $files: i.entity({
      path: i.string().unique().indexed(),
      url: i.string(),
    }),
    users: i.entity({ handle: i.string().unique() }),
    profiles: i.entity({ bio: i.string().optional(), joinedAt: i.date() }),
    posts: i.entity({
      title: i.string(),
      body: i.string(),
      slug: i.string().unique(),
      publishedAt: i.date().indexed().optional(),
      state: i.string<"draft" | "published">(),
      views: i.number().clientRequired(),
    }),
    comments: i.entity({ body: i.string() }),
    categories: i.entity({ name: i.string() }),
  },
  links: {
    profileUser: {
      forward: { on: "profiles", has: "one", label: "$user", onDelete: "cascade" },
      reverse: { on: "$users", has: "one", label: "profile", onDelete: "cascade" },
    },
    postAuthor: {
      forward: { on: "posts", has: "one", label: "author", required: true },
      reverse: { on: "profiles", has: "many", label: "posts" },
    },
    postHero: {
      forward: { on: "posts", has: "one", label: "hero" },
      reverse: { on: "$files", has: "one", label: "post" },
    },
    commentPost: {
      forward: { on: "comments", has: "one", label: "post", onDelete: "cascade" },
      reverse: { on: "posts", has: "many", label: "comments" },
    },
    commentParent: {
      forward: { on: "comments", has: "one", label: "parent" },
      reverse: { on: "comments", has: "many", label: "replies" },
    },
    postCategories: {
      forward: { on: "posts", has: "many", label: "categories" },
      reverse: { on: "categories", has: "many", label: "posts" },
    },
  },
});

export default schema;
