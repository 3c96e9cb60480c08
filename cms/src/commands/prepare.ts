import { getPayload } from 'payload';
import { withPreparationLock } from '../accounts/preparation-lock.ts';
import { keepServingRole } from '../database-role.ts';
import { announceMigration, env } from '../env.ts';
import { reasonOf } from '../log.ts';
import { seed } from '../seed/seed.ts';
import { createFirstAdmin } from '../startup/first-admin.ts';
import { migrate } from '../startup/migrate.ts';
import { giveWorkToOldOrders } from '../startup/old-orders.ts';
import { movePrivacyPolicy } from '../startup/privacy-page.ts';
import { keepServiceAccounts } from '../startup/service-accounts.ts';

/**
 * Makes the database ready and ends: migrations, samples for an empty database, the storefront's account, the first
 * admin. Safe to run at any time and in several copies at once. Exit code 0 when everything is in place.
 */
async function prepare(): Promise<void> {
  announceMigration();
  const { default: config } = await import('../payload.config.ts');
  const payload = await getPayload({ config, disableOnInit: true });
  try {
    await withPreparationLock(payload, async () => {
      await migrate(payload, say);
      await keepServingRole();
      await movePrivacyPolicy(payload, say);
      await seed(payload, { say });
      await giveWorkToOldOrders(payload, say);
      await keepServiceAccounts(payload, env().CMS_API_KEY, say);
      await createFirstAdmin(payload, say);
    });
    say('Database is ready.');
  } finally {
    await payload.destroy();
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

try {
  await prepare();
  process.exit(0);
} catch (error) {
  process.stderr.write(`Preparing the database failed: ${reasonOf(error)}\n`);
  process.exit(1);
}
