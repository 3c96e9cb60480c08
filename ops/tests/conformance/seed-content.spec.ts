import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { isDeepStrictEqual, promisify } from 'node:util';
import { expect, test } from 'playwright/test';
import { stack } from '../e2e/support/stack.ts';

const web = join(import.meta.dirname, '../../../web');
const file = join(web, 'tests/support/seed-content.json');
const anew = join(stack.outputDir, 'seed-content.json');

type Row = Record<string, unknown>;
type Answer = Row & { docs?: { id: string; handle?: string; slug?: string }[] };

/** What web's tests begin with is one file. Where it is not what the seed publishes, this test writes what it should be. */
test('TEST-04 the content that the tests of web use is what the seed publishes and web reads', async () => {
  const parts = tidied(await readAsWeb());
  const kept = JSON.parse(readFileSync(file, 'utf8')) as typeof parts;
  const names = [...new Set([...Object.keys(parts), ...Object.keys(kept)])];
  // In which order the CMS answers the fields of a document differs from one answer to the next, and says nothing.
  const changed = names.filter((name) => !isDeepStrictEqual(parts[name], kept[name]));
  if (changed.length > 0) {
    mkdirSync(stack.outputDir, { recursive: true });
    writeFileSync(anew, written(parts));
  }
  expect(
    changed,
    `web/tests/support/seed-content.json is not what the seed publishes. When that is meant: cp ${anew} ${file}`,
  ).toEqual([]);
});

/** Lets web's own code read everything from the CMS, and keeps the answers by what was asked for: 'products', 'globals/home'. */
async function readAsWeb(): Promise<Record<string, Answer>> {
  const texts: Record<string, string[]> = {};
  const between = createServer((request, response) => {
    void (async () => {
      const authorization = request.headers.authorization ?? '';
      const answer = await fetch(`${stack.adminUrl}${request.url}`, { headers: { authorization } });
      const text = await answer.text();
      const { pathname, searchParams } = new URL(request.url ?? '', stack.adminUrl);
      const name = pathname.replace('/cms-api/', '');
      const page = Number(searchParams.get('page') ?? 1) - 1;
      // Products are read twice, for lists and with their pages, in no fixed order: the fuller answer holds both.
      if (answer.ok && name !== 'content-version') {
        const pages = (texts[name] ??= []);
        if (text.length > (pages[page] ?? '').length) pages[page] = text;
      }
      response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(text);
    })();
  }).listen(0, '127.0.0.1');
  await once(between, 'listening');
  const { port } = between.address() as AddressInfo;
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'test' as const,
    SITE_URL: 'http://localhost:3000',
    CMS_URL: `http://127.0.0.1:${port}`,
    CMS_API_KEY: stack.cmsApiKey,
  };
  const command = ['tests/support/read-all-content.ts'];
  await promisify(execFile)(process.execPath, command, { cwd: web, env });
  between.close();
  return Object.fromEntries(Object.entries(texts).map(([name, pages]) => [name, inOne(pages)]));
}

/** A long list comes in several answers. */
function inOne(pages: string[]): Answer {
  const [first, ...rest] = pages.map((text) => JSON.parse(text) as Answer);
  if (!first?.docs) return first ?? {};
  return { ...first, docs: [first, ...rest].flatMap(({ docs = [] }) => docs) };
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
