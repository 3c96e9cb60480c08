/** What the server writes into a page and its inline scripts look for. A browser leaves scripts and links of these kinds alone. */
export const lateScriptType = 'late';
/** Before what the link is once its time has come. */
export const latePrefix = 'late-';
/** Those that are no scripts. */
export const lateLinks = `[rel=${latePrefix}preload],[rel=${latePrefix}stylesheet]`;

/** On a link to a picture of the empty cart, which loads nothing until somebody is known to have one. */
export const emptyPicture = 'data-empty-cart';

/** The id of the script that ends what a page opens with. */
export const openingId = 'opening';

/** Sent to `window` once the page answers to clicks. */
export const readyEvent = 'ready';
