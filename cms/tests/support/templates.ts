import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { bundleCommands } from '../../build-commands.ts';
import { createDatabase, databaseAt, dropDatabase, servingAt, type Template } from './databases.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Names of the databases that those of the tests are copies of; null where the tests have no server. */
    templates: Record<Template, string> | null;
    /** The files that belong to the rows of the seeded one. */
    templateMedia: string;
    /** The folder with the bundled commands. */
    commands: string;
  }
}

const root = join(import.meta.dirname, '../..');

/**
 * Bundles the commands as a build does, migrates and seeds, once for all test files: their databases are copies, made in
 * a tenth of a second. Without TEST_DATABASE_URL only the tests run that need none.
 */
export default async function setup({
  provide,
}: TestProject): Promise<(() => Promise<void>) | undefined> {
  const server = process.env.TEST_DATABASE_URL;
  const mediaDir = await mkdtemp(join(tmpdir(), 'cms-template-'));
  provide('templateMedia', mediaDir);
  if (!server) {
    provide('templates', null);
    return;
  }
  const folder = `node_modules/.test-commands-${process.pid}`;
  await bundleCommands(folder, { 'fill-template': 'tests/support/fill-template.ts' });
  const commands = join(root, folder);
  provide('commands', commands);
  const mark = randomBytes(6).toString('hex');
  const templates = { migrated: `cms_migrated_${mark}`, seeded: `cms_seeded_${mark}` };
  await createDatabase(server, templates.migrated);
  await fill(commands, 'migrated', server, templates.migrated, mediaDir);
  await createDatabase(server, templates.seeded, templates.migrated);
  await fill(commands, 'seeded', server, templates.seeded, mediaDir);
  provide('templates', templates);
  return async () => {
    for (const name of Object.values(templates)) await dropDatabase(server, name);
    for (const made of [mediaDir, commands]) await rm(made, { recursive: true, force: true });
  };
}

/** In a process of its own: Payload belongs to one database for the whole life of a process. */
async function fill(
  commands: string,
  template: Template,
  server: string,
  name: string,
  mediaDir: string,
): Promise<void> {
  const databases = [servingAt(server, name), databaseAt(server, name)];
  await promisify(execFile)(
    process.execPath,
    [join(commands, 'fill-template.mjs'), template, mediaDir, ...databases],
    { cwd: root },
  );
}
