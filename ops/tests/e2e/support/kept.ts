import type { Page } from 'playwright/test';
import { routes } from './routes.ts';
import { stack } from './stack.ts';

/** All that a visit leaves in the browser, and what for (PRV-01). The privacy policy tells visitors the same. */
const keptPaths = {
  cookies: { CookieConsent: 'the answer to the cookie banner, for 365 days' },
  localStorage: {
    cart: 'what is in the cart',
    checkout: 'the number of a checkout that was begun',
    'checkout-coupon': 'the coupon code of that checkout',
    'checkout-coupon-declined': 'a code that the buyer took off',
    'offer-gi-map': 'the number of a purchase that was begun in the dialog',
    kwc_chat_history: 'the conversation with the assistant',
    kwc_chat_emergency: 'whom to call, until it is closed',
    kwc_chat_saved_at: 'when it was added to last, so that an old one goes',
  },
  sessionStorage: {
    pendingScroll: 'the section of the home page that a link meant, until it is shown',
    'react-router-scroll-positions': 'how far down each page was, for the way back',
  },
};

/** What the pages ask this site for. */
const own = [
  ...routes.map((path) => new RegExp(`^${path}$`)),
  // The data of a page that somebody points at is asked for ahead (FAST-09).
  ...routes.map((path) => new RegExp(`^${path === '/' ? '/_' : path}\\.data$`)),
  /^\/(assets|media)\//,
  /^\/favicon[\w.-]+$/,
  /^\/api\/(chat|payment\/status|create-payment-intent|validate-coupon)$/,
];

/** Names of the cookies and keys in the browser of `page` that are not listed, 'place: name'. */
export async function unlisted(page: Page): Promise<string[]> {
  const kept = {
    cookies: (await page.context().cookies()).map(({ name }) => name),
    ...(await page.evaluate(() => ({
      localStorage: Object.keys(localStorage),
      sessionStorage: Object.keys(sessionStorage),
    }))),
  };
  return (['cookies', 'localStorage', 'sessionStorage'] as const).flatMap((place) =>
    kept[place]
      .filter((name) => !Object.hasOwn(keptPaths[place], name))
      .map((name) => `${place}: ${name}`),
  );
}

export type Requests = { count: number; others: string[]; unlisted: string[]; calls: string[] };

/** From now on every request of `page` is noted: how many there were, those to others, those to this site that are not listed, and calls of the shop. */
export function watchRequests(page: Page): Requests {
  const seen: Requests = { count: 0, others: [], unlisted: [], calls: [] };
  page.on('request', (request) => {
    const { protocol, origin, pathname } = new URL(request.url());
    if (protocol === 'data:' || protocol === 'blob:') return;
    seen.count += 1;
    if (pathname.startsWith('/api/')) seen.calls.push(pathname);
    if (origin !== stack.shopUrl) seen.others.push(request.url());
    else if (!own.some((pattern) => pattern.test(pathname))) seen.unlisted.push(pathname);
  });
  return seen;
}
