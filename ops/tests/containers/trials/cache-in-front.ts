import { setTimeout as pause } from 'node:timers/promises';
import { send } from '../../world/calls.ts';
import { crowd } from '../../world/crowd.ts';
import { grouped, percentile, seconds } from '../../world/figures.ts';
import { mailTo, wordsOf } from '../../world/mailbox.ts';
import { canary } from '../../world/shopper.ts';
import type { Staff } from '../../world/staff.ts';
import { type Cache, startCache } from '../cache.ts';
import { enter } from '../office.ts';
import { buyOne } from '../shopping.ts';
import type { Trial } from '../trial.ts';
import { timed, type World } from '../world.ts';

const pages = ['/', '/store', '/store/gi-map', '/cart', '/checkout', '/blog', '/faq', '/about'];
const width = 16;
/** max-age and stale-while-revalidate of a page (web/app/server/cache/kept-page.ts). */
const longestMs = 30_000;
const usual = 477;

export const cacheInFront: Trial = {
  id: 'CDN',
  title:
    'a cache in front takes the views, shows what is published within seconds and keeps nothing of a person',
  async run(world) {
    const cache = await startCache(world.compose.project);
    try {
      const views = await viewsOf(world, cache);
      const seen = await publications(world, cache);
      const personal = await personalAnswers(world, cache);
      const away = await withoutTheShop(world, cache);
      return {
        kept:
          views.failed.length === 0 &&
          views.asked * 20 < views.count &&
          Math.max(...seen) <= longestMs &&
          personal.shared === 0 &&
          personal.held === 0 &&
          personal.publicHeld > 0 &&
          away === pages.length,
        figure: `of ${grouped(views.count)} views of ${pages.length} pages in ${seconds(views.ms)} ${grouped(views.asked)} reached the shop, ${views.failed.length} failed${views.failed.length > 0 ? ` (${[...new Set(views.failed)].join(', ')})` : ''}; ${seen.length} prices published were seen after ${seconds(percentile(seen, 0.5))}, at most ${seconds(Math.max(...seen))}; ${personal.count} visits to an order, a preview, calls, forms and the admin: ${personal.shared} answered from the cache, ${personal.held} lines of it hold words of a person; with the shop stopped ${away} of ${pages.length} pages stand`,
      };
    } finally {
      await cache.stop();
    }
  },
};

async function viewsOf({ count }: World, { url, asked }: Cache) {
  const before = await asked();
  const failed: number[] = [];
  const views = count(10_000, 500);
  const ms = await timed(() =>
    crowd(views, width, async (index) => {
      const page = pages[index % pages.length] ?? '/';
      const { status } = await send(`${url}${page}?utm_source=letter-${index % 50}`, {
        headers: { 'accept-encoding': 'br' },
      });
      if (status !== 200) failed.push(status);
    }),
  );
  return { count: views, ms, failed, asked: (await asked()) - before };
}

/** Milliseconds from each publication until a visitor who asks again and again sees it. */
async function publications(world: World, { url }: Cache): Promise<number[]> {
  const office = await enter(world);
  const seen: number[] = [];
  const turns = world.count(10, 2);
  for (let turn = 1; turn <= turns; turn += 1)
    seen.push(await publication(office, url, turn === turns ? usual : usual + turn));
  return seen;
}

async function publication({ get, patch }: Staff, url: string, price: number): Promise<number> {
  const { docs } = await get<{ docs: { id: string }[] }>(
    'products?where[handle][equals]=gi-map&depth=0',
  );
  await patch(`products/${docs[0]?.id}`, { price, _status: 'published' });
  return await timed(async () => {
    const from = performance.now();
    while (!(await send(`${url}/store`)).text.includes(`$${price}`)) {
      if (performance.now() - from > 2 * longestMs) throw new Error('The price is not seen');
      await pause(100);
    }
  });
}

/** What is somebody's own, asked for twice each through the cache, and what the cache holds afterwards. */
async function personalAnswers(world: World, { url, asked, holds }: Cache) {
  const { email, id } = await buyOne({ ...world, web: url });
  const link = /\/orders\/[\w.~-]+/.exec(wordsOf(await mailTo(world, email, 60_000)))?.[0];
  if (!link) throw new Error('The mail of an order has no link to it');
  const json = { origin: world.siteUrl, 'content-type': 'application/json' };
  const form = { origin: world.siteUrl, 'content-type': 'application/x-www-form-urlencoded' };
  const words = { name: canary, email: `${canary}@buyer.example`, message: canary };
  const visits: [string, RequestInit?][] = [
    [link],
    ['/?preview=forged'],
    ['/api/payment/status'],
    [`/api/payment/create-order?of=${id}`],
    ['/mail/forged'],
    ['/admin'],
    ['/api/contact', { method: 'POST', headers: json, body: JSON.stringify(words) }],
    ['/?index', { method: 'POST', headers: form, body: new URLSearchParams(words) }],
    ['/store/choose', { method: 'POST', headers: form, body: 'who=child&concern=mood&sample=any' }],
    ['/api/chat', { method: 'POST', headers: json, body: JSON.stringify({ message: canary }) }],
  ];
  let shared = 0;
  for (const [path, init] of visits)
    for (const visit of ['first', 'second']) {
      const before = await asked();
      const answer = await send(url + path, init);
      if (answer.status === 0 || answer.headers.get('x-cache') !== 'miss') shared += 1;
      else if ((await asked()) === before) shared += 1;
      if (path === link && !answer.text.includes(canary))
        throw new Error(`The page of the order shows nobody at the ${visit} visit`);
    }
  await send(`${url}/about`, { headers: { 'accept-encoding': 'identity' } });
  return {
    count: 2 * visits.length,
    shared,
    held: await holds(canary),
    publicHeld: await holds('<title>'),
  };
}

/** How many pages are still shown while every copy of the shop is stopped. */
async function withoutTheShop({ compose, standing }: World, { url }: Cache): Promise<number> {
  await compose.run('stop', 'web');
  try {
    // Past the life of every page, and until the cache has noticed.
    await pause(longestMs + 2_000);
    const statuses = await crowd(
      pages.length,
      4,
      async (index) =>
        (await send(`${url}${pages[index]}`, { headers: { 'accept-encoding': 'br' } })).status,
    );
    return statuses.filter((status) => status === 200).length;
  } finally {
    await compose.run('start', 'web');
    await standing();
  }
}
