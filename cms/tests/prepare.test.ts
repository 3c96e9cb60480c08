import { sql } from '@payloadcms/db-postgres';
import { afterEach, expect, test } from 'vitest';
import { createFirstAdmin } from '../src/preparation/first-admin.ts';
import { withPreparationLock } from '../src/preparation/lock.ts';
import { migrate } from '../src/preparation/migrate.ts';
import { seed } from '../src/seed/seed.ts';
import { seedOnce } from '../src/seed/seed-once.ts';
import { useCms } from './support/cms.ts';

const cms = useCms({ seed: true, env: { ADMIN_USERNAME: 'first', ADMIN_PASSWORD: 'three random words' } });
const said: string[] = [];
const say = (line: string) => void said.push(line);
afterEach(() => said.splice(0));

async function countAll(): Promise<number[]> {
  const slugs = ['products', 'offers', 'media', 'users', 'service-accounts'] as const;
  return Promise.all(slugs.map(async (collection) => (await cms.payload.count({ collection })).totalDocs));
}

test('a second seeding creates nothing, restores nothing and overwrites nothing', async () => {
  const { docs } = await cms.payload.find({ collection: 'products', where: { handle: { in: ['gi-map', 'probiotic'] } }, sort: 'handle' });
  const [kit, probiotic] = docs;
  await cms.payload.update({ collection: 'products', id: kit?.id ?? '', data: { price: 480 } });
  await cms.payload.delete({ collection: 'products', id: probiotic?.id ?? '' });
  await cms.payload.updateGlobal({ slug: 'practice', data: { name: 'Edited' } });
  const before = await countAll();
  await seed(cms.payload, { say, withPictures: false });
  expect(await countAll()).toEqual(before);
  expect((await cms.payload.findByID({ collection: 'products', id: kit?.id ?? '' })).price).toBe(480);
  expect((await cms.payload.findGlobal({ slug: 'practice' })).name).toBe('Edited');
  expect(said).toEqual(['Samples were seeded before; nothing is overwritten.']);
});

test('a seeding that was cut off is continued without doubles', async () => {
  const before = await countAll();
  await cms.payload.kv.delete('samples-seeded');
  await seed(cms.payload, { say, withPictures: false });
  const [products, ...others] = await countAll();
  expect([products, ...others]).toEqual([19, ...before.slice(1)]);
});

test('a shop that was filled before a part existed gets that part and keeps its own edits', async () => {
  const { docs } = await cms.payload.find({ collection: 'products', where: { handle: { equals: 'gi-map' } } });
  const before = await countAll();
  await cms.payload.kv.delete('newer-part-seeded');
  const newer = await seedOnce(cms.payload, 'newer-part', async () => say('the newer part'));
  const again = await seedOnce(cms.payload, 'newer-part', async () => say('twice'));
  expect([newer, again, said]).toEqual([true, false, ['the newer part']]);
  expect(await countAll()).toEqual(before);
  expect(docs[0]?.price).toBe(480);
});

test('a part that fails is begun again at the next start', async () => {
  await expect(seedOnce(cms.payload, 'failing', () => Promise.reject(new Error('cut off')))).rejects.toThrow('cut off');
  expect(await seedOnce(cms.payload, 'failing', async () => {})).toBe(true);
});

test('REL-16 migrating again applies nothing', async () => {
  await migrate(cms.payload, say);
  expect(said).toEqual(['Schema is up to date.']);
});

test('REL-16 a database that was pushed to by hand is refused with a sentence, not a question', async () => {
  await cms.payload.db.drizzle.execute(sql`insert into payload_migrations (name, batch) values ('dev', -1)`);
  await expect(migrate(cms.payload, say)).rejects.toThrow('batch -1');
  await cms.payload.db.drizzle.execute(sql`delete from payload_migrations where batch = -1`);
});

test('REL-16 two preparations run one after the other', async () => {
  const order: string[] = [];
  const work = (name: string) => async () => {
    order.push(`${name} begins`);
    await cms.payload.db.drizzle.execute(sql`select pg_sleep(0.3)`);
    order.push(`${name} ends`);
  };
  await Promise.all([withPreparationLock(cms.payload, work('a')), withPreparationLock(cms.payload, work('b'))]);
  expect(order.map((line) => line.slice(2))).toEqual(['begins', 'ends', 'begins', 'ends']);
});

test('a preparation that fails lets the next one in', async () => {
  await expect(withPreparationLock(cms.payload, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await withPreparationLock(cms.payload, async () => say('in'));
  expect(said).toEqual(['in']);
});

test('SEC-13 the first account comes from the environment, once', async () => {
  await createFirstAdmin(cms.payload, say);
  await createFirstAdmin(cms.payload, say);
  const { docs } = await cms.payload.find({ collection: 'users' });
  expect(docs.map(({ username, role }) => [username, role])).toEqual([['first', 'admin']]);
  expect(said.join()).not.toContain('three random words');
});
