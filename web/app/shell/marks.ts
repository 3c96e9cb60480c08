/** What the server writes into a page and the starter looks for. A browser leaves scripts and links of these kinds alone. */
export const lateScriptType = 'late';
export const lateLinkRel = 'late';

/** Sent to `window` once the page answers to clicks. */
export const readyEvent = 'ready';
