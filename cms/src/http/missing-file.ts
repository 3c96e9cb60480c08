import { existsSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import type { PayloadRequest } from 'payload';
import { refuse } from './refuse.ts';

/** Upload handler: a name that no file has is the caller's mistake. Payload itself would call it a failure of ours. */
export function answerMissingFile({ payload }: PayloadRequest, { params }: { params: { collection: string; filename: string } }): Response | undefined {
  const { upload } = payload.config.collections.find(({ slug }) => slug === params.collection) ?? {};
  const folder = resolve(upload?.staticDir ?? params.collection);
  const file = resolve(folder, params.filename);
  return file.startsWith(folder + sep) && existsSync(file) ? undefined : refuse(404, 'There is no such file.');
}
