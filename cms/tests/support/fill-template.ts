import { getPayload } from 'payload';
import { testEnvironment } from './environment.ts';

/** `tsx fill-template.ts migrated|seeded <database> <media folder>`: what `templates.ts` runs once for each of them. */
const [template, databaseUrl = '', mediaDir = ''] = process.argv.slice(2);
Object.assign(
  process.env,
  testEnvironment({ apiKey: 'no-key-is-used-while-a-template-is-filled', databaseUrl, mediaDir }),
);

const { default: config } = await import('../../src/payload.config.ts');
const payload = await getPayload({ config, disableOnInit: true });
if (template === 'seeded') {
  const { seed } = await import('../../src/seed/seed.ts');
  await seed(payload, { say: silent, withPictures: false });
} else {
  const { migrate } = await import('../../src/startup/migrate.ts');
  await migrate(payload, silent);
}
await payload.destroy();
process.exit(0);

function silent(): void {}
