import { watch } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ServiceName, Stack } from './stack.ts';
import { watchFiles } from './watch-files.ts';
import { whatFollows } from './what-follows.ts';

/** Editors save a file in several steps, and people several files at once. */
const quietMs = 200;

type Options = {
  root: string;
  stack: Pick<Stack, 'halt' | 'resume' | 'refreshCms' | 'generateTypes'>;
  say: (text: string) => void;
};

/** HOUSE-12: while developing, starts again what does not take in changed files by itself, and says so. Nothing is asked. */
export function followChanges({ root, stack, say }: Options): void {
  const changed = new Set<string>();
  let isBusy = false;
  let quiet: NodeJS.Timeout | undefined;

  function notice(path: string): void {
    if (!whatFollows(path)) return;
    changed.add(path);
    clearTimeout(quiet);
    quiet = setTimeout(() => void work(), quietMs);
  }

  async function work(): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    while (changed.size > 0) {
      const paths = [...changed];
      changed.clear();
      try {
        await takeIn(paths, { root, stack, say });
      } catch (error) {
        say(
          `${error instanceof Error ? error.message : String(error)}\nThe next change is tried again`,
        );
      }
    }
    isBusy = false;
  }

  for (const folder of ['cms/src', 'common', 'web/app'])
    watchFiles(join(root, folder), (path) => notice(`${folder}/${path}`));
  for (const folder of ['cms', 'web'])
    watch(join(root, folder), (_event, name) => name && notice(`${folder}/${name}`));
}

async function takeIn(paths: string[], { root, stack, say }: Options): Promise<void> {
  const consequences = paths.flatMap((path) => whatFollows(path) ?? []);
  const wants = (name: ServiceName) => consequences.some(({ restart }) => restart.includes(name));
  const started = performance.now();
  const what = `${paths[0]}${paths.length > 1 ? ` and ${paths.length - 1} more have` : ' has'} changed`;
  if (wants('cms')) {
    const prepares = consequences.some(({ preparesDatabase }) => preparesDatabase);
    say(
      `${what}. ${prepares ? 'Preparing the database, then starting' : 'Starting'} the admin panel and the mail worker again`,
    );
    // What cannot be built would not start: the worker goes on as it was, and Next shows the fault in the admin panel.
    await stack.refreshCms({ prepares });
    await restart(stack, ['cms', 'worker']);
  }
  if (wants('web')) {
    if (!wants('cms')) say(`${what}. Starting the shop again; open pages load themselves anew`);
    await restart(stack, ['web']);
  }
  say(`Ready again after ${((performance.now() - started) / 1000).toFixed(1)} s`);
  if (consequences.some(({ changesTypes }) => changesTypes)) await compareTypes(root, stack, say);
}

async function restart(stack: Options['stack'], names: ServiceName[]): Promise<void> {
  await Promise.all(
    names.map(async (name) => {
      await stack.halt(name);
      await stack.resume(name);
    }),
  );
}

/** No schema is ever pushed: what is stored changes by migrations alone, which a person writes. */
async function compareTypes(
  root: string,
  stack: Options['stack'],
  say: Options['say'],
): Promise<void> {
  const types = () => readFile(join(root, 'cms/src/payload-types.ts'), 'utf8');
  const before = await types();
  await stack.generateTypes();
  if (before !== (await types()))
    say(
      'What is stored has changed: cms/src/payload-types.ts is written anew. `npm run migrate:create -w cms` makes its migration, which is then applied by itself',
    );
}
