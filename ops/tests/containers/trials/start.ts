import { seconds } from '../../world/figures.ts';
import { until } from '../../world/until.ts';
import { docker, ran } from '../command-line.ts';
import type { Container } from '../container.ts';
import type { Trial } from '../trial.ts';

const asked = [
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
];
const askedByItself = {
  'shop-cms': {
    command: ['node', 'dist/prepare.mjs'],
    names: ['DATABASE_URL', 'PAYLOAD_SECRET', 'FIELD_KEYS', 'LINK_SECRET', 'CMS_API_KEY'],
  },
  'shop-web': {
    command: ['node', 'build/server/server.js'],
    names: ['SITE_URL', 'CMS_URL', 'CMS_API_KEY'],
  },
};

export const missingSecrets: Trial = {
  id: 'SECRETS',
  title: 'a start without one of its secrets names it and stops',
  async run({ compose, version, written, say }) {
    const silent: string[] = [];
    for (const name of asked) {
      const { code, errors } = await compose.tryWith({ [name]: '' }, 'config', '-q');
      if (code === 0 || !errors.includes(name)) silent.push(`compose without ${name}`);
    }
    const whole: Record<string, string> = {
      ...written,
      DATABASE_URL: 'postgres://shop@127.0.0.1:1/shop',
      CMS_URL: 'http://127.0.0.1:1',
      CMS_PUBLIC_URL: written.ADMIN_URL ?? '',
    };
    for (const [image, { command, names }] of Object.entries(askedByItself)) {
      for (const name of names) {
        const variables = Object.entries({ ...whole, [name]: '' }).flatMap(([key, value]) => [
          '-e',
          `${key}=${value}`,
        ]);
        const { code, output, errors } = await ran([
          'docker',
          'run',
          '--rm',
          '--network',
          'none',
          ...variables,
          `${image}:${version}`,
          ...command,
        ]);
        if (code === 0 || !(output + errors).includes(name))
          silent.push(`${image} without ${name}`);
      }
    }
    for (const each of silent) say(`  not told: ${each}`);
    const tried = asked.length + Object.values(askedByItself).flatMap(({ names }) => names).length;
    return {
      kept: silent.length === 0,
      figure: `${tried} starts, ${silent.length} that did not name what they miss and stop`,
    };
  },
};

/** The line of its log with which a service is at work. */
const atWork: Record<string, RegExp> = {
  postgres: /ready to accept connections/,
  cms: /"listening"/,
  worker: /worker leads/,
  web: /"listening"/,
  caddy: /serving initial configuration/,
};

export const startTimes: Trial = {
  id: 'REL-16',
  title:
    'the database is prepared once, before the CMS takes visitors; what each container takes to start, and its memory',
  async run({ compose, took, query }) {
    const containers = await compose.containers();
    const prepare = containers.find(({ service }) => service === 'prepare');
    const ended = Date.parse(
      (await docker('inspect', '-f', '{{.State.FinishedAt}}', prepare?.id ?? '')).trim(),
    );
    const early = containers.filter(
      ({ service, startedAt }) => ['cms', 'worker', 'web'].includes(service) && startedAt < ended,
    );
    const again = await Promise.all(
      Array.from({ length: 4 }, () =>
        compose.tryWith({}, 'run', '--rm', '-T', '--no-deps', 'prepare'),
      ),
    );
    const refused = again.filter(({ code }) => code !== 0).length;
    const [applied] = await query<{ repeated: string; all: string }>(
      'select count(*) as all, count(*) - count(distinct name) as repeated from payload_migrations',
    );
    const starts = await Promise.all(containers.map(startOf));
    const memory = (
      await docker(
        'stats',
        '--no-stream',
        '--format',
        '{{.Name}} {{.MemUsage}}',
        ...containers.filter(({ isRunning }) => isRunning).map(({ id }) => id),
      )
    )
      .trim()
      .split('\n');
    const used = memory.map((line) =>
      line
        .replace(/^.*?_?(postgres|cms|worker|web|mail|caddy|stripe|redis)[_-]\d+ /, '$1 ')
        .replace(/ \/.*/, ''),
    );
    return {
      kept:
        early.length === 0 &&
        refused === 0 &&
        Number(applied?.repeated) === 0 &&
        Number(applied?.all) > 0,
      figure: `${applied?.all} migrations, each once; prepared in ${seconds(ended - (prepare?.startedAt ?? 0))}, ${early.length} containers before that; four more preparations at once, ${refused} failed; at work after ${starts.filter(Boolean).join(', ')}; the whole shop after ${seconds(took.starting)}; memory ${used.join(', ')}`,
    };
  },
};

async function startOf({ id, service, startedAt }: Container): Promise<string> {
  const sign = atWork[service];
  if (!sign) return '';
  const line = await until(`${service} writes that it is at work`, 30_000, async () => {
    const { output, errors } = await ran(['docker', 'logs', '--timestamps', id]);
    return `${output}\n${errors}`.split('\n').findLast((each) => sign.test(each)) ?? null;
  });
  return `${service} ${seconds(Date.parse(line.split(' ')[0] ?? '') - startedAt)}`;
}
