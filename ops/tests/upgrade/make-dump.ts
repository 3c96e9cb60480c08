import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../env.ts';
import { freePorts } from '../../launcher/ports.ts';
import { progress } from '../../launcher/progress.ts';
import { dumpDatabase, requireRoundTrip } from './database/dump.ts';
import { withDatabase } from './database/postgres.ts';
import { august, november, october, september } from './history/autumn.ts';
import { workAtTheDesk } from './history/desk.ts';
import { readMoney, readRecords } from './history/records.ts';
import { beginStory, type Story } from './history/story.ts';
import { editTexts, readPages } from './history/texts.ts';
import { leaveMailsBehind, sellToday } from './history/today.ts';
import { keptCommit, keptPath, writePacked } from './kept.ts';
import { atMoment, checkOutOldShop, databaseOf, prepareOldShop } from './old-shop.ts';
import { madeUpSecrets } from './secrets.ts';

/**
 * Makes what `npm run test:upgrade` starts from, once: runs the shop of an old commit through four months of a practice,
 * and keeps its database, its secrets, Stripe's side, two uploads, and what it answered. Takes some minutes.
 */
async function makeDump(): Promise<void> {
  checkOutOldShop();
  const shop = prepareOldShop({
    dataDir: join(root, '.data', 'upgrade-dump'),
    ports: await freePorts(),
    secrets: madeUpSecrets,
  });
  const story = beginStory(shop);
  await atMoment(shop, '2026-08-03T15:10:00Z', () => august(story));
  await atMoment(shop, '2026-09-07T14:20:00Z', async () => {
    await story.collect();
    await september(story);
    await story.settled();
  });
  await atMoment(shop, '2026-10-08T16:30:00Z', async () => {
    await story.collect();
    await october(story);
    await story.settled();
  });
  await atMoment(shop, '2026-11-10T15:40:00Z', async () => {
    await story.collect();
    await november(story);
    await story.settled();
  });
  await atMoment(shop, '2026-11-24T16:05:00Z', async () => {
    await story.collect();
    await today(story);
  });
  await keep(story);
}

async function today(story: Story): Promise<void> {
  const { manifest, office, settled, query } = story;
  await workAtTheDesk(story);
  await sellToday(story);
  await settled();
  await editTexts(story);
  await leaveMailsBehind(story);
  manifest.pages = await readPages(story);
  const desk = await office();
  manifest.records = await readRecords(desk);
  manifest.money = await readMoney(desk, manifest.records.orders ?? []);
  const [row] = await query<{ now: Date }>('select now() as now');
  manifest.moment = row?.now.toISOString();
}

async function keep({ shop, manifest }: Story): Promise<void> {
  progress('Keeping what it has left');
  rmSync(keptPath(''), { recursive: true, force: true });
  mkdirSync(keptPath('media/documents'), { recursive: true });
  const dump = await withDatabase(databaseOf(shop), async (client, connect) => {
    const read = await dumpDatabase(client);
    await client.query('create database copied');
    const copied = await connect('copied');
    await requireRoundTrip(copied, read);
    return read;
  });
  const sizes = [
    writePacked('database.json.br', JSON.stringify(dump)),
    writePacked(
      'stripe.jsonl.br',
      readFileSync(join(shop.dataDir, 'stripe', 'journal.jsonl'), 'utf8'),
    ),
  ];
  for (const { kept } of manifest.files ?? [])
    cpSync(join(shop.dataDir, 'media', kept), keptPath(join('media', kept)));
  writeFileSync(keptPath('secrets.json'), `${JSON.stringify(shop.secrets, null, 2)}\n`);
  writeFileSync(keptPath('manifest.json'), inLines({ commit: keptCommit, ...manifest }));
  progress(
    `Kept: ${Object.keys(dump.tables).length} tables, ${Object.values(dump.tables).flat().length} rows; ${sizes.map((size) => `${Math.round(size / 1024)} kB`).join(' and ')} packed`,
  );
}

/** JSON with one line for each part, so that a difference can be read. */
function inLines(parts: object): string {
  const lines = Object.entries(parts).map(([name, value]) => {
    const inner =
      value !== null && typeof value === 'object' ? Object.entries(value as object) : [];
    if (inner.length === 0) return `${JSON.stringify(name)}: ${JSON.stringify(value)}`;
    const isList = Array.isArray(value);
    const rows = inner.map(
      ([key, each]) => (isList ? '  ' : `  ${JSON.stringify(key)}: `) + JSON.stringify(each),
    );
    return `${JSON.stringify(name)}: ${isList ? '[' : '{'}\n${rows.join(',\n')}\n${isList ? ']' : '}'}`;
  });
  return `{\n${lines.join(',\n')}\n}\n`;
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => process.exit(1));
try {
  await makeDump();
  process.exit(0);
} catch (error) {
  console.error(error);
  process.exit(1);
}
