import { contentStore, knownDocuments, tidySnapshot } from '../../cms/content-store.server.ts';
import { log } from '../../server/log.ts';
import { oncePer } from '../once-per.ts';
import { findPicture } from './media.server.ts';
import { picturesIn } from './picture.ts';

const pauseMs = 10_000;
const picturesOf = oncePer(picturesIn);

/**
 * Reads, ten seconds after a start or a change, what nobody has asked for yet: every document through `readAll` and
 * every picture that they show. So a restarted shop has all pages, and not only those that were visited.
 */
export function keepComplete(readAll: () => Promise<unknown>): void {
  let completed: number | null | undefined;
  setInterval(() => {
    const { version, staleSeconds } = contentStore.state();
    if (staleSeconds > 0 || completed === version) return;
    complete().then(
      () => (completed = contentStore.state().version),
      (error: unknown) =>
        log.warn(
          { reason: error instanceof Error ? error.message : 'the CMS is away' },
          'the snapshot is not complete yet',
        ),
    );
  }, pauseMs).unref();

  /** One after the other: visitors come first. */
  async function complete(): Promise<void> {
    await readAll();
    for (const document of knownDocuments())
      for (const { file, changedAt } of picturesOf(document)) await findPicture(file, changedAt);
    await tidySnapshot();
  }
}
