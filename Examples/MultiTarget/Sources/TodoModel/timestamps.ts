import { i } from "@instantdb/core";

/** What every entity has. */
export const timestamps = {
  createdAt: i.date().indexed(),
  updatedAt: i.date().optional(),
};
