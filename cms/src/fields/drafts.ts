const editing = {
  autosave: { interval: 800 },
  schedulePublish: { timeIntervals: 15 },
};

/** Content that is written at leisure: saved by itself as a draft, published at once or at a time. */
export const contentVersions = { drafts: editing, maxPerDoc: 30 };

/** The same for the texts of a page. */
export const pageVersions = { drafts: editing, max: 50 };
