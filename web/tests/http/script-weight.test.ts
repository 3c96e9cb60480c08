import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';

type Part = { module: string; imports?: string[] };
type Manifest = { url: string; entry: Part; routes: Record<string, Part & { id: string }> };

const client = join(import.meta.dirname, '../../build/client');
const read = (path: string) => readFileSync(join(client, path));
const { url, entry, routes } = readManifest();

/** In bytes of brotli. What a page may ask for later, such as the chat or a dialog, is not among them. */
const most: Record<string, number> = { 'routes/cart': 111_000, 'routes/checkout': 137_000 };
const mostOfContent = 114_500;

test.each(Object.keys(routes))('FAST-04 %s starts with no more JavaScript than it may', (id) => {
  expect(weightOf(id)).toBeLessThanOrEqual(most[id] ?? mostOfContent);
});

const weights = new Map<string, number>();

/** Most files belong to many pages. */
function weigh(file: string): number {
  const weight = weights.get(file) ?? brotliCompressSync(read(file)).length;
  weights.set(file, weight);
  return weight;
}

/** What a visitor fetches who comes to this page first, without Stripe's own. */
function weightOf(id: string): number {
  const files = [entry, routes['root'], routes[id]].flatMap((part) =>
    part ? [part.module, ...(part.imports ?? [])] : [],
  );
  return Array.from(new Set([url, ...files]))
    .filter((file) => !file.startsWith('/assets/stripe-'))
    .reduce((sum, file) => sum + weigh(file), 0);
}

/** The framework writes one script that says which files belong to which page. */
function readManifest(): Manifest {
  const [name = ''] = readdirSync(join(client, 'assets')).filter((file) =>
    /^manifest-\w+\.js$/.test(file),
  );
  const json = /=\s*(\{.*\})/s.exec(read(`assets/${name}`).toString())?.[1];
  return JSON.parse(json ?? '') as Manifest;
}
