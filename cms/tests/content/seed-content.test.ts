import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { seed } from '../../src/seed/seed.ts';
import { useCms } from '../support/cms.ts';
import { runInWeb, serveCms, web } from '../support/web-reader.ts';

const cms = useCms();
const FILE = join(web, 'tests/support/seed-content.json');
const RENEW =
  'web/tests/support/seed-content.json is not what the seed publishes: delete it and run `npm test -- --only=cms --files=seed-content`, which writes it anew';

type Row = Record<string, unknown>;
type Answer = Row & { docs?: { id: string; handle?: string; slug?: string }[] };

/** What web's tests begin with is one file; deleted, it is written anew by this test. */
test(
  'TEST-04 the content that the tests of web use is what the seed publishes and web reads',
  { timeout: 240_000 },
  async () => {
    await seed(cms.payload, { say: () => {} });
    const parts = tidied(await readAsWeb());
    if (!existsSync(FILE)) writeFileSync(FILE, written(parts));
    const kept = JSON.parse(readFileSync(FILE, 'utf8')) as typeof parts;
    const names = [...new Set([...Object.keys(parts), ...Object.keys(kept)])];
    expect(
      names.filter((name) => JSON.stringify(parts[name]) !== JSON.stringify(kept[name])),
      RENEW,
    ).toEqual([]);
  },
);

/** Lets web's own code read everything from this CMS, and keeps the answers by what was asked for: 'products', 'globals/home'. */
async function readAsWeb(): Promise<Record<string, Answer>> {
  const answers: Record<string, Answer> = {};
  const url = await serveCms(cms, (path, text) => {
    const [name = ''] = path.split('?');
    if (name !== 'content-version') answers[name] = JSON.parse(text) as Answer;
  });
  await runInWeb('tests/support/read-all-content.ts', { url, apiKey: cms.apiKey });
  return answers;
}

/**
 * The documents without what differs from one seeding to the next or what web does not read: keys say what they are the
 * keys of, rows have none, every change was made at one time, and neither uploads nor texts tell what only the admin uses.
 */
function tidied(answers: Record<string, Answer>): Record<string, unknown> {
  const keys = new Map<string, string>();
  for (const [name, { docs = [] }] of Object.entries(answers)) {
    docs.forEach((doc, place) => keys.set(doc.id, `${name}:${doc.handle ?? doc.slug ?? place}`));
  }
  const upload = (row: Row) => keys.set(String(row.id), `upload:${String(row.filename)}`);
  walk(answers, (row) => 'filename' in row && 'id' in row && upload(row));
  const tidy = (value: unknown): unknown => {
    if (typeof value === 'string') return keys.get(value) ?? value;
    if (Array.isArray(value)) return value.map(tidy);
    if (typeof value !== 'object' || value === null) return value;
    const row = value as Row;
    return Object.fromEntries(
      Object.entries(row).flatMap(([field, inner]) =>
        isLeftOut(row, field)
          ? []
          : [[field, field === 'updatedAt' ? '2026-11-01T00:00:00.000Z' : tidy(inner)]],
      ),
    );
  };
  const sorted = Object.entries(answers).sort(([one], [other]) => one.localeCompare(other));
  return Object.fromEntries(
    sorted.map(([name, answer]) => [name, tidy(answer.docs ?? { ...answer, id: name })]),
  );
}

function isLeftOut(row: Row, field: string): boolean {
  if (field === 'createdAt') return true;
  if (field === 'id') return /^[0-9a-f]{24}$/.test(String(row.id));
  if ('filename' in row && ['url', 'thumbnailURL', 'mimeType', 'filesize'].includes(field))
    return true;
  const isNode = 'type' in row && typeof row.version === 'number';
  return (
    isNode &&
    [
      'version',
      'direction',
      'indent',
      'mode',
      'style',
      'detail',
      'textFormat',
      'textStyle',
    ].includes(field)
  );
}

function walk(value: unknown, visit: (row: Row) => void): void {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) visit(value as Row);
  for (const inner of Object.values(value)) walk(inner, visit);
}

/** A line for each document, so that a change of one is a change of its line. */
function written(parts: Record<string, unknown>): string {
  const lines = Object.entries(parts).map(
    ([name, part]) =>
      `${JSON.stringify(name)}: ${Array.isArray(part) ? `[\n${part.map((document) => JSON.stringify(document)).join(',\n')}\n]` : JSON.stringify(part)}`,
  );
  return `{\n${lines.join(',\n')}\n}\n`;
}
