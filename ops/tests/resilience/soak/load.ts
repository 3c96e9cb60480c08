import { setTimeout as pause } from 'node:timers/promises';
import { type Answer, callsOf, send } from '../../world/calls.ts';
import { mailTo, wordsOf } from '../../world/mailbox.ts';
import { newShopper } from '../../world/shopper.ts';
import { signInOwner, staffOf, type Staff } from '../../world/staff.ts';
import { until } from '../../world/until.ts';
import { formNames, sendForm } from '../forms.ts';
import { pictureForm } from '../picture.ts';
import type { World } from '../world.ts';

export type Load = {
  /** Requests so far. */
  asked: () => number;
  purchases: () => number;
  /** What did not come as it should, in a few words, and when, in ms since the process began. */
  failures: { at: number; what: string }[];
  /** Takes no new visitors, and resolves when the last one has gone. */
  stop: () => Promise<void>;
};

type Visit = { name: string; share: number; run: (turn: number) => Promise<void> };

/** Two hundred milliseconds apart: five visits a second, each of one request or a few. */
const stepMs = 200;
/** More at once would be a crowd, and a shop that stands still is to be seen as one that fails. */
const mostAtOnce = 40;

const questions = [
  'What does the GI-MAP test show?',
  'How long do results take?',
  'My stomach hurts after bread, what can I do?',
  'When is the next workshop?',
  'Do you ship to Idaho?',
  'Where is my parcel?',
];

const adminScreens = [
  '',
  '/orders',
  '/people',
  '/numbers',
  '/shop',
  '/settings',
  '/collections/faqs',
];
const adminLists = ['orders', 'people', 'contact-submissions', 'mails', 'products', 'openings'];

/** The whole shop as a practice uses it, all at once, until it is stopped: visitors, buyers, staff and changes. */
export async function startLoad(world: World): Promise<Load> {
  const failures: Load['failures'] = [];
  const fail = (what: string) => void failures.push({ at: performance.now(), what });
  let asked = 0;
  let purchases = 0;
  const check = (what: string, { status }: Pick<Answer, 'status'>, wanted = 200) => {
    asked += 1;
    if (status !== wanted) fail(`${what} ${status}`);
  };
  const visitor = () => callsOf(world);
  const pages = await publicPages(world);
  const orderPages: string[] = [];
  let office = await enter(world);
  const [firstQuestion] = await office.staff.list<{ id: string; answer: string }>('faqs');
  if (!firstQuestion) throw new Error('The shop has no questions');

  const get = async (what: string, path: string, wanted = 200) =>
    check(what, await visitor()('GET', path), wanted);
  const inOffice = async (what: string, work: (staff: Staff) => Promise<Answer>, wanted = 200) =>
    check(what, await work(office.staff), wanted);

  const visits: Visit[] = [
    { name: 'page', share: 20, run: async () => await get('page', world.random.pick(pages)) },
    {
      name: 'page with a query',
      share: 3,
      run: async (turn) => await get('page with a query', `/store?utm_source=letter-${turn}`),
    },
    {
      name: 'missed page',
      share: 4,
      run: async (turn) => await get('missed page', `/nothing-${turn}`, 404),
    },
    {
      name: 'missed product',
      share: 1,
      run: async (turn) => await get('missed product', `/store/nothing-${turn}`, 404),
    },
    {
      name: 'payment status',
      share: 1,
      run: async () => await get('payment status', '/api/payment/status'),
    },
    {
      name: 'chat',
      share: 2,
      run: async (turn) =>
        check(
          'chat',
          await visitor()('POST', '/api/chat', {
            messages: [{ role: 'user', content: `${world.random.pick(questions)} ${turn}` }],
          }),
        ),
    },
    {
      name: 'coupon that nobody has',
      share: 1,
      run: async (turn) =>
        check(
          'coupon',
          await visitor()('POST', '/api/validate-coupon', { code: `NO-${turn}`, orderTotal: 477 }),
          422,
        ),
    },
    {
      name: 'form',
      share: 2,
      run: async () => {
        const { answers } = await sendForm(world, world.random.pick(formNames));
        for (const answer of answers)
          // One in ten hangs up before the answer.
          if (answer.status !== 0) check('form', answer);
      },
    },
    {
      name: 'purchase',
      share: 1,
      run: async (turn) => {
        const shopper = newShopper(world);
        const { intent } = await shopper.pay();
        if (turn % 3 > 0) await shopper.deliver(intent);
        await shopper.report(intent);
        for (const answer of shopper.answers) check('purchase', answer);
        purchases += 1;
        if (turn % 6 === 0) orderPages.splice(20, 1, await orderPageOf(world, shopper.person));
      },
    },
    {
      name: 'order page',
      share: 1,
      run: async () => {
        if (orderPages.length > 0) await get('order page', world.random.pick(orderPages));
      },
    },
    {
      name: 'screen of the admin',
      share: 3,
      run: async (turn) => {
        const path = adminScreens[turn % adminScreens.length] ?? '';
        const headers = { cookie: office.cookie, origin: world.adminUrl };
        check(`/admin${path}`, await send(`${world.cms}/admin${path}`, { headers }));
      },
    },
    {
      name: 'list of the admin',
      share: 3,
      run: async (turn) => {
        const list = adminLists[turn % adminLists.length] ?? '';
        await inOffice(`list of ${list}`, (staff) => staff.ask('GET', `${list}?limit=50&depth=1`));
      },
    },
    {
      name: 'change of the content',
      share: 1,
      run: async (turn) => {
        const answer = `${firstQuestion.answer}${turn % 2 === 0 ? ' Write to us.' : ''}`;
        await inOffice('change of the content', (staff) =>
          staff.ask('PATCH', `faqs/${firstQuestion.id}`, { answer, _status: 'published' }),
        );
      },
    },
    {
      name: 'sign-in',
      share: 1,
      run: async (turn) => {
        if (turn % 3 > 0) return;
        const left = office;
        office = await enter(world);
        asked += 1;
        // What is still under way with the old session is let come to its end.
        await pause(5_000);
        check('sign-out', await left.staff.ask('POST', 'users/logout'));
      },
    },
    {
      name: 'picture',
      share: 1,
      run: async (turn) => {
        if (turn % 6 > 0) return;
        const { status, body } = await office.staff.ask('POST', 'media', pictureForm());
        check('picture', { status }, 201);
        const { id } = (body.doc ?? {}) as { id?: string };
        if (id) await inOffice('picture taken out', (staff) => staff.ask('DELETE', `media/${id}`));
      },
    },
    {
      name: 'table',
      share: 1,
      run: async (turn) => {
        if (turn % 6 > 0) return;
        const month = new Date().toISOString().slice(0, 7);
        await inOffice('table', (staff) => staff.ask('GET', `numbers/${month}/orders.csv`));
      },
    },
  ];

  const over = new AbortController();
  const underWay = new Set<Promise<void>>();
  const going = comeAndGo();

  async function comeAndGo(): Promise<void> {
    const turns = new Map<Visit, number>();
    const deck = visits.flatMap((visit) => Array.from({ length: visit.share }, () => visit));
    for (let order: Visit[] = []; !over.signal.aborted;) {
      if (order.length === 0) order = world.random.shuffled(deck);
      const visit = order.pop();
      if (visit && underWay.size < mostAtOnce) {
        const turn = turns.get(visit) ?? 0;
        turns.set(visit, turn + 1);
        const run = visit
          .run(turn)
          .catch((error: unknown) => fail(`${visit.name}: ${String(error)}`))
          .finally(() => underWay.delete(run));
        underWay.add(run);
      }
      await pause(stepMs, undefined, { signal: over.signal }).catch(() => undefined);
    }
    await Promise.all(underWay);
  }

  return {
    asked: () => asked,
    purchases: () => purchases,
    failures,
    async stop() {
      over.abort();
      await going;
    },
  };
}

/** All that the site map names, as soon as the shop has read it. */
async function publicPages(world: World): Promise<string[]> {
  const read = async () => {
    const { text } = await callsOf(world)('GET', '/sitemap.xml');
    const pages = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, url]) => new URL(url ?? '').pathname,
    );
    return pages.length < 20 ? null : pages;
  };
  return [
    ...(await until('the site map names the pages', 60_000, read, 1_000)),
    '/cart',
    '/checkout',
  ];
}

/** The way to the page of an order, as its confirmation says it. */
async function orderPageOf(world: World, person: object): Promise<string> {
  const { email } = person as { email: string };
  const words = wordsOf(await mailTo(world, email, 120_000));
  const [, path] = /(\/orders\/v1\.[\w.-]+)/.exec(words) ?? [];
  if (!path) throw new Error('The confirmation has no link to its order');
  return path;
}

/** Somebody of the practice who has just signed in. */
async function enter(world: World): Promise<{ cookie: string; staff: Staff }> {
  const cookie = await signInOwner(world);
  return { cookie, staff: staffOf(world, cookie) };
}
