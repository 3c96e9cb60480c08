import fc from 'fast-check';
import { readJson } from '../../world/calls.ts';
import { inLanes } from '../../world/crowd.ts';
import { grouped } from '../../world/figures.ts';
import { signInOwner } from '../../world/staff.ts';
import { ask, type Answered } from '../ask.ts';
import { buyAs } from '../buy.ts';
import { cmsCalls, otherBodies, pageForms, reference, shopCalls, staffCalls } from '../calls.ts';
import { spoiledBodies, spoiledForms } from '../mutations.ts';
import type { Trial } from '../trial.ts';
import { keyOf } from '../visits.ts';
import type { World } from '../world.ts';

const lanes = 16;
const formTypes = [
  'application/x-www-form-urlencoded',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/plain',
  'application/json',
];
const types = [
  'application/json',
  'application/json',
  'application/json; charset=utf-8',
  'text/plain',
];

/** Every call of both apps, of the admin's buttons and every form of a page, each with bodies made from a good one; every public address of the CMS with made-up queries. */
export const anyInput: Trial = {
  id: 'SEC-06',
  title: 'No input makes a 5xx, and every answer has its shape',
  run: async (world) => {
    const faults: string[] = [];
    let asked = 0;
    const check = (path: string, sent: string, answer: Answered) => {
      asked += 1;
      const fault = path in pageForms ? findFaultOfPage(answer) : findFault(path, answer);
      if (fault) faults.push(`${fault} from ${path} for ${sent.slice(0, 300)}`);
    };
    const person = await personWithOrder(world);
    /** The same call with many bodies, each with one of these types. */
    const tryAll = async <Sent>(
      path: string,
      [samples, runs]: [fc.Arbitrary<Sent>, number],
      kinds: string[],
      sendingOf: (sent: Sent) => { url: string; body: string; headers: Record<string, string> },
    ) => {
      await inLanes(
        fc.sample(samples, { seed: world.seed, numRuns: runs }),
        lanes,
        async (sample) => {
          const { url, body, headers } = sendingOf(sample);
          const type = kinds[body.length % kinds.length] ?? '';
          const sent = { method: 'POST', headers: { ...headers, 'content-type': type }, body };
          check(path, body, await ask(url, sent));
        },
      );
      world.say(`  ${path}: ${grouped(runs)}, faults so far ${faults.length}`);
    };
    for (const [path, valid] of Object.entries(staffCalls)) {
      const runs = world.count(path.includes('/mail-texts/') ? 2_000 : 10_000, 50);
      const url = world.cms + path.replace(':order', person.order);
      await tryAll(path, [spoiledBodies(valid), runs], types, (body) => ({
        url,
        body,
        headers: person.headers,
      }));
    }
    for (const [path, valid] of [
      ...otherBodies,
      ...Object.entries(cmsCalls),
      ...Object.entries(shopCalls),
    ]) {
      const runs = path.endsWith('/login') ? world.count(2_000, 50) : world.count(50_000, 100);
      await tryAll(path, [spoiledBodies(valid), runs], types, (body) => ({
        url: baseOf(world, path) + path,
        body,
        headers: headersFor(world, path),
      }));
    }
    for (const [path, valid] of Object.entries(pageForms)) {
      const samples = fc.tuple(spoiledForms(valid), tokens);
      await tryAll(path, [samples, world.count(10_000, 50)], formTypes, ([body, token]) => ({
        url: world.web + path.replace(':token', token),
        body,
        headers: headersFor(world, path),
      }));
    }
    await inLanes(
      fc.sample(queries, { seed: world.seed, numRuns: world.count(50_000, 100) }),
      lanes,
      async (query) => {
        check('/cms-api/*', query, await ask(world.cms + query, { headers: keyOf(world) }));
      },
    );
    for (const fault of faults.slice(0, 5)) world.say(`  ${fault}`);
    return {
      kept: faults.length === 0 && world.endings.size === 0,
      figure: `${grouped(asked)} requests, ${faults.length} answered 5xx or in another shape`,
    };
  },
};

const baseOf = (world: World, path: string) =>
  path.startsWith('/cms-api/') ? world.cms : world.web;

/** Somebody of the practice, and an order that they may work on. */
async function personWithOrder(world: World) {
  if (!(await buyAs(world, {}))) throw new Error('There is no order to work on');
  const [row] = await world.query<{ id: string }>(
    'select id from orders order by created_at desc limit 1',
  );
  const headers = { cookie: await signInOwner(world), origin: world.adminUrl };
  return { headers, order: row?.id ?? '' };
}

function headersFor(world: World, path: string): Record<string, string> {
  const address = `10.${world.random.between(0, 255)}.${world.random.between(0, 255)}.${world.random.between(0, 255)}`;
  return {
    'x-forwarded-for': address,
    origin: world.siteUrl,
    'stripe-signature': 't=1,v1=0',
    ...(/^\/cms-api\/(payments|leads|chat)\//.test(path) ? keyOf(world) : {}),
  };
}

function findFault(path: string, { status, text }: Answered): string | null {
  if (status === 0) return 'no answer';
  if (status >= 500) return `${status}`;
  const body = readJson(text) as
    | {
        success?: unknown;
        message?: unknown;
        id?: unknown;
        routeToContact?: unknown;
        errors?: { message?: unknown }[];
      }
    | undefined;
  if (status < 300) {
    const isForm = /\/(contact|freebie-downloads|workshop-signup)$/.test(path);
    const isWhole =
      body !== undefined &&
      (!isForm || (body.success === true && typeof body.id === 'string')) &&
      (path !== '/api/chat' ||
        (typeof body.message === 'string' && typeof body.routeToContact === 'boolean'));
    return isWhole ? null : `${status} in another shape`;
  }
  const isRefusal =
    body?.success === false && typeof body.message === 'string' && body.message !== '';
  const isPayloadRefusal =
    path.startsWith('/cms-api/') &&
    (typeof body?.errors?.[0]?.message === 'string' || typeof body?.message === 'string');
  return isRefusal || isPayloadRefusal ? null : `${status} in another shape`;
}

/** A page for people, or the same as data for the script; neither may be kept. */
function findFaultOfPage({ status, headers, text }: Answered): string | null {
  if (status === 0) return 'no answer';
  if (status >= 500) return `${status}`;
  if (!/no-store/.test(headers['cache-control'] ?? '')) return `${status} that may be kept`;
  return text === '' ? `${status} without a page` : null;
}

const word = fc.oneof(
  fc.constantFrom(
    'id',
    'handle',
    'price',
    'name',
    'updatedAt',
    '_status',
    'nothing',
    'or',
    'and',
    'equals',
    'like',
    'in',
    'contains',
    'exists',
    'near',
    '0',
    '__proto__',
    '',
  ),
  fc.string({ maxLength: 8 }),
);
const tokens = fc.oneof(
  fc.constantFrom('x', '%', '%00', '..', '.'.repeat(300), `${reference}.${'x'.repeat(43)}`),
  fc.string({ unit: 'binary', minLength: 1 }).map((text) => encodeURIComponent(text)),
);
const key = fc
  .tuple(
    fc.constantFrom(
      'where',
      'sort',
      'select',
      'limit',
      'page',
      'depth',
      'joins',
      'populate',
      'locale',
      'draft',
      'pagination',
      'trash',
      'fallback-locale',
    ),
    fc.array(word, { maxLength: 4 }),
  )
  .map(([name, parts]) => name + parts.map((part) => `[${part}]`).join(''));
const value = fc.oneof(
  fc.constantFrom(
    '',
    '0',
    '-1',
    '1e9',
    'true',
    'null',
    '%',
    '_%',
    '\\',
    "'",
    '"',
    '[',
    '{}',
    '1,2',
    '9'.repeat(40),
  ),
  fc.string({ maxLength: 30 }),
);
const queries = fc
  .tuple(
    fc.constantFrom(
      'products',
      'offers',
      'coupons',
      'media',
      'orders',
      'users',
      'globals/home',
      'globals/store',
      'products/1',
      'health',
      'nothing',
      'access',
      'users/me',
      'media/file/none.webp',
    ),
    fc.array(fc.tuple(key, value), { maxLength: 5 }),
  )
  .map(([path, pairs]) => `/cms-api/${path}?${new URLSearchParams(pairs).toString()}`);
