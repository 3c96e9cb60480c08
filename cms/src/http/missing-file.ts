import { statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { PayloadRequest } from 'payload';
import { refuse } from './refuse.ts';

/**
 * Upload handler: a name that no file has, or that is a folder's, is the caller's mistake. Payload itself would call the
 * one a failure of ours and break off in the middle of the other.
 */
export function answerMissingFile(
  { payload }: PayloadRequest,
  { params }: { params: { collection: string; filename: string } },
): Response | undefined {
  const { upload } =
    payload.config.collections.find(({ slug }) => slug === params.collection) ?? {};
  const folder = resolve(upload?.staticDir ?? params.collection);
  const isPlain = basename(params.filename) === params.filename;
  return isPlain && isFile(join(folder, params.filename))
    ? undefined
    : refuse(404, 'There is no such file.');
}

function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
