import * as content from '../../app/content/content.server.ts';

/**
 * Asks the CMS for all that the pages and the chat show, one thing after the other: what it answers meanwhile is the content
 * of web. What a busy machine did not answer in time is asked for again, for a minute.
 */
const { content: _, ...getters } = content;
for (const read of Object.values(getters)) await untilRead(read);
process.exit(0);

async function untilRead(read: () => Promise<unknown>): Promise<void> {
  for (let left = 12; ; left -= 1)
    try {
      await read();
      return;
    } catch (error) {
      if (left === 0) throw error;
      await new Promise((resolve) => setTimeout(resolve, 5_000));
    }
}
