import { getPayload } from 'payload';
import { announceMigration } from '../../src/env.ts';
import { testEnvironment } from './environment.ts';

/** `fill-template migrated|seeded <media folder> <database> <the same as its owner>`: what `templates.ts` runs once for each of them. */
const [template, mediaDir = '', databaseUrl = '', ownerUrl = ''] = process.argv.slice(2);
Object.assign(
  process.env,
  testEnvironment({ apiKey: 'no-key-is-used-while-a-template-is-filled', databaseUrl, mediaDir }),
  { DATABASE_OWNER_URL: ownerUrl },
);
announceMigration();

const { default: config } = await import('../../src/payload.config.ts');
const payload = await getPayload({ config, disableOnInit: true });
if (template === 'seeded') {
  const { seed } = await import('../../src/seed/seed.ts');
  await seed(payload, { say: silent, withPictures: false });
} else {
  const { migrate } = await import('../../src/startup/migrate.ts');
  await migrate(payload, silent);
  const { keepServingRole } = await import('../../src/database-role.ts');
  await keepServingRole();
}
await payload.destroy();
process.exit(0);

function silent(): void {}
