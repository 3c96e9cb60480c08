import { randomUUID } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sql } from '@payloadcms/db-postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callsOfPeople } from '../accounts/call-table.ts';
import { type Caller, useCms } from '../support/cms.ts';
import { createSample } from '../support/samples.ts';
import { type Server, startServer } from '../support/server.ts';

/** Every way to people's records, through the server that runs in production: each is on record, as what it was. */
// No Stripe, wherever this runs: what was tried is on record all the same.
const cms = useCms({ env: { STRIPE_SECRET_KEY: '' } });
let server: Server;
let admin: Caller;
let staff: Caller;
let order: string;
let other: string;
let mail: string;
let check: string;
let piece: string;
let person: string;
let message: string;
let colleague: string;
let leaver: string;
let leavers: string;
const email = 'canary@visitor.example';

beforeAll(async () => {
  server = await startServer();
  [admin, staff] = [await cms.signIn('admin'), await cms.signIn('staff', { mayRefund: true })];
  order = await createSample(cms.payload, 'orders', {
    email,
    firstName: 'Canary',
    lastName: 'Bird',
  });
  other = await createSample(cms.payload, 'orders', { email: 'second@visitor.example' });
  mail = await createSample(cms.payload, 'mails', { order, to: email });
  piece = await createSample(cms.payload, 'fulfilments', { order });
  check = await createSample(cms.payload, 'payment-checks', { order, state: 'open' });
  message = await createSample(cms.payload, 'contact-submissions', { email });
  person = String(
    (await cms.payload.db.drizzle.execute(sql`select id from people where mailbox = ${email}`))
      .rows[0]?.id,
  );
  [colleague, leaver, leavers] = [
    await account('esther'),
    await account('leaver'),
    await account('leavers'),
  ];
});
afterAll(() => server.stop('SIGKILL'));

const account = async (username: string) =>
  (
    await cms.payload.create({
      collection: 'users',
      data: { username, password: 'three random words', role: 'staff' },
    })
  ).id;

const lastLine = async () =>
  Number(
    (await cms.payload.db.drizzle.execute(sql`select coalesce(max(seq), 0) as seq from openings`))
      .rows[0]?.seq,
  );

type Line = {
  username: string;
  act: string;
  record: string;
  record_id: string | null;
  ids: string[] | null;
};

async function linesSince(seq: number): Promise<Line[]> {
  const { rows } = await cms.payload.db.drizzle.execute(
    sql`select * from openings where seq > ${seq} order by seq`,
  );
  return rows as Line[];
}

type Ask = { as?: Caller; method?: string; body?: unknown; headers?: Record<string, string> };

/** The calls and screens that were answered to somebody who may ask for them: 'post users/invite'. */
const answered = new Set<string>();

async function ask(path: string, { as, method, body, headers }: Ask = {}): Promise<Response> {
  const how = method ?? (body === undefined ? 'GET' : 'POST');
  const answer = await fetch(server.url + path, {
    method: how,
    headers: {
      ...(as && { cookie: as.headers.cookie ?? '' }),
      origin: server.url,
      'sec-fetch-site': 'same-origin',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    redirect: 'manual',
  });
  if (![401, 403].includes(answer.status))
    answered.add(`${how.toLowerCase()} ${path.replace('/cms-api/', '').replace(/\?.*/, '')}`);
  return answer;
}

/** The id that the build gave to the one action through which the admin's pages ask. */
function actionId(): string {
  const manifest = JSON.parse(
    readFileSync(
      join(import.meta.dirname, '../../.next/server/server-reference-manifest.json'),
      'utf8',
    ),
  ) as { node: Record<string, { filename: string }> };
  const found = Object.entries(manifest.node).find(([, { filename }]) =>
    filename.endsWith('(payload)/layout.tsx'),
  );
  return found?.[0] ?? '';
}

const callFunction = (as: Caller, name: string, args: object) =>
  ask('/admin/collections/orders', {
    as,
    method: 'POST',
    body: [{ name, args }],
    headers: { 'next-action': actionId(), 'content-type': 'text/plain;charset=UTF-8' },
  });

/** What was done, as the record says it. */
async function recordOf(deed: () => Promise<Response>) {
  const since = await lastLine();
  const answer = await deed();
  await answer.text();
  const lines = await linesSince(since);
  return {
    status: answer.status,
    lines: lines.map(({ act, record }) => `${act} ${record}`),
    rows: lines,
  };
}
const rest = (path: string, more: Ask = {}) => ask(`/cms-api/${path}`, { as: staff, ...more });

const list = { collectionSlug: 'orders', enableRowSelections: true, query: { limit: 10 } };
const closed = { ...list, collectionSlug: 'checkouts' };
const signIn = (password: string) =>
  ask('/cms-api/users/login', { body: { username: 'esther', password } });

type Deed = [what: string, deed: () => Promise<Response>, status: number, lines: string[]];

describe('SAFE-06 PRV-06 every way to people is on record as what it was', () => {
  const deeds: Deed[] = [
    // REST
    ['a list', () => rest('orders?depth=0&joins=false'), 200, ['list orders']],
    [
      'a list of some fields',
      () => rest('orders?select[number]=true&depth=0&joins=false'),
      200,
      ['list orders'],
    ],
    ['a sort', () => rest('orders?sort=-email&depth=0&joins=false'), 200, ['list orders']],
    [
      'a search',
      () => rest(`orders?where[email][equals]=${email}&depth=0&joins=false`),
      200,
      ['search orders'],
    ],
    ['a count', () => rest('orders/count'), 200, ['count orders']],
    ['a record', () => rest(`orders/${order}?depth=0&joins=false`), 200, ['open orders']],
    [
      'a record with its joins',
      () => rest(`orders/${order}`),
      200,
      ['relation mails', 'open orders'],
    ],
    ['a list with its joins', () => rest('orders'), 200, ['relation mails', 'list orders']],
    [
      'a record with a relation',
      () => rest(`mails/${mail}?depth=1`),
      200,
      ['relation orders', 'open mails'],
    ],
    [
      'a change',
      () => rest(`orders/${order}?depth=0`, { method: 'PATCH', body: {} }),
      200,
      ['change orders'],
    ],
    [
      'a change of many',
      () => rest(`orders?where[id][in]=${order},${other}&depth=0`, { method: 'PATCH', body: {} }),
      200,
      ['change many orders'],
    ],
    [
      'a new record',
      () =>
        rest('lead-captures', {
          as: admin,
          body: { firstName: 'Canary', lastName: 'Bird', email },
        }),
      201,
      ['create lead-captures'],
    ],
    [
      'a removal',
      () => rest(`users/${leaver}`, { as: admin, method: 'DELETE' }),
      200,
      ['delete users'],
    ],
    [
      'a removal of many',
      () => rest(`users?where[id][equals]=${leavers}`, { as: admin, method: 'DELETE' }),
      200,
      ['delete many users'],
    ],
    // Pages of the admin
    ['a list page', () => ask('/admin/collections/orders', { as: staff }), 200, ['list orders']],
    [
      'a search in a list page',
      () => ask('/admin/collections/orders?search=canary', { as: staff }),
      200,
      ['search orders'],
    ],
    [
      'a record’s page',
      () => ask(`/admin/collections/orders/${order}`, { as: staff }),
      200,
      ['open orders'],
    ],
    ['Today', () => ask('/admin', { as: staff }), 200, ['list today']],
    // Functions of those pages
    ['render-list', () => callFunction(staff, 'render-list', list), 200, ['list orders']],
    [
      'table-state',
      () =>
        callFunction(staff, 'table-state', {
          ...list,
          columns: [{ accessor: 'number', active: true }],
        }),
      200,
      ['list orders'],
    ],
    [
      'render-document',
      () =>
        callFunction(staff, 'render-document', {
          collectionSlug: 'orders',
          docID: order,
          drawerSlug: 'x',
        }),
      200,
      ['open orders'],
    ],
    // Screens of the desk
    ['the desk’s orders', () => ask('/admin/orders', { as: staff }), 200, ['list orders']],
    [
      'a search at the desk',
      () => ask('/admin/orders?q=canary', { as: staff }),
      200,
      ['search orders'],
    ],
    ['the desk’s people', () => ask('/admin/people', { as: staff }), 200, ['list people']],
    [
      'a search for people',
      () => ask('/admin/people?q=canary', { as: staff }),
      200,
      ['search people'],
    ],
    [
      'a person at the desk',
      () => ask(`/admin/people/${person}`, { as: staff }),
      200,
      ['open people'],
    ],
    [
      'an order at the desk',
      () => ask(`/admin/orders/${order}`, { as: staff }),
      200,
      ['open orders'],
    ],
    [
      'a receipt',
      () => ask(`/admin/orders/${order}/receipt`, { as: staff }),
      200,
      ['print receipt orders'],
    ],
    [
      'a superbill',
      () => ask(`/admin/orders/${order}/superbill`, { as: staff }),
      200,
      ['print superbill orders'],
    ],
    [
      'slips',
      () => ask(`/admin/orders/print?orders=${order},${other}`, { as: staff }),
      200,
      ['print slip orders'],
    ],
    ['the settings', () => ask('/admin/settings', { as: admin }), 200, ['list users']],
    ['the numbers', () => ask('/admin/numbers', { as: admin }), 200, []],
    ['the shop', () => ask('/admin/shop', { as: admin }), 200, []],
    ['the website', () => ask('/admin/website', { as: admin }), 200, []],
    ['the sign-in', () => ask('/admin/login'), 200, []],
    ['the page for a code app', () => ask('/admin/second-factor'), 200, []],
    ['the page for a first password', () => ask('/admin/welcome'), 200, []],
    // Calls of the desk
    ['the work of an order', () => rest(`fulfilment/orders/${order}/work`), 200, ['open orders']],
    [
      'a move',
      () =>
        rest(`fulfilment/orders/${order}/moves`, {
          body: {
            move: 'send',
            press: randomUUID(),
            items: [{ id: randomUUID(), from: 'to-send' }],
          },
        }),
      404,
      ['change orders'],
    ],
    ['a list of work', () => rest('fulfilment/lists/to-send'), 200, ['list orders']],
    ['the money of an order', () => rest(`payments/orders/${order}/money`), 200, ['open orders']],
    [
      'a refund',
      () =>
        rest(`payments/orders/${order}/refund`, {
          body: { amount: '1.00', reason: 'requested', press: randomUUID() },
        }),
      400,
      ['refund orders'],
    ],
    [
      'the end of monthly payments',
      () => rest(`payments/orders/${order}/stop-plan`, { body: {} }),
      503,
      ['stop plan orders'],
    ],
    [
      'another day for monthly payments',
      () => rest(`payments/orders/${order}/move-plan`, { body: { day: '2027-01-05' } }),
      503,
      ['move plan orders'],
    ],
    [
      'moves of many',
      () =>
        rest('fulfilment/moves', {
          body: { move: 'send', press: randomUUID(), items: [{ id: piece, from: 'to-send' }] },
        }),
      200,
      ['change many orders'],
    ],
    [
      'a new link to an order',
      () => rest(`order-page/orders/${order}/renew`, { body: {} }),
      200,
      ['renew link orders'],
    ],
    [
      'a payment that is noted as checked',
      () => rest(`payments/checks/${check}/done`, { body: {} }),
      200,
      ['check payment-checks'],
    ],
    [
      'a note to a person',
      () => rest(`desk/people/${person}/notes`, { body: { press: randomUUID(), text: 'x' } }),
      200,
      ['open people', 'note people'],
    ],
    [
      'a reply to a person',
      () =>
        rest(`desk/people/${person}/replies`, {
          body: { press: randomUUID(), message: null, text: 'x' },
        }),
      200,
      ['open people', 'reply people'],
    ],
    [
      'a message that is opened',
      () => rest(`desk/messages/${message}`),
      200,
      ['open contact-submissions'],
    ],
    [
      'a message that needs no answer',
      () => rest(`desk/messages/${message}/close`, { body: {} }),
      200,
      ['close contact-submissions'],
    ],
    [
      'a look before erasing',
      () => rest('data-rights/plan', { as: admin, body: { email } }),
      200,
      ['search person'],
    ],
    [
      'an export of a person',
      () => rest('data-rights/export', { as: admin, body: { email } }),
      200,
      ['export person-export'],
    ],
    [
      'an erasure with a wrong name',
      () => rest('data-rights/erase', { as: admin, body: { email, name: 'no' } }),
      422,
      ['search person'],
    ],
    [
      'an erasure',
      () =>
        rest('data-rights/erase', {
          as: admin,
          body: { email: 'second@visitor.example', name: 'Hannah Whitfield' },
        }),
      200,
      ['erase person-erasure'],
    ],
    [
      'a month as CSV',
      () => rest('numbers/2026-11/orders.csv', { as: admin }),
      200,
      ['export orders.csv'],
    ],
    // Accounts
    ['a sign-in', () => signIn('three random words'), 200, ['sign in users']],
    ['a sign-in that fails', () => signIn('four random words'), 401, ['sign in failed users']],
    [
      'an invitation',
      () =>
        rest('users/invite', {
          as: admin,
          body: { email: 'canary.new@visitor.example', name: 'New', role: 'staff' },
        }),
      200,
      ['invite users'],
    ],
    [
      'an invitation once more',
      () =>
        rest('users/invite-again', {
          as: admin,
          body: { account: colleague, email: 'canary.again@visitor.example' },
        }),
      200,
      ['invite users'],
    ],
    [
      'the end of sessions',
      () => rest('users/sessions/end', { body: {} }),
      200,
      ['end sessions users'],
    ],
    [
      'a link for a code app, without proof',
      () =>
        rest('users/factor/link', {
          as: admin,
          body: { account: colleague, presentPassword: 'x' },
        }),
      400,
      ['proof failed users'],
    ],
    // Refusals
    ['a list that is closed', () => rest('checkouts'), 403, ['refused checkouts']],
    [
      'a record that is closed',
      () => rest(`checkouts/${randomUUID()}`),
      403,
      ['refused checkouts'],
    ],
    ['a record that is not there', () => rest(`orders/${randomUUID()}`), 404, ['not found orders']],
    [
      'a removal that is closed',
      () => rest(`orders/${order}`, { method: 'DELETE' }),
      403,
      ['refused orders'],
    ],
    ['a stranger', () => ask('/cms-api/orders'), 403, ['refused orders']],
    [
      'a page that is closed',
      () => ask('/admin/collections/checkouts', { as: staff }),
      404,
      ['refused page checkouts'],
    ],
    [
      'render-list that is closed',
      () => callFunction(staff, 'render-list', closed),
      500,
      ['refused render-list checkouts'],
    ],
    [
      'table-state that is closed',
      () => callFunction(staff, 'table-state', closed),
      200,
      ['refused table-state checkouts'],
    ],
    [
      'render-document that is closed',
      () =>
        callFunction(staff, 'render-document', {
          collectionSlug: 'checkouts',
          docID: randomUUID(),
          drawerSlug: 'x',
        }),
      200,
      // It answers with the way to the page, which is refused once more.
      ['refused render-document checkouts', 'refused page checkouts'],
    ],
    [
      'the rights of people, for staff',
      () => rest('data-rights/plan', { body: { email } }),
      403,
      ['refused data-rights/plan'],
    ],
    [
      'publishing, for staff',
      () => rest('publishing/now', { body: { target: { page: 'home' } } }),
      403,
      ['refused publishing'],
    ],
    ['a price, for staff', () => rest('prices/set', { body: {} }), 403, ['refused prices']],
    [
      'tables of a month, for staff',
      () => rest('numbers/2026-11/orders.csv'),
      403,
      ['refused numbers'],
    ],
    [
      'a link for a code app, for staff',
      () => rest('users/factor/link', { body: { account: colleague, presentPassword: 'x' } }),
      403,
      ['refused users'],
    ],
    [
      'an enrolment with no link',
      () => ask('/cms-api/users/factor/begin', { body: { link: 'x', password: 'y' } }),
      403,
      ['enrol code app refused users'],
    ],
    // What shows nobody
    ['the own account', () => ask('/admin/account', { as: staff }), 200, []],
    [
      'an order that does not exist, at the desk',
      () => ask(`/admin/orders/${randomUUID()}`, { as: staff }),
      404,
      [],
    ],
    ['a page of the shop', () => rest('pages?depth=0'), 200, []],
    ['the own sessions', () => rest('users/sessions'), 200, []],
    ...(
      [
        'prices/set',
        'prices/availability',
        'publishing/now',
        'publishing/plan',
        'publishing/drop',
        'publishing/file',
        'globals/mail-texts/preview',
        'globals/mail-texts/test',
      ] as const
    ).map((path): Deed => [path, () => rest(path, { as: admin, body: {} }), 400, []]),
  ];
  test.each(deeds)('%s', { timeout: 60_000 }, async (_what, deed, status, lines) => {
    const found = await recordOf(deed);
    expect([found.status, found.lines]).toEqual([status, lines]);
    // Who signs in is named as who did it, and nowhere else.
    const told = found.rows.map(({ username: _who, ...rest }) => rest);
    expect(JSON.stringify(told).toLowerCase()).not.toMatch(/canary|visitor\.example|esther/);
  });

  /** Whether a call or screen was asked for; what stands between brackets or behind a colon is any name. */
  function isAsked(call: string): boolean {
    const pattern = new RegExp(`^${call.replaceAll(/:\w+|\[\w+\]/g, '[^/]+')}$`);
    return [...answered].some((one) => pattern.test(one));
  }

  test('SAFE-06 no call of the people of the practice was left out', () => {
    expect(callsOfPeople.filter((call) => !isAsked(call))).toEqual([]);
  });

  test('SAFE-06 no screen of our own was left out', () => {
    const desk = join(import.meta.dirname, '../../src/app/(desk)');
    const screens = globSync('**/page.tsx', { cwd: desk }).map((page) => `get /${dirname(page)}`);
    expect(screens.length).toBeGreaterThan(10);
    expect(screens.filter((screen) => !isAsked(screen))).toEqual([]);
  });
});
