import { cpSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

const commands = {
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
 * Bundles what runs beside Next (preparing the database, the worker, the reconciliation and the other commands) into
 * `outdir` as `<name>.mjs`, so that each starts in a second or two: loading the same files through a TypeScript loader
 * takes several times as long. `more`: further entry points by name.
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
    packages: 'external',
    jsx: 'automatic',
    sourcemap: true,
    logLevel: 'warning',
  });
  for (const [folder, ending] of Object.entries(seedFiles))
    for (const name of readdirSync(join(root, 'src/seed', folder)))
      if (name.endsWith(ending))
        cpSync(join(root, 'src/seed', folder, name), join(root, outdir, folder, name));
}

if (import.meta.main) await bundleCommands('dist');
