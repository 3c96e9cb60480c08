import * as content from '../../app/content/content.server.ts';

/** Asks the CMS, once, for all that the pages and the chat show: what it answers meanwhile is the content of web. */
const { content: _, ...getters } = content;
await Promise.all(Object.values(getters).map((read) => (read as () => Promise<unknown>)()));
process.exit(0);
