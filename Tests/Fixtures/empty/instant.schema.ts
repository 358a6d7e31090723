import { i } from "@instantdb/core";

export default i.schema({ entities: {}, links: {}, rooms: {} });
