import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { trySignIn } from '../../world/staff.ts';
import { until } from '../../world/until.ts';
import { keptPath } from '../kept.ts';
import type { Edit } from '../manifest.ts';
import { valueAt } from '../paths.ts';
import type { World } from '../world.ts';
import { type Check, counted, requireNone } from './check.ts';

/** Words of a global that stand in a row of a collection since: the row is looked for there. */
const movedTo: Record<string, string> = {
  'privacy-policy': 'pages?where[slug][equals]=privacy-policy',
};

async function read(
  { office }: World,
  { slug, id }: Edit,
  isDraft: boolean,
): Promise<Record<string, unknown>> {
  const query = `depth=0&draft=${String(isDraft)}`;
  const place = movedTo[slug];
  if (!place) return await office.get(id ? `${slug}/${id}?${query}` : `globals/${slug}?${query}`);
  const { docs } = await office.get<{ docs: Record<string, unknown>[] }>(`${place}&${query}`);
  if (docs.length !== 1) throw new Error(`${slug} is in ${docs.length} rows of ${place}`);
  return docs[0] ?? {};
}

export const editsKept: Check = {
  title: 'edited texts and prices are what the practice made of them',
  async run(world) {
    const { published } = world.manifest.edits;
    const faults: string[] = [];
    for (const edit of published) {
      const doc = await read(world, edit, false);
      for (const [path, value] of Object.entries(edit.words))
        if (!isDeepStrictEqual(valueAt(doc, path), value))
          faults.push(`${edit.slug} ${path} is ${JSON.stringify(valueAt(doc, path))}`);
    }
    requireNone(faults);
    return `${counted(published.filter(({ id }) => id === null).length, 'globals')}, ${counted(published.filter(({ id }) => id !== null).length, 'collections')}`;
  },
};

export const draftsKept: Check = {
  title: 'drafts are there, and only there',
  async run(world) {
    const { drafts } = world.manifest.edits;
    const faults: string[] = [];
    for (const edit of drafts) {
      const [draft, shown] = [await read(world, edit, true), await read(world, edit, false)];
      for (const [path, value] of Object.entries(edit.words))
        if (!isDeepStrictEqual(valueAt(draft, path), value))
          faults.push(`the draft of ${edit.slug} has lost its ${path}`);
      const isShown =
        valueAt(shown, '_status') === 'published' &&
        Object.entries(edit.words).some(([path, value]) =>
          isDeepStrictEqual(valueAt(shown, path), value),
        );
      if (isShown || valueAt(draft, '_status') !== 'draft')
        faults.push(`the draft of ${edit.slug} is published`);
    }
    requireNone(faults);
    return counted(drafts.length, 'drafts');
  },
};

export const plansKept: Check = {
  title: 'what shall be published later waits for its time',
  async run({ manifest, query }) {
    const jobs = await query<{ at: Date }>(
      `select wait_until as at from payload_jobs where task_slug = 'schedulePublish' and completed_at is null and has_error is not true`,
    );
    const times = jobs.map(({ at }) => at.toISOString());
    requireNone(
      manifest.planned
        .filter(({ at }) => !times.includes(at))
        .map(({ title, at }) => `the plan for ${title} at ${at} is gone`),
    );
    return counted(times.length, 'plans');
  },
};

/** Its first reading may take longer than visitors are let wait: then the shop asks to come again. */
async function readPage(url: string): Promise<string> {
  return await until(
    `${url} is answered with 200`,
    60_000,
    async () => {
      const response = await fetch(url);
      const html = await response.text();
      return response.status === 200 ? html : null;
    },
    500,
  );
}

/** Words that a page carried along for those who buy, and that the answer to their order brings now. */
const broughtLater = /^Arrival /;

export const pagesShow: Check = {
  title: 'visitors read the edited texts on every page, and no draft',
  async run({ manifest, web }) {
    const faults: string[] = [];
    for (const { path, has, hasNot } of manifest.pages) {
      const html = await readPage(web + path);
      faults.push(
        ...has
          .filter((text) => !broughtLater.test(text) && !html.includes(text))
          .map((text) => `${path} does not say '${text}'`),
      );
      faults.push(
        ...hasNot
          .filter((text) => html.includes(text))
          .map((text) => `${path} shows the draft '${text}'`),
      );
    }
    requireNone(faults);
    return `${counted(manifest.pages.length, 'pages')}, ${counted(manifest.pages.flatMap(({ has }) => has).length, 'texts')}`;
  },
};

export const filesKept: Check = {
  title: 'the uploaded picture and PDF are the same files',
  async run({ manifest, web }) {
    const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
    const faults: string[] = [];
    for (const { url, kept } of manifest.files) {
      const response = await fetch(web + url);
      const isSame =
        sha256(new Uint8Array(await response.arrayBuffer())) ===
        sha256(readFileSync(keptPath(join('media', kept))));
      if (response.status !== 200 || !isSame)
        faults.push(`${url} answers ${response.status} and ${isSame ? 'the' : 'another'} file`);
    }
    requireNone(faults);
    return counted(manifest.files.length, 'files');
  },
};

export const retiredStays: Check = {
  title: 'a kit that was taken off is not for sale',
  async run({ manifest: { notForSale }, buying }) {
    const { status } = await buying.call('POST', '/api/create-payment-intent', {
      amount: notForSale.price.toFixed(2),
      productIds: notForSale.id,
      items: [{ id: notForSale.id, quantity: 1 }],
    });
    requireNone(status === 409 ? [] : [`asking to pay ${notForSale.id} answered ${status}`]);
    return notForSale.id;
  },
};

export const signIns: Check = {
  title: 'people of every role sign in with their old passwords, and with no other',
  async run(world) {
    const faults: string[] = [];
    for (const { username, password } of world.manifest.accounts) {
      const statuses = [
        (await trySignIn(world, { username, password })).status,
        (await trySignIn(world, { username, password: `${password}!` })).status,
      ];
      if (statuses.join() !== '200,401')
        faults.push(`${username} is answered ${statuses.join(' and ')}`);
    }
    requireNone(faults);
    return world.manifest.accounts.map(({ role }) => role).join(', ');
  },
};
