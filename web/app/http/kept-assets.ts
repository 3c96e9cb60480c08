import { mkdirSync } from 'node:fs';
import { copyFile, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Responder } from './shop-listener.ts';
import { sendStaticFile, toStaticFile } from './static-files.ts';

/** A tab may stay open for long; what no running build has touched for this long is thrown away. */
const KEPT_MS = 30 * 24 * 60 * 60_000;
const NAME = /^\/assets\/([\w-][\w.-]*)$/;

type Options = { build: string; kept: string; log: Pick<Logger, 'warn'> };

/**
 * Lets pages of another build find their scripts: puts the hashed files of this build into the folder that all copies
 * of the shop share, and answers what this build does not have from there. A folder that cannot be written is logged.
 */
export function createKeptAssets({ build, kept, log }: Options): { shared: Promise<void>; respond: Responder } {
  mkdirSync(kept, { recursive: true });
  const shared = share(build, kept).catch((error: unknown) => {
    log.warn({ reason: error instanceof Error && 'code' in error ? error.code : 'unknown' }, 'the files of this build could not be shared');
  });
  return {
    shared,
    respond: async (pathname, request, response) => {
      const name = NAME.exec(pathname)?.[1];
      if (!name || (request.method !== 'GET' && request.method !== 'HEAD')) return false;
      const content = await readFile(join(kept, name)).catch(() => null);
      if (!content) return false;
      await sendStaticFile(toStaticFile(name, content, true), request, response);
      return true;
    },
  };
}

async function share(build: string, kept: string): Promise<void> {
  const now = new Date();
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
    if (now.getTime() - mtimeMs > KEPT_MS) await rm(place, { force: true });
  }
}
