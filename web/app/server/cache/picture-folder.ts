import { mkdirSync } from 'node:fs';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { contentTag } from './etag.ts';
import { writeSafely } from './file-writer.ts';

/** `at` is when it was read from the CMS, in ms. */
export type StoredPicture = { type: string; etag: string; bytes: Buffer };
export type KeptPicture = { picture: StoredPicture; at: number };

const formatVersion = 1;
const newline = 0x0a;
/** What stands in the first line of each file, before the picture itself. */
const label = z.object({
  format: z.literal(formatVersion),
  file: z.string(),
  type: z.string(),
  etag: z.string(),
  at: z.number(),
});

export type PictureFolder = {
  read: (file: string) => Promise<KeptPicture | null>;
  write: (file: string, picture: KeptPicture) => Promise<void>;
};

/**
 * Copies of pictures on disk, `limitBytes` at most: those written longest ago go first. A copy that is cut off, changed
 * or of another format counts as none.
 */
export function createPictureFolder(
  folder: string,
  limitBytes: number,
  log: { warn: (note: object, text: string) => void },
): PictureFolder {
  mkdirSync(folder, { recursive: true });
  const place = (file: string) => join(folder, contentTag(Buffer.from(file)));
  let sweeping = Promise.resolve();

  return {
    read: async (file) => {
      const content = await readFile(place(file)).catch(() => null);
      return content && parse(file, content);
    },
    write: async (file, { picture: { type, etag, bytes }, at }) => {
      const head = JSON.stringify({ format: formatVersion, file, type, etag, at });
      await writeSafely(place(file), Buffer.concat([Buffer.from(`${head}\n`), bytes]), log);
      sweeping = sweeping.then(() => sweep(folder, limitBytes)).catch(() => undefined);
      await sweeping;
    },
  };
}

function parse(file: string, content: Buffer): KeptPicture | null {
  const end = content.indexOf(newline);
  const bytes = content.subarray(end + 1);
  const head = label.safeParse(readJson(content.subarray(0, Math.max(end, 0)).toString('utf8')));
  if (!head.success || head.data.file !== file || head.data.etag !== `"${contentTag(bytes)}"`)
    return null;
  return { picture: { type: head.data.type, etag: head.data.etag, bytes }, at: head.data.at };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function sweep(folder: string, limitBytes: number): Promise<void> {
  const paths = (await readdir(folder)).map((name) => join(folder, name));
  const files = await Promise.all(paths.map(async (path) => ({ path, ...pick(await stat(path)) })));
  let size = files.reduce((sum, file) => sum + file.size, 0);
  for (const file of files.sort((a, b) => a.mtimeMs - b.mtimeMs)) {
    if (size <= limitBytes) return;
    await rm(file.path, { force: true });
    size -= file.size;
  }
}

function pick({ size, mtimeMs }: { size: number; mtimeMs: number }) {
  return { size, mtimeMs };
}
