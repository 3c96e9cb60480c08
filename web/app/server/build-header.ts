/** Sent with the data of a page: the build that made it. */
export const buildHeader = 'X-Build';
