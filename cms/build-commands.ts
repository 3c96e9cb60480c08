import { cpSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

const commands = {
  server: 'server.ts',
  prepare: 'src/commands/prepare.ts',
  'until-prepared': 'src/commands/until-prepared.ts',
  worker: 'src/commands/worker.ts',
  reconcile: 'src/commands/reconcile-now.ts',
  retention: 'src/commands/retention.ts',
  reencrypt: 'src/commands/reencrypt.ts',
  'stripe-setup': 'src/commands/stripe-setup.ts',
  backup: 'src/commands/backup.ts',
  'audit-verify': 'src/commands/audit-verify.ts',
  'first-sign-in': 'src/commands/first-sign-in.ts',
};

const seedFiles = { articles: '.md', guides: '.pdf', pictures: '.svg', products: '.json' };

/**
 * They bring programs for one machine, find files of their own beside them, or are loaded late and written for `require`:
 * of these a bundle in parts would hand over nothing but a default.
 */
const unbundled = [
  'next',
  'ioredis',
  'sharp',
  'pg',
  'pino',
  'prettier',
  'drizzle-kit',
  '@zxcvbn-ts/language-common',
];

/** What packages that were written for `require` expect to have. */
const commonJs = `import { createRequire as requireFrom } from 'node:module';
const [require, __filename, __dirname] = [requireFrom(import.meta.url), import.meta.filename, import.meta.dirname];`;

/**
 * Bundles what runs around and beside Next (the server, preparing the database, the worker, the reconciliation and the other commands) into
 * `outdir` as `<name>.mjs`, with the packages: each starts in about a second, where finding and reading the two thousand
 * files of Payload and its database driver alone takes two. `more`: further entry points by name.
 */
export async function bundleCommands(
  outdir: string,
  more: Record<string, string> = {},
): Promise<void> {
  const root = import.meta.dirname;
  rmSync(join(root, outdir), { recursive: true, force: true });
  await build({
    absWorkingDir: root,
    entryPoints: { ...commands, ...more },
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    external: unbundled,
    // Of a package that comes in several forms the one that Node would take.
    conditions: [],
    banner: { js: commonJs },
    jsx: 'automatic',
    sourcemap: true,
    sourcesContent: false,
    logLevel: 'warning',
  });
  for (const [folder, ending] of Object.entries(seedFiles))
    for (const name of readdirSync(join(root, 'src/seed', folder)))
      if (name.endsWith(ending))
        cpSync(join(root, 'src/seed', folder, name), join(root, outdir, folder, name));
}

if (import.meta.main) await bundleCommands('dist');
