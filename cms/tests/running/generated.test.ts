import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FlattenedField } from 'payload';
import { generateTypes } from 'payload/node';
import { expect, test } from 'vitest';
import { useCms } from '../support/cms.ts';

const cms = useCms();
const source = join(import.meta.dirname, '../../src');

type DrizzleKit = {
  generateDrizzleJson: (schema: Record<string, unknown>) => Promise<object>;
  generateMigration: (before: object, after: object) => Promise<string[]>;
};

test('REL-16 the committed migrations make exactly the tables of the configuration (else: npm run migrate:create)', async () => {
  const files = (await readdir(join(source, 'migrations')))
    .filter((name) => name.endsWith('.json'))
    .sort();
  const snapshot: object = JSON.parse(
    await readFile(join(source, 'migrations', files.at(-1) ?? ''), 'utf8'),
  );
  const { generateDrizzleJson, generateMigration } =
    cms.payload.db.requireDrizzleKit() as unknown as DrizzleKit;
  expect(
    await generateMigration(snapshot, await generateDrizzleJson(cms.payload.db.schema)),
  ).toEqual([]);
});

test('REL-16 a shop that is older than a word shows the word at once: what later migrations add to its pages is filled', async () => {
  const [, ...later] = (await readdir(join(source, 'migrations')))
    .filter((name) => /^\d.*\.ts$/.test(name))
    .sort();
  const statements = (
    await Promise.all(later.map((name) => readFile(join(source, 'migrations', name), 'utf8')))
  ).join('\n');
  const added = [
    ...statements.matchAll(
      /ALTER TABLE "(practice|frame|home|store|checkout)" ADD COLUMN "(\w+)" varchar( DEFAULT)?/g,
    ),
  ].map(([, table, column, filled]) => ({
    name: `${table}.${column}`,
    isFilled: filled !== undefined,
  }));
  const required = new Set(
    cms.payload.config.globals.flatMap(({ slug, flattenedFields }) =>
      requiredTexts(flattenedFields).map((path) => `${slug}.${path}`),
    ),
  );
  const needed = added.filter(({ name }) => required.has(name));
  expect(needed.length).toBeGreaterThan(50);
  expect(needed.filter(({ isFilled }) => !isFilled)).toEqual([]);
});

test('every part of our own in the admin is in its import map (else: npm run generate -w cms)', async () => {
  const files = (await readdir(source, { recursive: true })).filter((name) => /\.tsx?$/.test(name));
  const texts = await Promise.all(files.map((name) => readFile(join(source, name), 'utf8')));
  const named = texts.flatMap((text) => text.match(/(?<=')\/admin\/[\w/-]+\.tsx#\w+(?=')/g) ?? []);
  const map = await readFile(join(source, 'app/(payload)/admin/importMap.js'), 'utf8');
  const mapped = map.match(/(?<=")\/admin\/[\w/-]+\.tsx#\w+(?=")/g) ?? [];
  expect(mapped.toSorted()).toEqual([...new Set(named)].toSorted());
});

/** Columns of the required texts of a page; rows of lists have tables of their own. */
function requiredTexts(fields: FlattenedField[], prefix = ''): string[] {
  const inSnakes = (name: string) => name.replaceAll(/[A-Z]/g, (part) => `_${part.toLowerCase()}`);
  return fields.flatMap((field) => {
    if (field.type === 'group' || field.type === 'tab')
      return requiredTexts(field.flattenedFields, `${prefix}${inSnakes(field.name)}_`);
    return (field.type === 'text' || field.type === 'textarea') && field.required
      ? [`${prefix}${inSnakes(field.name)}`]
      : [];
  });
}

test('the committed types are those of the configuration (else: npm run generate)', async () => {
  const outputFile = join(await mkdtemp(join(tmpdir(), 'cms-types-')), 'payload-types.ts');
  await generateTypes(
    { ...cms.payload.config, typescript: { ...cms.payload.config.typescript, outputFile } },
    { log: false },
  );
  expect(await readFile(outputFile, 'utf8')).toBe(
    await readFile(join(source, 'payload-types.ts'), 'utf8'),
  );
});
