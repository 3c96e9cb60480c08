import Stripe from 'stripe';
import { launcherEnv, loadEnvFile } from '../env.ts';
import { startStripeStandIn } from '../stand-ins/stripe/server.ts';
import { compare } from './note.ts';
import { play } from './run.ts';
import { scenarios } from './scenarios.ts';

/**
 * `npm run stripe:check`: buys, declines, refunds, disputes and runs a plan on a test clock in Stripe's own test mode, with the
 * test key of `.env`, does the same at the payment stand-in, and prints what differs. Takes some minutes; leaves payments,
 * customers and products in the test data of the account. Without a key it compares the stand-in with itself.
 */
loadEnvFile();
const { given } = launcherEnv();
const key = given.STRIPE_SECRET_KEY ?? '';
if (/^(sk|rk)_live_/.test(key)) {
  console.error(
    'STRIPE_SECRET_KEY is a live key. This check pays with test cards: it needs a test key.',
  );
  process.exit(1);
}
const keys = { secretKey: 'sk_test_check', publishableKey: 'pk_test_check' };
const standIn = await startStripeStandIn({ port: 0, ...keys });
const open = (url: string, secretKey: string) => {
  const { hostname, port } = new URL(url);
  return new Stripe(secretKey, { host: hostname, port, protocol: 'http', telemetry: false });
};
const own = open(standIn.url, keys.secretKey);
const other = given.STRIPE_API_BASE
  ? open(given.STRIPE_API_BASE, key)
  : key
    ? new Stripe(key, { telemetry: false, maxNetworkRetries: 2 })
    : own;
console.log(
  other === own
    ? 'STRIPE_SECRET_KEY is not set: the stand-in is compared with itself.\n'
    : `The stand-in is compared with ${given.STRIPE_API_BASE ?? "Stripe's test mode"}.\n`,
);
const show = (value: unknown) => (value === undefined ? 'nothing' : JSON.stringify(value));
let all = 0;
try {
  for (const scenario of scenarios) {
    const differences = compare(await play(scenario, own, 10), await play(scenario, other, 2_000));
    all += differences.length;
    console.log(`${differences.length === 0 ? 'same     ' : 'DIFFERENT'} ${scenario.name}`);
    for (const { at, standIn: here, stripe } of differences)
      console.log(`            ${at}: here ${show(here)}, at Stripe ${show(stripe)}`);
  }
} finally {
  await standIn.stop();
}
console.log(
  `\n${scenarios.length} scenarios, ${all} differences.${all > 0 ? ' Tell whoever keeps the shop; what only one of the two has is seldom a fault.' : ''}`,
);
process.exit(all === 0 ? 0 : 1);
