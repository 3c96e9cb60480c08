import { getPayload } from 'payload';
import { findExpired } from '../data-rights/retention.ts';
import config from '../payload.config.ts';

/** `npm run retention -w cms [-- days]`: says which client data will be destroyed in the next days (ninety when not said), and changes nothing. The worker destroys it on its day. */
const days = Number(process.argv[2] ?? 90);
if (!Number.isFinite(days) || days < 0) {
  process.stderr.write(
    'Say for how many days to look ahead, for example: npm run retention -- 30\n',
  );
  process.exit(1);
}
const payload = await getPayload({ config, disableOnInit: true });
const expired = await findExpired(payload, new Date(Date.now() + days * 24 * 60 * 60_000));
for (const { on, orders } of expired)
  process.stdout.write(
    `${on.slice(0, 10)}  ${orders.length === 1 ? '1 order' : `${orders.length} orders`}  ${orders.join(' ')}\n`,
  );
process.stdout.write(
  expired.length === 0
    ? `No client data becomes six years old in the next ${days} days.\n`
    : `${expired.length} clients, the oldest hundred at most. Nothing was changed.\n`,
);
await payload.destroy();
