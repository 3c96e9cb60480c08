import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';

const folder = join(import.meta.dirname, 'browser');

/** What browsers load from the stand-in; scripts are bundled when first asked for. */
const assets: Record<string, { type: string; load: () => Promise<string> }> = {
  '/stripe.js': { type: 'text/javascript', load: () => bundle('stripe-js/index.ts') },
  '/elements/payment': { type: 'text/html', load: () => read('frames/payment.html') },
  '/elements/payment.css': { type: 'text/css', load: () => read('frames/payment.css') },
  '/elements/payment.js': { type: 'text/javascript', load: () => bundle('frames/payment.ts') },
  '/elements/card-field': { type: 'text/html', load: () => read('frames/card-field.html') },
  '/elements/card-field.css': { type: 'text/css', load: () => read('frames/card-field.css') },
  '/elements/card-field.js': {
    type: 'text/javascript',
    load: () => bundle('frames/card-field.ts'),
  },
  '/elements/challenge': { type: 'text/html', load: () => read('frames/challenge.html') },
  '/elements/challenge.css': { type: 'text/css', load: () => read('frames/challenge.css') },
  '/elements/challenge.js': { type: 'text/javascript', load: () => bundle('frames/challenge.ts') },
};

/** The shop may be on any local port, so anybody may frame these pages, as with Stripe's; they load only their own. */
const pagePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self' http: https:; connect-src 'self'; font-src http: https: data:; img-src 'self' data:; base-uri 'none'; form-action 'self'";

export type Asset = { body: string; headers: Record<string, string> };

const loaded = new Map<string, Promise<string>>();

/** null when there is no such file. */
export async function findAsset(path: string): Promise<Asset | null> {
  const asset = assets[path];
  if (!asset) return null;
  const body = loaded.get(path) ?? asset.load();
  loaded.set(path, body);
  return {
    body: await body,
    headers: {
      'content-type': `${asset.type}; charset=utf-8`,
      'cache-control': 'no-cache',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      ...(asset.type === 'text/html' && { 'content-security-policy': pagePolicy }),
    },
  };
}

function read(file: string): Promise<string> {
  return readFile(join(folder, file), 'utf8');
}

async function bundle(file: string): Promise<string> {
  const result = await build({
    entryPoints: [join(folder, file)],
    bundle: true,
    format: 'iife',
    target: 'es2022',
    write: false,
    logLevel: 'silent',
  });
  return result.outputFiles[0]?.text ?? '';
}
