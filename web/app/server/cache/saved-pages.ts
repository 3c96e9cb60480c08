import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { contentTag } from './etag.ts';
import { createFileWriter } from './file-writer.ts';
import type { Encoding, KeptPage } from './kept-page.ts';
import { addVariant } from './kept-page.ts';

const formatVersion = 1;
const saveAfterMs = 300;
const packedEncodings = ['br', 'gzip'] as const satisfies Encoding[];

const packed = z.string().optional();
const shape = z.object({
  format: z.literal(formatVersion),
  build: z.string(),
  pages: z.array(
    z.object({
      key: z.string(),
      stamp: z.string(),
      status: z.int(),
      headers: z.record(z.string(), z.string()),
      body: z.string(),
      br: packed,
      gzip: packed,
    }),
  ),
});

type SavedPage = { key: string; stamp: string; value: KeptPage };
type Log = { warn: (note: object, text: string) => void };

export type SavedPages = { pages: SavedPage[]; save: (all: () => SavedPage[]) => void };

/**
 * Pages on disk, for the moments in which a restarted shop has not loaded its application yet. They count only for the
 * build and the settings (`build`) that they were rendered with.
 */
export function openSavedPages(folder: string, build: string, log: Log): SavedPages {
  const file = join(folder, 'pages.json');
  const write = createFileWriter(file, log);
  let saving: NodeJS.Timeout | undefined;
  return {
    pages: readPages(file, build),
    save: (all) => {
      saving ??= setTimeout(() => {
        saving = undefined;
        write(() => JSON.stringify({ format: formatVersion, build, pages: all().map(toText) }));
      }, saveAfterMs);
    },
  };
}

/** Names a build together with the settings that its pages show. */
export function buildTag(serverBuild: string, settings: unknown): string {
  return contentTag(
    Buffer.concat([readFileSync(serverBuild), Buffer.from(JSON.stringify(settings))]),
  );
}

function readPages(file: string, build: string): SavedPage[] {
  try {
    const saved = shape.parse(JSON.parse(readFileSync(file, 'utf8')));
    return saved.build === build ? saved.pages.map(fromText) : [];
  } catch {
    // Rendering them anew costs less than a second; the content itself has a snapshot of its own.
    return [];
  }
}

function toText({ key, stamp, value: { status, headers, body, variants } }: SavedPage) {
  const inBase64 = (encoding: Encoding) => variants.get(encoding)?.body.toString('base64');
  return {
    key,
    stamp,
    status,
    headers,
    body: body.toString('utf8'),
    br: inBase64('br'),
    gzip: inBase64('gzip'),
  };
}

function fromText({
  key,
  stamp,
  status,
  headers,
  body,
  ...bodies
}: z.infer<typeof shape>['pages'][number]): SavedPage {
  const value: KeptPage = { status, headers, body: Buffer.from(body), variants: new Map() };
  addVariant(value, 'identity', value.body);
  for (const encoding of packedEncodings) {
    const content = bodies[encoding];
    if (content) addVariant(value, encoding, Buffer.from(content, 'base64'));
  }
  return { key, stamp, value };
}
