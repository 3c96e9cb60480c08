import { copyFile, mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { Responder } from '../app.ts';
import type { StaticFile } from '../files/static-files.ts';
import { sendStaticFile, toStaticFile } from '../files/static-files.ts';
import type { AssetStore } from './asset-store.ts';

/** A tab may stay open for long; what no running build has touched for this long is thrown away. */
export const keptMs = 30 * 24 * 60 * 60_000;
/** So many files of other builds stay in memory: reading and packing each anew would cost every visitor time. */
const mostRemembered = 200;
const assetName = /^\/assets\/([\w-][\w.-]*)$/;

type Options = {
  build: string;
  kept: string;
  /** For copies on other machines; null: all of them share the folder `kept`. */
  store: AssetStore | null;
  log: { warn: (note: object, text: string) => void };
};

/**
 * Lets pages of another build find their scripts: puts the hashed files of this build into the folder that all copies
 * of the shop share, and into the store of those on other machines, and answers what this build does not have from there.
 * What cannot be written is logged.
 */
export function createKeptAssets({ build, kept, store, log }: Options): {
  shared: Promise<unknown>;
  respond: Responder;
} {
  const logged = (error: unknown): void =>
    log.warn(
      { reason: error instanceof Error && 'code' in error ? error.code : 'unknown' },
      'the files of this build could not be shared',
    );
  const shared = Promise.all([
    share(build, kept).catch(logged),
    store && shareWith(store, build).catch(logged),
  ]);
  const remembered = new Map<string, StaticFile>();

  async function find(name: string): Promise<StaticFile | null> {
    const known = remembered.get(name);
    if (known) return known;
    const content =
      (await readFile(join(kept, name)).catch(() => null)) ?? (await store?.find(name));
    if (!content) return null;
    const file = toStaticFile(name, content, true);
    const [oldest] = remembered.keys();
    if (oldest !== undefined && remembered.size >= mostRemembered) remembered.delete(oldest);
    remembered.set(name, file);
    return file;
  }

  return {
    shared,
    respond: async (pathname, request, response) => {
      const name = assetName.exec(pathname)?.[1];
      if (!name || (request.method !== 'GET' && request.method !== 'HEAD')) return false;
      const file = await find(name);
      if (!file) return false;
      await sendStaticFile(file, request, response);
      return true;
    },
  };
}

/** One after the other: a new copy has no hurry, and the store has others to answer. */
async function shareWith(store: AssetStore, build: string): Promise<void> {
  for (const name of await readdir(build)) await store.put(name, await readFile(join(build, name)));
}

async function share(build: string, kept: string): Promise<void> {
  const now = new Date();
  await mkdir(kept, { recursive: true });
  for (const name of await readdir(build)) {
    const place = join(kept, name);
    const isThere = await utimes(place, now, now).then(
      () => true,
      () => false,
    );
    if (isThere) continue;
    const unfinished = `${place}.${process.pid}.tmp`;
    await copyFile(join(build, name), unfinished);
    await rename(unfinished, place);
  }
  for (const name of await readdir(kept)) {
    const place = join(kept, name);
    const { mtimeMs } = await stat(place);
    if (now.getTime() - mtimeMs > keptMs) await rm(place, { force: true });
  }
}
