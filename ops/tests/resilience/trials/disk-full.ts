import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../../env.ts';
import type { ServiceName } from '../../../launcher/stack.ts';
import { callsOf } from '../../world/calls.ts';
import { crowd } from '../../world/crowd.ts';
import { grouped } from '../../world/figures.ts';
import { ordersOf, withoutOneOrder } from '../../world/orders.ts';
import { cart, newShopper, type Shopper } from '../../world/shopper.ts';
import { signInOwner, type Staff, staffOf } from '../../world/staff.ts';
import { intentOf } from '../../world/stripe-side.ts';
import { until } from '../../world/until.ts';
import { type FormName, formNames, missingForms, sendOnce } from '../forms.ts';
import { pictureForm } from '../picture.ts';
import { reconcile } from '../reconcile.ts';
import { laySmallDisk, type SmallDisk } from '../small-disk.ts';
import type { Trial } from '../trial.ts';
import type { World } from '../world.ts';

const diskMb = 64;
const pages = ['/', '/store', '/store/gi-map', '/checkout', '/blog', '/freebies'];

export const diskFull: Trial = {
  id: 'REL-17',
  title: 'pictures cannot be written, kept pages cannot be written, the database has no space left',
  async run(world) {
    const faults: string[] = [];
    const expect = (what: string, isTrue: boolean) => {
      if (!isTrue) faults.push(what);
    };
    await withSmallDisk(world, ['cms'], world.environment.cms.MEDIA_DIR, async (disk) =>
      tryPictures(world, disk, expect),
    );
    await withSmallDisk(world, ['web'], world.environment.web.SNAPSHOT_DIR, async (disk) =>
      tryKeptPages(world, disk, expect),
    );
    let figure = '';
    const everybody = ['web', 'worker', 'cms', 'postgres'] as const;
    await withSmallDisk(world, everybody, world.environment.postgres.POSTGRES_DIR, async (disk) => {
      figure = await tryDatabase(world, disk, expect);
    });
    for (const fault of faults) world.say(`  not so: ${fault}`);
    return {
      kept: faults.length === 0,
      figure: `${figure}; ${faults.length} expectations missed`,
    };
  },
};

type Expect = (what: string, isTrue: boolean) => void;

/** Halts who uses the folder while a disk is laid under it, and again while it is taken away. */
async function withSmallDisk(
  world: World,
  users: readonly ServiceName[],
  folder: string | undefined,
  work: (disk: SmallDisk) => Promise<void>,
): Promise<void> {
  if (!folder) throw new Error('The shop names no such folder');
  const halt = async () => {
    for (const name of users) await world.stack.halt(name);
  };
  await halt();
  let disk: SmallDisk | undefined;
  try {
    disk = await laySmallDisk(folder, diskMb);
    await world.recover();
    await work(disk);
  } finally {
    disk?.free();
    await halt();
    await disk?.takeAway();
    await world.recover();
  }
}

async function tryPictures(world: World, disk: SmallDisk, expect: Expect): Promise<void> {
  const staff = staffOf(world, await signInOwner(world));
  const folder = world.environment.cms.MEDIA_DIR ?? '';
  const first = await upload(staff);
  expect('a picture is taken before', first.status === 201);
  const states: [string, () => Promise<void> | void, () => Promise<void> | void][] = [
    ['read-only', () => disk.setReadOnly(true), () => disk.setReadOnly(false)],
    ['full', disk.fill, disk.free],
  ];
  for (const [state, begin, end] of states) {
    const [documents, files] = [(await staff.list('media')).length, readdirSync(folder).length];
    await begin();
    const { status, text } = await upload(staff);
    const name = basename(String((first.body.doc as { url?: string } | undefined)?.url));
    const shown = await callsOf(world)('GET', `/media/${name}`);
    const statuses = await pageStatuses(world);
    await end();
    world.say(`  pictures, ${state}: ${status} ${text.slice(0, 160)}`);
    expect(
      `a picture is refused, and not with a 500, when the folder is ${state}`,
      status >= 400 && status !== 500,
    );
    expect(`a picture that is there is shown when the folder is ${state}`, shown.status === 200);
    expect(
      `pages are shown when the folder is ${state}`,
      statuses.every((each) => each === 200),
    );
    expect(
      `nothing is left of a refused picture: ${state}`,
      (await staff.list('media')).length === documents &&
        readdirSync(folder).filter((file) => file !== 'ballast').length === files,
    );
    expect(`a picture is taken again after ${state}`, (await upload(staff)).status === 201);
  }
}

const upload = (staff: Staff) => staff.ask('POST', 'media', pictureForm());

const pageStatuses = async (world: World) =>
  await Promise.all(pages.map(async (path) => (await callsOf(world)('GET', path)).status));

/** What the shop keeps of its pages is a help: without it, everything goes on. */
async function tryKeptPages(world: World, disk: SmallDisk, expect: Expect): Promise<void> {
  const staff = staffOf(world, await signInOwner(world));
  const [faq] = await staff.list<{ id: string; question: string }>('faqs');
  disk.fill();
  const question = `Is there space for question ${world.random.between(1, 1e6)}?`;
  await staff.patch(`faqs/${faq?.id}`, { question, _status: 'published' });
  const isSeen = async () =>
    (await callsOf(world)('GET', '/faq')).text.includes(question) ? true : null;
  expect(
    'a change is seen while no page can be kept',
    await until('the change', 10_000, isSeen).catch(() => false),
  );
  world.kill('web');
  const isUp = async () =>
    (await callsOf(world)('GET', '/health/ready')).status === 200 ? true : null;
  expect(
    'the shop starts while no page can be kept',
    await until('the shop', 60_000, isUp).catch(() => false),
  );
  expect(
    'pages are shown while none can be kept',
    (await pageStatuses(world)).every((each) => each === 200),
  );
  await staff.patch(`faqs/${faq?.id}`, { question: faq?.question, _status: 'published' });
  disk.free();
}

type Tried = { intent?: string; acknowledged?: string; statuses: number[] };

/** Purchases and forms before, while and after the database can write nothing more. */
async function tryDatabase(world: World, disk: SmallDisk, expect: Expect): Promise<string> {
  const rounds = world.count(60, 12);
  const tried: Tried[] = [];
  const forms: { name: FormName; id: string }[] = [];
  let refused = 0;
  const visit = async () => {
    tried.push(await buyOnce(world));
    const name = world.random.pick(formNames);
    const form = await sendOnce(callsOf(world), name).catch(() => null);
    if (form) forms.push(form);
    else refused += 1;
  };
  for (let turn = 0; turn < 4; turn += 1) await visit();
  expect(
    'everything is taken before',
    refused === 0 && tried.every(({ acknowledged }) => acknowledged),
  );
  // Their cards are charged when nothing can be written any more.
  const late = await crowd(world.count(10, 3), 3, async () => {
    const shopper = newShopper(world);
    return { shopper, ...(await shopper.prepare()) };
  });
  disk.fill();
  for (const { shopper, secret, intent } of late) {
    await shopper.stripe.confirm(secret);
    tried.push({ intent, ...(await reportOnce(shopper, intent)) });
  }
  for (let turn = 0; turn < rounds; turn += 1) {
    await visit();
    const statuses = await pageStatuses(world);
    expect(
      'pages are shown without space',
      statuses.every((each) => each === 200),
    );
  }
  const whileFull = refused;
  disk.free();
  await world.recover();
  const { found } = await reconcile(world);
  for (let turn = 0; turn < 4; turn += 1) await visit();
  expect('the lack of space was felt', whileFull > 0);
  expect('everything is taken again afterwards', refused === whileFull);
  const failures = tried.flatMap(({ statuses }) => statuses).filter((status) => status === 500);
  expect(`${failures.length} answers were 500`, failures.length === 0);

  const intents = tried.flatMap(({ intent }) => intent ?? []);
  const wrong = await withoutOneOrder(world.query, intents);
  expect(`${wrong} payments without exactly one paid order`, wrong === 0);
  const ids = new Set((await ordersOf(world.query, intents)).map(({ id }) => id));
  const acknowledged = tried.flatMap(({ acknowledged }) => acknowledged ?? []);
  const lost =
    acknowledged.filter((id) => !ids.has(id)).length + (await missingForms(world, forms));
  expect(`${lost} acknowledged were lost`, lost === 0);
  expect('the database reads whole', await readsWhole(world));
  return `${grouped(tried.length)} purchases, ${late.length} of them charged without space, and ${grouped(forms.length + refused)} forms, ${whileFull} forms refused while the database had no space, ${acknowledged.length + forms.length} acknowledged and ${lost} of them lost, ${wrong} payments without exactly one paid order, ${found} found by reconcile`;
}

/** One try at each step, as a buyer without patience. `intent`: the card was charged. */
async function buyOnce(world: World): Promise<Tried> {
  const shopper = newShopper(world);
  const { status, body } = await shopper.begin();
  const secret = body.clientSecret;
  if (status !== 200 || typeof secret !== 'string') return { statuses: [status] };
  if ((await shopper.stripe.confirm(secret)) !== 'succeeded') return { statuses: [status] };
  const intent = intentOf(secret);
  const { statuses, ...said } = await reportOnce(shopper, intent);
  return { intent, statuses: [status, ...statuses], ...said };
}

async function reportOnce(shopper: Shopper, intent: string): Promise<Tried> {
  const { status, body } = await shopper.call('POST', '/api/payment/create-order', {
    stripePaymentIntentId: intent,
    reference: shopper.reference,
    ...cart(),
  });
  return {
    statuses: [status],
    ...(status === 200 ? { acknowledged: String(body.transactionId) } : {}),
  };
}

/** Every table and index is written anew from what is there, which finds what does not fit; then the chained record is walked. */
async function readsWhole(world: World): Promise<boolean> {
  await world.query('reindex schema public');
  return await promisify(execFile)('node', ['dist/audit-verify.mjs'], {
    cwd: join(root, 'cms'),
    env: { ...world.environment.cms, NODE_ENV: 'production' },
  }).then(
    () => true,
    () => false,
  );
}
