import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { createFolderWriter, reasonOf, type Log } from '../server/cache/file-writer.ts';
import { type ContentState, readContentState } from './list-tags.ts';

/** Raise it with every change of the shape below: a document of another format counts as none. */
const formatVersion = 4;
/** As long as a build's scripts are kept: until then one that is put back finds what it read. */
const keptMs = 30 * 24 * 60 * 60_000;
const stateFile = 'state.json';

const shape = z.object({
  format: z.literal(formatVersion),
  key: z.string(),
  stamp: z.string(),
  value: z.custom<object>((value) => typeof value === 'object' && value !== null),
});

/** A document of the CMS, or a list of them, as it was last known, and the state it was read at. */
export type SavedDocument = Pick<z.infer<typeof shape>, 'stamp' | 'value'>;

/**
 * Published content as it was last known, in `folder`: how it stood, and each document in a file of its own by the path that
 * it is read from. What cannot be used counts as none, with a line in the log.
 */
export function openSnapshot(folder: string, log: Log) {
  const place = join(folder, 'content');
  const write = createFolderWriter(place, log);

  const read = (file: string): unknown => {
    try {
      return JSON.parse(readFileSync(join(place, file), 'utf8'));
    } catch (error) {
      const reason = reasonOf(error);
      if (reason !== 'ENOENT' || file === stateFile)
        log.warn({ reason }, 'no content snapshot could be used');
      return undefined;
    }
  };

  let savedState = '';

  return {
    state: readContentState(read(stateFile)),

    saveState: ({ version, lists }: ContentState): void => {
      const text = JSON.stringify({ version, ...lists });
      if (text !== savedState) write(stateFile, () => text);
      savedState = text;
    },

    find: (key: string): SavedDocument | null => {
      const content = read(fileOf(key));
      if (content === undefined) return null;
      const saved = shape.safeParse(content).data;
      if (saved?.key === key) return saved;
      log.warn({ reason: 'another format' }, 'no content snapshot could be used');
      return null;
    },

    /** `take` is asked when it is written. */
    save: (key: string, take: () => SavedDocument): void =>
      write(fileOf(key), () => JSON.stringify({ format: formatVersion, key, ...take() })),

    /** Throws away what stands neither under `keys` nor was written in the last month. */
    tidy: async (keys: string[], now = Date.now()): Promise<void> => {
      const used = new Set([stateFile, ...keys.map(fileOf)]);
      for (const file of await readdir(place).catch(() => [])) {
        const since = used.has(file) ? now : (await stat(join(place, file))).mtimeMs;
        if (now - since > keptMs) await rm(join(place, file), { force: true });
      }
    },
  };
}

/** 'globals/home?depth=1' becomes 'globals-home-1f2e3d4c5b6a7980.json'. */
function fileOf(key: string): string {
  const name = (key.split('?', 1)[0] ?? '').replaceAll(/[^a-z-]/g, '-');
  return `${name}-${createHash('sha256').update(key).digest('hex').slice(0, 16)}.json`;
}
