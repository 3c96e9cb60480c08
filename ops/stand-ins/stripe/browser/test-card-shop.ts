import type { Browser } from 'playwright';
import { expect } from 'vitest';
import { openStandIn, publishableKey } from '../test-stand-in.ts';
import { openTab } from './test-tab.ts';

/** A shop's page with the three card fields, under a policy as strict as the shop's. */
const page = (standIn: string) => `<!doctype html><html lang="en"><head><title>Shop</title>
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self' ${standIn}; connect-src ${standIn}; frame-src ${standIn}">
<script src="${standIn}/stripe.js"></script><script defer src="/shop.js"></script></head>
<body><form><label for="number">Number</label><div id="number"></div><div id="expiry"></div><div id="cvc"></div></form></body></html>`;

const script = `
const options = JSON.parse(new URLSearchParams(location.search).get('options'));
window.stripe = Stripe('${publishableKey}');
window.elements = stripe.elements();
window.events = [];
for (const [id, type] of [['number', 'cardNumber'], ['expiry', 'cardExpiry'], ['cvc', 'cardCvc']]) {
  const element = elements.create(type, options);
  for (const name of ['ready', 'change', 'focus', 'blur']) element.on(name, (event) => events.push({ name, ...event }));
  element.mount('#' + id);
  if (id === 'number') window.number = element;
}`;

type Change = { name: string; elementType: string; complete: boolean; error?: object };

/** Opens the shop in a tab of its own, when its fields are ready. */
export async function openDialogShop(browser: Browser, options: object = {}) {
  const stripe = await openStandIn();
  const { tab, problems } = await openTab(browser, {
    page: page(stripe.url),
    script,
    query: { options: JSON.stringify(options) },
  });
  // The page's policy lets no text be run as a script, so it is asked again and again from outside.
  await expect
    .poll(() => tab.evaluate("events.filter(({ name }) => name === 'ready').length"))
    .toBe(3);
  const field = (title: string) =>
    tab.frameLocator(`iframe[title="${title}"]`).getByRole('textbox');
  const fields = {
    number: field('Secure card number input frame'),
    expiry: field('Secure expiration date input frame'),
    cvc: field('Secure CVC input frame'),
  };
  return {
    stripe,
    tab,
    problems,
    fields,
    bank: tab.frameLocator('iframe[title="3D Secure authentication"]'),
    run: (code: string) => tab.evaluate(code),
    changes: async () =>
      (await tab.evaluate<Change[]>('events')).filter(({ name }) => name === 'change'),
    values: () =>
      Promise.all([
        fields.number.inputValue(),
        fields.expiry.inputValue(),
        fields.cvc.inputValue(),
      ]),
    async fill(number: string) {
      await fields.number.fill(number);
      await fields.expiry.fill('12 / 40');
      await fields.cvc.fill('123');
    },
  };
}
