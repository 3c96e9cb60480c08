import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { root } from '../env.ts';

type Service = {
  image: string;
  command?: string[];
  environment: Record<string, string>;
  secrets?: string[];
  read_only: boolean;
  cap_drop: string[];
  cap_add?: string[];
  ports?: { published: string; mode: string }[];
  healthcheck?: { test: string[]; start_period: string };
  deploy: {
    replicas?: string;
    mode?: string;
    endpoint_mode?: string;
    restart_policy?: { condition: string };
    update_config?: { order?: string; failure_action: string };
    placement?: { preferences: { spread: string }[]; max_replicas_per_node?: string | number };
    resources?: { limits: { memory: string } };
  };
};

const text = readFileSync(join(root, 'ops/deploy/stack.yml'), 'utf8');
const script = readFileSync(join(root, 'ops/deploy/stack.sh'), 'utf8');
const { services, secrets } = parse(text, { merge: true }) as {
  services: Record<string, Service>;
  secrets: Record<string, { external: boolean; name: string }>;
};
const each = Object.entries(services);
const copied = each.filter(([name]) => ['cms', 'worker', 'web'].includes(name));

test('SCALE-01 the stack is the shop without what it keeps outside', () => {
  expect(Object.keys(services)).toEqual(['prepare', 'cms', 'worker', 'web', 'caddy']);
  expect(text).not.toMatch(/build:|postgres:\/\/|depends_on|container_name|restart:/);
});

test('SCALE-01 a new copy is well before an old one goes, copies stand on different machines, and a bad version goes back by itself', () => {
  for (const [name, { deploy, healthcheck }] of copied)
    expect([name, deploy, healthcheck]).toEqual([
      name,
      expect.objectContaining({
        replicas: expect.stringMatching(name === 'worker' ? /:-2\}$/ : /:-3\}$/),
        placement:
          name === 'worker'
            ? { max_replicas_per_node: 1 }
            : {
                preferences: [{ spread: 'node.id' }],
                max_replicas_per_node: '${COPIES_ON_A_MACHINE:-2}',
              },
        update_config: expect.objectContaining({
          order: name === 'worker' ? 'stop-first' : 'start-first',
          failure_action: 'rollback',
        }),
        resources: { limits: { memory: expect.any(String) } },
      }),
      expect.objectContaining({ test: expect.any(Array), start_period: '600s', retries: 24 }),
    ]);
  expect(services.caddy?.deploy.mode).toBe('global');
  // Caddy sees each copy, and asks another when one is gone.
  for (const [name, { deploy }] of each.filter(([each]) => each !== 'prepare'))
    expect([name, deploy.endpoint_mode]).toEqual([name, 'dnsrr']);
});

test('SCALE-01 the database is prepared once, its end takes no update back, and whoever needs it waits', () => {
  expect(services.prepare?.deploy).toEqual({
    replicas: 1,
    restart_policy: { condition: 'on-failure', delay: '5s' },
    update_config: { failure_action: 'continue' },
  });
  for (const name of ['cms', 'worker'])
    expect(services[name]?.command?.at(-1)).toMatch(
      /^node dist\/until-prepared\.mjs && exec node /,
    );
});

test('SCALE-01 no secret stands in a variable; each is a file for those alone who need it', () => {
  for (const [name, { environment }] of each)
    expect([name, Object.keys(environment).filter((each) => each in secrets)]).toEqual([name, []]);
  for (const [name, { name: full, external }] of Object.entries(secrets))
    expect([full, external]).toEqual([`\${STACK}_${name}_\${SECRETS_MARK}`, true]);
  const holders = (secret: string) =>
    each.filter(([, service]) => service.secrets?.includes(secret)).map(([name]) => name);
  expect(holders('DATABASE_OWNER_URL')).toEqual(['prepare']);
  expect(holders('OPENAI_API_KEY')).toEqual(['web']);
  expect(holders('STRIPE_WEBHOOK_SECRET')).toEqual(['web']);
  for (const secret of ['FIELD_KEYS', 'DATABASE_URL', 'STRIPE_SECRET_KEY', 'PAYLOAD_SECRET'])
    expect([secret, holders(secret)]).toEqual([secret, ['prepare', 'cms', 'worker']]);
  const made = [...script.matchAll(/^(?:needed|optional)="(.*)"$/gm)].flatMap(([, names = '']) =>
    names.split(' '),
  );
  expect(made.toSorted()).toEqual(Object.keys(secrets).toSorted());
});

test('SCALE-01 every setting of the stack is one that stack.sh hands on', () => {
  const set = new Set([
    ...(/^for name in (SHOP_VERSION .*); do$/m.exec(script)?.[1]?.split(' ') ?? []),
    ...[...script.matchAll(/([A-Z_]+)=/g)].map(([, name = '']) => name),
  ]);
  const asked = [...text.matchAll(/(?<!\$)\$\{(\w+)/g)].map(([, name = '']) => name);
  expect([...new Set(asked)].filter((name) => !set.has(name))).toEqual([]);
});

test('SCALE-01 a container has a read-only root and no capability, and nothing but Caddy is open to the world', () => {
  for (const [name, { read_only, cap_drop, cap_add = [], ports = [] }] of each)
    expect([name, read_only, cap_drop, cap_add, ports.map(({ mode }) => mode)]).toEqual([
      name,
      true,
      ['ALL'],
      name === 'caddy' ? ['NET_BIND_SERVICE'] : [],
      name === 'caddy' ? ['host', 'host'] : [],
    ]);
});
