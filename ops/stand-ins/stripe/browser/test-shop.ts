import { type Browser, chromium, type Page } from 'playwright';
import { findBrowser } from '../../../browser.ts';
import { openStandIn, publishableKey } from '../test-stand-in.ts';
import { openTab } from './test-tab.ts';

export async function launchBrowser(): Promise<Browser> {
  return chromium.launch(await findBrowser());
}

/** A shop's page with the Payment Element and a Pay button, under a policy as strict as the shop's. */
const page = (standIn: string) => `<!doctype html><html lang="en"><head><title>Shop</title>
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self' ${standIn}; connect-src ${standIn}; frame-src ${standIn}">
<script src="${standIn}/stripe.js"></script><script defer src="/shop.js"></script></head>
<body><label>Name <input></label><form><div id="card"></div><button>Pay</button></form><output></output></body></html>`;

const script = `
const query = new URLSearchParams(location.search);
const options = JSON.parse(query.get('options') ?? '{}');
const show = (result) => { document.querySelector('output').textContent = JSON.stringify(result); };
window.stripe = Stripe('${publishableKey}');
window.elements = stripe.elements({ clientSecret: query.get('secret'), appearance: options.appearance });
window.element = elements.create('payment', { wallets: { applePay: 'never', googlePay: 'never', link: 'never' }, ...options.element });
window.events = [];
for (const name of ['loaderstart', 'ready', 'loaderror', 'change', 'focus', 'blur']) element.on(name, (event) => events.push({ name, ...event }));
element.on('loaderror', show);
element.mount('#card');
document.querySelector('form').addEventListener('submit', async (event) => {
  event.preventDefault();
  try { show(await stripe.confirmPayment({ elements, confirmParams: options.confirmParams, redirect: 'if_required' })); } catch (error) { show({ thrown: String(error) }); }
});`;

export type Result = {
  paymentIntent?: { status: string };
  error?: {
    type: string;
    code?: string;
    decline_code?: string;
    message: string;
    payment_intent?: { status: string };
  };
  thrown?: string;
};

type Options = { appearance?: object; element?: object; confirmParams?: object };

/** Opens the shop with a fresh intent (or the one given) in a page of its own. */
export async function openShop(
  browser: Browser,
  options: Options = {},
  standIn?: Awaited<ReturnType<typeof openStandIn>>,
  clientSecret?: string,
) {
  const stripe = standIn ?? (await openStandIn());
  const secret = clientSecret ?? (await stripe.newIntent()).client_secret ?? '';
  const { tab, problems } = await openTab(browser, {
    page: page(stripe.url),
    script,
    query: { secret, options: JSON.stringify(options) },
  });
  const card = tab.frameLocator('iframe[title="Secure payment input frame"]');
  return {
    stripe,
    tab,
    card,
    secret,
    problems,
    fields: {
      number: card.getByLabel('Card number'),
      expiry: card.getByLabel('Expiry'),
      cvc: card.getByLabel('Security code'),
    },
    bank: tab.frameLocator('iframe[title="3D Secure authentication"]'),
    pay: () => tab.getByRole('button', { name: 'Pay' }).click(),
    result: () => readResult(tab),
  };
}

/** Waits for the next result and takes it off the page. */
async function readResult(tab: Page): Promise<Result> {
  const output = tab.locator('output:not(:empty)');
  const text = await output.textContent();
  await output.evaluate((element) => element.replaceChildren());
  return JSON.parse(text ?? '{}') as Result;
}
