import { cpSync, readdirSync, rmSync } from 'node:fs';
import { build } from 'esbuild';

/**
 * Bundles what runs beside Next (preparing the database, the worker, the reconciliation and the other commands) into
 * dist/, so that each starts in a second or two: loading the same files through a TypeScript loader takes several times as long.
 */
rmSync('dist', { recursive: true, force: true });
await build({
  entryPoints: {
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
  },
  outdir: 'dist',
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
for (const [folder, ending] of Object.entries({
  articles: '.md',
  guides: '.pdf',
  pictures: '.svg',
  products: '.json',
}))
  for (const name of readdirSync(`src/seed/${folder}`))
    if (name.endsWith(ending)) cpSync(`src/seed/${folder}/${name}`, `dist/${folder}/${name}`);
