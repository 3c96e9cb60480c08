import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../env.ts';

const file = readFileSync(join(root, 'docker-compose.yml'), 'utf8');

/** The text of each block at the beginning of the lines, and of each service, by name. */
const parts = new Map(
  file.split(/^(?=x-[a-z]+:|services:|volumes:)/m).map((text) => [text.split(':')[0] ?? '', text]),
);
const services = new Map(
  (parts.get('services') ?? '')
    .split(/^ {2}(?=[a-z]+:$)/m)
    .slice(1)
    .map((text) => [text.split(':')[0] ?? '', text]),
);

test('every service of the shop is there', () => {
  expect([...services.keys()]).toEqual([
    'postgres',
    'prepare',
    'cms',
    'worker',
    'web',
    'mail',
    'caddy',
  ]);
});

test('a container has a read-only root, gains no privileges and loses every capability', () => {
  const hardened = parts.get('x-hardened') ?? '';
  for (const line of [
    'read_only: true',
    'security_opt: ["no-new-privileges:true"]',
    'cap_drop: [ALL]',
  ])
    expect(hardened).toContain(line);
  expect(parts.get('x-cms')).toContain('<<: *hardened');
  for (const [name, text] of services)
    expect([name, /^ {4}<<: \*(hardened|cms)$/m.test(text)]).toEqual([name, true]);
});

test('capabilities are given back to the database, which changes its account, and to Caddy, which takes ports below 1024, and to nothing else', () => {
  const given = [...services].flatMap(([name, text]) =>
    (text.match(/cap_add: \[(.*)\]/)?.[1] ?? '')
      .split(', ')
      .filter(Boolean)
      .map((capability) => `${name} ${capability}`),
  );
  expect(given).toEqual([
    'postgres CHOWN',
    'postgres DAC_OVERRIDE',
    'postgres FOWNER',
    'postgres SETGID',
    'postgres SETUID',
    'caddy NET_BIND_SERVICE',
  ]);
  expect(file).not.toMatch(/privileged|network_mode|docker\.sock|read_only: false|pid: host/);
});

test.each([
  'POSTGRES_PASSWORD',
  'DATABASE_PASSWORD',
  'PAYLOAD_SECRET',
  'FIELD_KEYS',
  'PREVIEW_SECRET',
  'LINK_SECRET',
  'CMS_API_KEY',
  'SITE_URL',
  'ADMIN_URL',
  'MAIL_FROM',
])('a start without %s names it and stops', (name) => {
  expect(file).toMatch(new RegExp(`\\$\\{${name}:\\?`));
  expect(file).not.toMatch(new RegExp(`\\$\\{${name}:-`));
});

test('nothing but 80 and 443 of Caddy is open to the world; the mailbox and the admin without a domain are open to the server itself', () => {
  const open = [...services].flatMap(([name, text]) =>
    [...text.matchAll(/^ {4}ports: (.*)$/gm)].flatMap(([, ports = '']) =>
      [...ports.matchAll(/"([^"]+)"/g)].map(
        ([, port = '']) => `${name} ${port.replaceAll(/\$\{\w+:-(\d+)\}/g, '$1')}`,
      ),
    ),
  );
  expect(open).toEqual([
    'mail 127.0.0.1:8025:8025',
    'caddy 80:80',
    'caddy 443:443',
    'caddy 443:443/udp',
    'caddy 127.0.0.1:3001:3001',
  ]);
});

test('SAFE-02 the admin has a host of its own, and the shop’s host answers 404 for it', () => {
  const rules = readFileSync(join(root, 'ops/deploy/Caddyfile'), 'utf8');
  const site = (address: string) =>
    rules.split(/^(?=\S.*\{$)/m).find((text) => text.startsWith(`${address} {`)) ?? '';
  const [shop, admin] = [site('{$SHOP_ADDRESS}'), site('{$ADMIN_ADDRESS}')];
  expect(shop).toMatch(
    /@office path \/admin \/admin\/\* \/cms-api \/cms-api\/\* \/_next \/_next\/\*\n\thandle @office \{[^}]*\}\s*respond "[^"]*" 404/,
  );
  expect([shop.includes('cms 3001'), shop.includes('web 3000')]).toEqual([false, true]);
  expect([admin.includes('cms 3001'), admin.includes('web 3000')]).toEqual([true, false]);
  expect(file.match(/CMS_PUBLIC_URL: .*/g)).toEqual(
    Array<string>(2).fill('CMS_PUBLIC_URL: "${ADMIN_URL:?is missing in .env}"'),
  );
});

test('SAFE-06 the owner of the database is known to its preparation alone; what serves has a role of its own', () => {
  for (const [name, text] of [...services, ['x-cms', parts.get('x-cms') ?? ''] as const])
    expect([name, /POSTGRES_PASSWORD|DATABASE_OWNER_URL/.test(text)]).toEqual([
      name,
      ['postgres', 'prepare'].includes(name),
    ]);
  expect(parts.get('x-cms')).toMatch(
    / DATABASE_URL: "postgres:\/\/shop_app:\$\{DATABASE_PASSWORD:\?/,
  );
});

test('the variables are written as docker-compose 1.29 reads them, too', () => {
  const ways = [...file.matchAll(/(?<!\$)\$\{(\w+)([^}]*)\}/g)].map(([, , way = '']) => way);
  expect(ways.filter((way) => !/^:[-?]/.test(way))).toEqual([]);
});

test('whatever serves visitors or sends mails says whether it is well', () => {
  for (const name of ['postgres', 'cms', 'worker', 'web'])
    expect([name, services.get(name)]).toEqual([name, expect.stringContaining('healthcheck:')]);
});
