import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../env.ts';
import { signInOwner } from '../../world/staff.ts';
import { ask } from '../ask.ts';
import { findInFiles } from '../find-in-files.ts';
import type { Trial } from '../trial.ts';
import type { World } from '../world.ts';

/** Every secret of this run is random and so its own canary: none may be in what browsers get, in logs or in error answers. */
export const secrets: Trial = {
  id: 'SEC-23',
  title: 'No secret in bundles, pages, data, logs, errors or source maps',
  run: async (world) => {
    const canaries = canariesOf(world);
    const found: string[] = [];
    const bundles = [join(root, 'web/build/client'), join(root, 'cms/.next/static')]
      .filter((folder) => existsSync(folder))
      .map((folder) => findInFiles(folder, canaries));
    const maps = [join(root, 'web/build/client'), join(root, 'cms/.next/static')].map(
      (folder) => findInFiles(folder, [], (name) => name.endsWith('.map')).files,
    );
    const logs = findInFiles(world.logDir, canaries);
    found.push(...bundles.flatMap(({ hits }) => hits), ...logs.hits);
    const cookie = await signInOwner(world);
    let answers = 0;
    for (const [url, headers] of addresses(world, cookie)) {
      const { text, headers: got } = await ask(url, { headers });
      answers += 1;
      const all = text + JSON.stringify(got);
      if (canaries.some((canary) => all.includes(canary)) || /at \S+ \(.*:\d+:\d+\)/.test(text))
        found.push(`answer of ${url}`);
    }
    const mapCount = maps.reduce((sum, count) => sum + count, 0);
    for (const hit of found.slice(0, 5)) world.say(`  ${hit.slice(0, 60)}`);
    return {
      kept: found.length === 0 && mapCount === 0,
      figure: `${canaries.length} secrets in ${answers} answers, ${bundles.reduce((sum, { files }) => sum + files, 0)} bundled files and ${Math.round(logs.bytes / 1024)} kB of logs: ${found.length} found; ${mapCount} source maps`,
    };
  },
};

function canariesOf({ secrets: all, environment }: World): string[] {
  const { ADMIN_USERNAME: _name, STRIPE_PUBLISHABLE_KEY: _public, ...secret } = all;
  const keys = Object.values(secret).flatMap((value) => [value, ...value.split(':').slice(1)]);
  return [...new Set([...keys, environment.cms.DATABASE_URL ?? ''])].filter(
    (canary) => canary.length >= 12,
  );
}

function addresses(world: World, cookie: string): [string, Record<string, string>][] {
  const web = [
    '/',
    '/store',
    '/cart',
    '/checkout',
    '/_.data',
    '/store.data',
    '/cart.data',
    '/checkout.data',
    '/nothing',
    '/api/payment/status',
    '/api/create-payment-intent',
    '/health/ready',
    '/%',
    '/media/none.webp',
    '/.env',
    '/server.ts',
    '/../package.json',
  ];
  const cms = [
    '/admin',
    '/admin/login',
    '/admin/collections/products',
    '/admin/collections/service-accounts',
    '/cms-api/service-accounts?limit=10',
    '/cms-api/users?limit=10',
    '/cms-api/users/me',
    '/cms-api/access',
    '/cms-api/orders/x',
    '/cms-api/nothing',
    '/.env',
    '/_next/static/../../package.json',
  ];
  return [
    ...web.map((path): [string, Record<string, string>] => [world.web + path, {}]),
    ...cms.flatMap((path): [string, Record<string, string>][] => [
      [world.cms + path, {}],
      [world.cms + path, { cookie, origin: world.adminUrl }],
    ]),
  ];
}
