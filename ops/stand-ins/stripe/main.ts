import { stripeStandInEnv } from '../../env.ts';
import { startStripeStandIn } from './server.ts';

const standIn = await startStripeStandIn(stripeStandInEnv());
process.stdout.write(`stripe stand-in: ${standIn.url}\n`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void standIn.stop().then(() => process.exit(0)));
}
