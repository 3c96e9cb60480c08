import type { Locator, Page } from 'playwright/test';

/** Where things stand: how a place that the lines name is found. What must be read there is never written here. */
const places: Record<string, (scope: Locator, page: Page) => Locator> = {
  page: (scope) => scope.locator('body'),
  header: (scope) => scope.getByRole('banner'),
  footer: (scope) => scope.getByRole('contentinfo'),
  main: (scope) => scope.getByRole('main'),
  title: (scope) => scope.getByRole('heading', { level: 1 }),
  logo: (scope, page) =>
    scope
      .getByRole('banner')
      .getByRole('link')
      .filter({ has: page.locator('svg') })
      .filter({ hasNotText: 'Cart' })
      .first(),
  menu: (scope) => scope.getByRole('banner').getByText('Menu', { exact: true }),
  'menu items': (scope) =>
    scope.getByRole('navigation', { name: 'Main' }).getByRole('listitem').getByRole('link'),
  'cart button': (scope) => scope.getByRole('banner').getByRole('link', { name: /^Cart/ }),
  badge: (scope) => scope.locator('[data-cart-badge]').filter({ visible: true }),
  'password field': (scope) => scope.locator('input[type="password"]'),
  'outside links': (scope) => scope.locator('a[href^="http"]'),
  social: (scope) => scope.getByRole('list', { name: /social/i }),
  links: (scope) => scope.getByRole('link'),
  buttons: (scope) => scope.getByRole('button'),
  items: (scope) => scope.getByRole('listitem'),
  headings: (scope) => scope.getByRole('heading'),
  pictures: (scope) => scope.getByRole('img'),
  struck: (scope) => scope.locator('s, del'),
  paragraphs: (scope) => scope.locator('p'),
  icons: (scope) => scope.locator('img'),
  'ways out': (scope) => scope.getByRole('link', { name: /^Visit Website/ }),
  'partner logo': (scope) => scope.getByRole('img', { name: /logo/i }),
  close: (scope) => scope.getByRole('button', { name: /^Close/ }),
  back: (scope) =>
    scope.getByRole('link', { name: /^Back/ }).or(scope.getByRole('button', { name: /^Back/ })),
  promo: (scope, page) =>
    scope
      .locator('main section')
      .filter({ has: page.getByRole('heading', { name: /dispensary/i }) })
      .last(),
  stars: (scope) => scope.getByRole('img', { name: /star/i }),

  hero: (scope, page) =>
    scope
      .locator('main section')
      .filter({ has: page.getByRole('heading', { level: 1 }) })
      .first(),
  claims: (scope) => scope.getByRole('region', { name: 'The practice in figures' }),
  stats: (scope) => scope.getByRole('list', { name: /figures/i }),
  journey: (scope) => scope.locator('main ol').first().locator(':scope > li').getByRole('heading'),
  ways: (scope, page) =>
    scope
      .locator('main section')
      .filter({ has: page.getByRole('heading', { name: 'How to Work with Us', exact: true }) }),
  quotes: (scope) => scope.getByRole('figure'),
  scripture: (scope) => scope.getByRole('region', { name: 'Scripture' }),
  'last of main': (scope) =>
    scope.locator('main > :last-child, main > div:last-child > :last-child').last(),
  'contact form': (scope) => scope.locator('#contact form'),
  'workshop form': (scope) => scope.locator('#workshop form'),

  'filter bar': (scope) => scope.getByRole('main').getByRole('group').first(),
  descriptions: (scope) => scope.locator('p').last(),
  filters: (scope) => scope.getByRole('main').getByRole('group').first().locator('[aria-pressed]'),
  'active filter': (scope) =>
    scope.getByRole('main').getByRole('group').first().locator('[aria-pressed="true"]'),
  'grid cards': inGrid,
  'plan cards': (scope, page) =>
    scope
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { level: 2 }), visible: true }),
  'partner cards': (scope, page) =>
    scope.getByRole('article').filter({ has: page.locator('a[target=_blank]'), visible: true }),
  'package plan': (scope, page) =>
    scope
      .getByRole('article')
      .filter({
        has: page
          .getByRole('link', { name: /^Get Started/ })
          .or(page.getByRole('button', { name: /^Get Started/ })),
      })
      .filter({ visible: true }),
  'program plan': (scope, page) =>
    scope
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: 'Concierge Family Wellness Program' }) })
      .filter({ visible: true }),
  dispensary: (scope) =>
    scope
      .getByRole('article')
      .filter({ hasText: /dispensary/i })
      .filter({ visible: true }),
  brand: (scope) =>
    scope
      .getByRole('article')
      .filter({ hasText: /trials/i })
      .filter({ visible: true }),
  'buy links': (scope) =>
    scope
      .getByRole('main')
      .getByRole('listitem')
      .getByRole('link', { name: /opens in a new tab/ })
      .filter({ visible: true }),
  'new ones': (scope, page) =>
    scope
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByText('NEW', { exact: true }) })
      .filter({ visible: true }),
  signs: (scope) => scope.getByRole('main').getByRole('article').filter({ visible: true }),
  guides: (scope, page) =>
    scope
      .getByRole('main')
      .getByRole('article')
      .filter({ has: page.getByRole('link', { name: /^Download Free/ }) }),
  flyer: (scope) => scope.getByRole('main').getByRole('img', { name: /flyer/i }),
  cards: (scope, page) =>
    scope
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: /^(Read More|View on Amazon)/ }) }),
  dates: (scope) => scope.getByRole('time'),
  article: (scope) => scope.locator('article').filter({ visible: true }),
  questions: (scope) => scope.getByRole('main').locator('details'),
  'first answer': (scope) =>
    scope.getByRole('main').locator('details').first().locator('p').first(),
  shelves: (scope, page) =>
    scope
      .locator('main section[aria-labelledby], main section')
      .filter({ has: page.getByRole('link', { name: /^View on Amazon/ }) }),
  featured: (scope) => scope.getByRole('figure').first(),
  'more stories': (scope) => scope.getByRole('main').getByRole('listitem').getByRole('figure'),

  'cart lines': (scope, page) =>
    scope
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: /^Remove/ }) }),
  sums: (scope) => scope.locator('dl').last(),
  'order summary': (scope, page) =>
    scope
      .getByRole('main')
      .locator('div')
      .filter({ has: page.getByLabel('Coupon', { exact: true }) })
      .filter({ has: page.locator('dl') })
      .last(),
  coupon: (scope) => scope.getByLabel('Coupon', { exact: true }),
  terms: (scope) => scope.getByRole('region', { name: 'Terms and conditions' }),
  reminder: (scope) => scope.getByText(/scroll to the end/i),
  scrollbar: (scope) => scope.locator('[data-orientation="vertical"][data-state]'),
  spinner: (scope) =>
    scope.getByRole('log').locator('[class*=animate], svg').filter({ visible: true }),
  pay: (scope) => scope.getByRole('button', { name: /^(Pay \$|Processing)/ }),
  'card frames': (scope) => scope.locator('iframe'),
  dialog: (scope) => scope.getByRole('dialog'),
  'chat button': (scope) => scope.locator('button.chat-button'),
  chat: (scope, page) => scope.getByRole('dialog').filter({ has: page.getByRole('log') }),
  messages: (scope) => scope.getByRole('log').locator('p'),
  'last message': (scope) => scope.getByRole('log').locator('p').last(),
  cookies: (scope) => scope.getByRole('region', { name: 'Cookies' }),
  'toast region': (scope) => scope.getByRole('region', { name: /Notifications/ }),
  'toast list': (scope) => scope.getByRole('region', { name: /Notifications/ }).getByRole('list'),
  toast: (scope) => scope.getByRole('region', { name: /Notifications/ }).getByRole('listitem'),
  tooltip: (scope) => scope.getByRole('tooltip'),
};

function inGrid(scope: Locator, page: Page): Locator {
  const cards = scope
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: /^Add to Cart: / }), visible: true });
  return cards.filter({
    hasNot: page.getByRole('heading', { name: 'Concierge Family Wellness Program' }),
  });
}

const roles = ['button', 'link', 'heading', 'textbox'] as const;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** What may follow a name: which thing it is of and that it opens elsewhere, for screen readers, or how many there are. */
const named = (name: string) => new RegExp(`^${escaped(name)}(?:$| ?: | \\(| \\d+$)`);
const anyCase = (text: string) => new RegExp(escaped(text), 'i');

/** Parts of lists, and things that are known by their words. */
const searches: Record<string, (scope: Locator, words: string, page: Page) => Locator> = {
  first: (scope) => scope.first(),
  second: (scope) => scope.nth(1),
  third: (scope) => scope.nth(2),
  last: (scope) => scope.last(),
  nth: (scope, place) => scope.nth(Number(place)),
  shown: (scope) => scope.filter({ visible: true }),
  with: (scope, words) => scope.filter({ hasText: words }),
  css: (scope, selector) => scope.locator(selector),
  text: (scope, words) => scope.getByText(words, { exact: true }),
  field: (scope, name) => scope.locator(`[name="${name}"]`),
  item: (scope, words) => scope.getByRole('listitem').filter({ hasText: anyCase(words) }),
  named: (scope, name) =>
    scope
      .getByRole('link', { name: named(name) })
      .or(scope.getByRole('button', { name: named(name) })),
  /** The innermost entry or article with that heading. */
  card: (scope, name, page) =>
    scope
      .locator('article, li')
      .filter({ has: page.getByRole('heading', { name: named(name) }) })
      .filter({ visible: true })
      .last(),
  section: (scope, name, page) =>
    scope
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: named(name) }) })
      .last(),
  product: (scope, name, page) =>
    inGrid(scope, page).filter({
      has: page.getByRole('heading', { name: new RegExp(`^${escaped(name)}$`, 'i') }),
    }),
  sum: (scope, name, page) =>
    scope
      .locator('div')
      .filter({ has: page.locator('dt').filter({ hasText: new RegExp(`^\\s*${name}`) }) })
      .last(),
};

/**
 * Finds 'place > place', each within the one before. Besides the places and searches above: 'button Name' and other
 * roles, '#id', and 'frame name' for a field of the payment provider.
 */
export function find(page: Page, target: string): Locator {
  return target
    .split(' > ')
    .reduce((scope, segment) => within(scope, segment, page), page.locator(':root'));
}

function within(scope: Locator, segment: string, page: Page): Locator {
  const place = places[segment];
  if (place) return place(scope, page);
  if (segment.startsWith('#')) return scope.locator(segment);
  const [kind = '', ...rest] = segment.split(' ');
  const words = rest.join(' ');
  const role = roles.find((one) => one === kind);
  if (role) return scope.getByRole(role, { name: named(words) });
  if (kind === 'frame')
    return page
      .frameLocator(`iframe[title="Secure ${words} input frame"]`)
      .getByRole('textbox')
      .first();
  const search = searches[kind];
  if (!search) throw new Error(`No place '${segment}'`);
  return search(scope, words, page);
}
