import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateTypes } from 'payload/node';
import { expect, test } from 'vitest';
import { useCms } from './support/cms.ts';

const cms = useCms();
const source = join(import.meta.dirname, '../src');

type DrizzleKit = {
  generateDrizzleJson: (schema: Record<string, unknown>) => Promise<object>;
  generateMigration: (before: object, after: object) => Promise<string[]>;
};

test('REL-16 the committed migrations make exactly the tables of the configuration (else: npm run migrate:create)', async () => {
  const files = (await readdir(join(source, 'migrations'))).filter((name) => name.endsWith('.json')).sort();
  const snapshot: object = JSON.parse(await readFile(join(source, 'migrations', files.at(-1) ?? ''), 'utf8'));
  const { generateDrizzleJson, generateMigration } = cms.payload.db.requireDrizzleKit() as unknown as DrizzleKit;
  expect(await generateMigration(snapshot, await generateDrizzleJson(cms.payload.db.schema))).toEqual([]);
});

test('the committed types are those of the configuration (else: npm run generate)', async () => {
  const outputFile = join(await mkdtemp(join(tmpdir(), 'cms-types-')), 'payload-types.ts');
  await generateTypes({ ...cms.payload.config, typescript: { ...cms.payload.config.typescript, outputFile } }, { log: false });
  expect(await readFile(outputFile, 'utf8')).toBe(await readFile(join(source, 'payload-types.ts'), 'utf8'));
});
