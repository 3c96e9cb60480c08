import { z } from 'zod';
import type { ListTags, Stamp } from '../server/cache/versioned-cache.ts';

/** How the CMS says that its content stands. One that does not count by lists tells the version alone. */
export type ContentState = { version: number; lists?: ListTags };

const told = z.object({
  version: z.int(),
  since: z.string().min(1),
  changed: z.record(z.string(), z.string().min(1)),
});

/** What an answer of the CMS, or a file, says of the content; null when not even the version can be read. */
export function readContentState(value: unknown): ContentState | null {
  const { data } = told.safeParse(value);
  if (data) return { version: data.version, lists: { since: data.since, changed: data.changed } };
  const version = z.object({ version: z.int() }).safeParse(value).data?.version;
  return version === undefined ? null : { version };
}

/** The state of what `path` asks for: that of its own list where the CMS told it, else that of the whole content. */
export function stampOf(path: string, { name, isSure, lists }: Stamp): Stamp {
  const list = path.split('?', 1)[0] ?? path;
  return { name: lists ? (lists.changed[list] ?? lists.since) : name, isSure };
}
