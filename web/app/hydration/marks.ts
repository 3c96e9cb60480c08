/** What the server writes into a page and the starter looks for. A browser leaves scripts and links of these kinds alone. */
export const LATE_SCRIPT_TYPE = 'late';
export const LATE_LINK_REL = 'late';

/** Sent to `window` once the page answers to clicks. */
export const READY_EVENT = 'ready';
