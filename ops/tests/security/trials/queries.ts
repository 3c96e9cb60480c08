import { setTimeout as pause } from 'node:timers/promises';
import { grouped, percentile } from '../../world/figures.ts';
import { signInOwner } from '../../world/staff.ts';
import { ask } from '../ask.ts';
import type { Trial } from '../trial.ts';
import { keyOf } from '../visits.ts';
import type { World } from '../world.ts';

const mostMs = 500;
/** Over what the same call takes on this machine at this time. */
const mostLagMs = 100;
const calmMs = 4_000;

export const queries: Trial = {
  id: 'SEC-14',
  title: 'No question to the CMS costs much, whoever asks',
  run: async (world) => {
    const cookie = await signInOwner(world);
    const callers: Record<string, string>[] = [
      {},
      keyOf(world),
      { cookie, origin: world.adminUrl },
    ];
    const questions = questionsOf(world.count(100, 10));
    const put = ({ url, asked }: Question, headers: Record<string, string>) =>
      ask(world.cms + url, { ...asked, headers: { ...asked.headers, ...headers } });
    for (const headers of callers) for (const question of questions) await put(question, headers);

    const calm = takePulse(world);
    await pause(calmMs);
    const usual = percentile(await calm.stop(), 0.99);
    const pulse = takePulse(world);
    const slow: string[] = [];
    const times: number[] = [];
    let failed = 0;
    for (const headers of callers) {
      for (const question of questions) {
        const { status, ms } = await put(question, headers);
        times.push(ms);
        if (status === 0 || status >= 500) failed += 1;
        if (ms > mostMs || status === 0 || status >= 500)
          slow.push(`${ms.toFixed(0)} ms, ${status}: ${question.url.slice(0, 120)}`);
      }
    }
    const lags = await pulse.stop();
    for (const line of slow.slice(0, 8)) world.say(`  ${line}`);
    const worst = Math.max(...times);
    const lag = percentile(lags, 0.99);
    return {
      kept: worst < mostMs && failed === 0 && lag - usual < mostLagMs,
      figure: `${grouped(times.length)} questions, worst ${worst.toFixed(0)} ms, ${failed} failed; a health call's p99 ${usual.toFixed(0)} ms before, ${lag.toFixed(0)} ms meanwhile`,
    };
  },
};

/** How long a call that does nothing waits for its turn in the same process. */
function takePulse(world: World) {
  const times: number[] = [];
  const over = new AbortController();
  const beat = (async () => {
    while (!over.signal.aborted) {
      times.push((await ask(`${world.cms}/cms-api/health`)).ms);
      await pause(20);
    }
  })();
  return {
    stop: async () => {
      over.abort();
      await beat;
      return times;
    },
  };
}

type Question = {
  url: string;
  asked: { method?: string; headers?: Record<string, string>; body?: string };
};

function questionsOf(depths: number): Question[] {
  const get = (url: string): Question => ({ url: `/cms-api/${url}`, asked: {} });
  const clauses = (count: number, field = 'handle', comparison = 'equals', value = 'x') =>
    Array.from(
      { length: count },
      (_, index) => `where[or][${index}][${field}][${comparison}]=${value}`,
    ).join('&');
  const nested = (depth: number) => `where${'[or][0]'.repeat(depth)}[handle][equals]=x`;
  const override = (type: string, body: string): Question => ({
    url: '/cms-api/products',
    asked: {
      method: 'POST',
      headers: { 'content-type': type, 'x-http-method-override': 'GET' },
      body,
    },
  });
  const patterns = [
    '%25',
    '_',
    '%25%25%25%25',
    '%25a%25b%25c%25d%25e%25f',
    '_'.repeat(500),
    '%25_'.repeat(200),
    '\\'.repeat(100),
    encodeURIComponent('(a+)+$'),
  ];
  return [
    ...Array.from({ length: depths }, (_, depth) => get(`globals/store?depth=${depth}`)),
    ...Array.from({ length: 11 }, (_, depth) => get(`products?depth=${depth * 10}&limit=100`)),
    ...['0', '-1', '1e9', '100', '101', 'NaN', ''].map((limit) => get(`products?limit=${limit}`)),
    get('products?pagination=false'),
    ...[10, 50, 51, 120].map((count) => get(`products?${clauses(count)}`)),
    ...[10, 50].map((count) => get(`products?${clauses(count, 'name', 'like', '%25a%25')}`)),
    ...['products', 'offers', 'media', 'orders', 'mails', 'coupons'].flatMap((slug) =>
      patterns.flatMap((pattern) =>
        ['like', 'contains', 'not_like'].map((comparison) =>
          get(`${slug}?where[id][${comparison}]=${pattern}&where[name][${comparison}]=${pattern}`),
        ),
      ),
    ),
    ...[5, 20, 60].map((depth) => get(`products?${nested(depth)}`)),
    get(
      `products?sort=${Array.from({ length: 200 }, (_, index) => (index % 2 ? 'name' : '-price')).join(',')}`,
    ),
    get(
      `products?${Array.from({ length: 300 }, (_, index) => `select[f${index}]=true`).join('&')}`,
    ),
    get('products?joins[x][limit]=0&joins[x][sort]=y'),
    get(`products?page=${'9'.repeat(6)}&limit=100`),
    get('products?locale=all&fallback-locale=x&draft=true&trash=true'),
    get('products/versions?limit=100&depth=2'),
    get('globals/home/versions?limit=100&depth=2'),
    get('access'),
    override('application/x-www-form-urlencoded', clauses(1_500)),
    override('application/x-www-form-urlencoded', clauses(5_000)),
    override(
      'application/json',
      JSON.stringify({
        where: { or: Array.from({ length: 1_200 }, () => ({ handle: { equals: 'x' } })) },
      }),
    ),
    override(
      'application/json',
      JSON.stringify({
        where: {
          id: { in: Array.from({ length: 1_500 }, () => '11111111-1111-4111-8111-111111111111') },
        },
      }),
    ),
    override('application/json', '{"limit":0,"depth":100}'),
  ];
}
