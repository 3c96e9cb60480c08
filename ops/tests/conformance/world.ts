import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from 'playwright/test';
import { practice } from '../e2e/support/office.ts';
import { ready } from '../e2e/support/shopper.ts';
import { stack } from '../e2e/support/stack.ts';
import type { Given, Step, Steps } from './line.ts';
import { watchPage } from './recorder.ts';

export type Call = {
  call: string;
  body: unknown;
  headers: Promise<Record<string, string>>;
  answer: Promise<unknown>;
};

/** One visitor: the open page, what it has asked and said so far, and what has to be put back at the end. */
export type World = {
  page: Page;
  context: BrowserContext;
  origin: string;
  given: Given;
  /** How long something may take to come true, in milliseconds. */
  patience: number;
  calls: Call[];
  errors: string[];
  thrown: string[];
  /** Values that stand in lines as {name}. */
  names: Record<string, string>;
  held: (() => void)[];
  restore: (() => Promise<void>)[];
  toasts: { words: string; isRed: boolean }[];
  run: (steps: Step[], patience?: number) => Promise<void>;
};

/** Calls of the shop that lines count; data of the router and files of the build are none (API-01). */
const isCall = (path: string) =>
  path.startsWith('/api/') || (path.startsWith('/freebies/') && path.endsWith('.pdf'));

/** A worker asks once: who changes the practice's words says them, and puts them back. */
let asked: ReturnType<typeof practice> | undefined;

/** The practice's own words, which lines name and do not know. */
async function namesFor(origin: string): Promise<Record<string, string>> {
  const { name, email } = await (asked ??= practice());
  return {
    'practice name': name,
    email,
    shop: origin,
    visitor: `conform.${randomUUID().slice(0, 12)}@visitor.example`,
    uuid: randomUUID(),
    now: String(Date.now()),
  };
}

/** Storage and cookies as `given` says, for a new browser context. */
export function stateFor(given: Given, origin: string) {
  const local = { ...given.local, ...(given.cart && { cart: JSON.stringify(given.cart) }) };
  const fill = (value: string) => value.replaceAll('{now}', String(Date.now()));
  const { hostname } = new URL(origin);
  const decided = {
    name: 'CookieConsent',
    value: 'true',
    domain: hostname,
    path: '/',
    expires: -1,
    httpOnly: false,
    secure: false,
    sameSite: 'Lax' as const,
  };
  return {
    cookies: given.isUndecided ? [] : [decided],
    origins: [
      {
        origin,
        localStorage: Object.entries(local).map(([name, value]) => ({ name, value: fill(value) })),
      },
    ],
  };
}

export async function openWorld(
  context: BrowserContext,
  given: Given,
  origin: string,
  patience: number,
): Promise<Omit<World, 'run'>> {
  await watchPage(context, given.session ?? {});
  if (given.isTimeStopped) {
    await context.clock.install();
    await context.clock.pauseAt(Date.now() + 1_000);
  }
  if (given.isSecure) await serveSecurely(context, origin);
  const page = await context.newPage();
  const world = await worldOf(page, context, given, origin, patience);
  page.setDefaultTimeout(Math.max(patience, 1_000) * 2);
  listen(world);
  return world;
}

async function worldOf(
  page: Page,
  context: BrowserContext,
  given: Given,
  origin: string,
  patience: number,
): Promise<Omit<World, 'run'>> {
  return {
    page,
    context,
    origin,
    given,
    patience,
    calls: [],
    errors: [],
    thrown: [],
    names: await namesFor(origin),
    held: [],
    restore: [],
    toasts: [],
  };
}

/** Steps that ask the shop, the CMS, the mailbox or Stripe's side by themselves. */
const withoutPage = new Set<string>([
  'answers',
  'asks',
  'setting',
  'edit',
  'create',
  'failingMail',
  'record',
  'everyRecord',
  'stored',
  'appears',
  'newFile',
  'mailed',
  'provenBy',
] satisfies (keyof Steps)[]);
export const needsNoPage = (step: Step) => withoutPage.has(Object.keys(step)[0] ?? '');

/** For lines of such steps alone no page is opened. */
export function pagelessWorld(
  given: Given,
  origin: string,
  patience: number,
): Promise<Omit<World, 'run'>> {
  const nothing = new Proxy(
    {},
    {
      get: () => {
        throw new Error('This line opens no page');
      },
    },
  );
  return worldOf(nothing as Page, nothing as BrowserContext, given, origin, patience);
}

function listen({ page, origin, calls, errors, thrown }: Omit<World, 'run'>): void {
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin !== origin || !isCall(url.pathname)) return;
    const answer = request.response().then(
      (response) => response?.json() as unknown,
      () => null,
    );
    calls.push({
      call: `${request.method()} ${url.pathname}`,
      body: bodyOf(request.postData()),
      headers: request.allHeaders().catch(() => ({})),
      answer: answer.catch(() => null),
    });
  });
  page.on(
    'download',
    (download) =>
      void calls.push({
        call: `GET ${new URL(download.url()).pathname}`,
        body: null,
        headers: Promise.resolve({}),
        answer: Promise.resolve(null),
      }),
  );
  page.on('console', (message) => void (message.type() === 'error' && errors.push(message.text())));
  page.on('pageerror', (error) => void thrown.push(error.message));
}

function bodyOf(text: string | null): unknown {
  try {
    return text === null ? null : (JSON.parse(text) as unknown);
  } catch {
    return text;
  }
}

/** The same shop at an https address. */
async function serveSecurely(context: BrowserContext, origin: string): Promise<void> {
  await context.route(`${origin}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const { host: _host, ...headers } = await route.request().allHeaders();
    await route.fulfill({
      response: await route.fetch({ url: `${stack.shopUrl}${pathname}${search}`, headers }),
    });
  });
}

/** Waits for the scripts of a page. Where time stands still they come at the first touch, or at once for an address with a hash. */
export async function wake(page: Page, given: Given): Promise<void> {
  if (given.isTimeStopped && !page.url().includes('#')) await page.keyboard.press('Shift');
  await ready(page);
}

export async function openPage(
  { page, given, origin }: Pick<World, 'page' | 'given' | 'origin'>,
  path: string,
): Promise<void> {
  // An address that differs in its hash alone would be no visit of its own.
  if (path.includes('#')) await page.goto('about:blank');
  await page.goto(`${origin}${path}`);
  await wake(page, given);
}

/** Puts the values of this visit into the words of a line. */
export function fillIn<Value>(value: Value, names: Record<string, string>): Value {
  if (typeof value === 'string')
    return value.replace(/\{([\w ]+)\}/g, (whole, name: string) => names[name] ?? whole) as Value;
  if (Array.isArray(value)) return value.map((one: unknown) => fillIn(one, names)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [fillIn(key, names), fillIn(one as unknown, names)]),
  ) as Value;
}
