import { getPayload } from 'payload';
import config from '../payload.config.ts';
import { reconcile } from '../payments/reconciliation/reconcile.ts';
import { stripeClient } from '../payments/stripe/stripe-client.ts';

/** `npm run reconcile -w cms [-- hours]`: compares the payments of the last hours (a week when not said) with the orders. */
const hours = Number(process.argv[2] ?? 24 * 7);
if (!Number.isFinite(hours) || hours <= 0) {
  process.stderr.write(
    'Say how many hours to look back, for example: npm run reconcile -w cms -- 48\n',
  );
  process.exit(1);
}
const payload = await getPayload({ config, disableOnInit: true });
const { seen, found, cancelled, failed, repaired, flagged } = await reconcile(
  { payload, stripe: stripeClient() },
  hours,
);
process.stdout.write(
  `${seen} payments compared: ${found} orders found missing and written, ${cancelled} abandoned payments cancelled, ${repaired} differences mended, ${flagged} for a person to check, ${failed} failed.\n`,
);
await payload.destroy();
process.exit(failed > 0 ? 1 : 0);
