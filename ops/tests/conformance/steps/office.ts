import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import { mailsTo } from '../../e2e/support/mailbox.ts';
import { adminCookie, asAdmin, signIn, uploadPdf } from '../../e2e/support/office.ts';
import { stack } from '../../e2e/support/stack.ts';
import type { Fields, OfficeSteps, Role } from '../line.ts';
import { differences } from '../match.ts';
import { find } from '../places.ts';
import { visibleWords } from '../words.ts';
import type { World } from '../world.ts';
import type { Doing } from './doing.ts';
import { until } from './looking.ts';

type Doc = Fields & { id: string };

const root = join(import.meta.dirname, '../../../..');
const found = async (collection: string, where: string) =>
  (await asAdmin<{ docs: Doc[] }>(`/${collection}?limit=100&depth=0${where && `&where${where}`}`))
    .docs;

async function theOne(collection: string, where: string): Promise<Doc> {
  const [doc] = await found(collection, where);
  if (!doc) throw new Error(`There is nothing in ${collection} with ${where}`);
  return doc;
}

/** The parts of a document that a change touches, changed; 'stats.0.value' is a way into it. */
function changed(document: Fields, change: Fields): Fields {
  const copy = structuredClone(document);
  const touched = new Set<string>();
  for (const [key, value] of Object.entries(change)) {
    const way = key.split('.');
    touched.add(way[0] ?? key);
    const parent = way
      .slice(0, -1)
      .reduce<unknown>((inner, name) => Reflect.get(inner as object, name), copy) as Fields;
    const name = way.at(-1) ?? key;
    const isPart =
      typeof value === 'object' &&
      value !== null &&
      !Array.isArray(value) &&
      typeof parent[name] === 'object';
    parent[name] = isPart ? { ...(parent[name] as object), ...value } : value;
  }
  return Object.fromEntries([...touched].map((key) => [key, copy[key]]));
}

const part = (document: Fields, like: Fields) =>
  Object.fromEntries(Object.keys(like).map((key) => [key, document[key] ?? null]));

export const office: Doing<OfficeSteps> = {
  async setting(world, { global, change }) {
    const path = `/globals/${global}`;
    const before = await asAdmin<Fields>(`${path}?depth=0`);
    const next = changed(before, change);
    world.restore.push(() =>
      asAdmin(path, { method: 'POST', body: { ...part(before, next), _status: 'published' } }),
    );
    await asAdmin(path, { method: 'POST', body: { ...next, _status: 'published' } });
  },
  async edit(world, { collection, where, change }) {
    const before = await theOne(collection, where);
    const next = changed(before, change);
    const path = `/${collection}/${before.id}`;
    if (!('_status' in before)) return void (await asAdmin(path, { method: 'PATCH', body: next }));
    world.restore.push(() =>
      asAdmin(path, { method: 'PATCH', body: { ...part(before, next), _status: 'published' } }),
    );
    await asAdmin(path, { method: 'PATCH', body: { _status: 'published', ...next } });
  },
  async create(world, { collection, data }) {
    const [slug = ''] = collection.split('?');
    const { doc } = await asAdmin<{ doc: Doc }>(`/${collection}`, { method: 'POST', body: data });
    world.restore.push(() => asAdmin(`/${slug}/${doc.id}`, { method: 'DELETE' }));
  },
  async failingMail(world, times) {
    await until(world, 'all mails are sent', async () =>
      (await found('mails', '[state][in]=queued,sending')).length === 0 ? [] : ['not yet'],
    );
    await fetch(`${stack.mailUrl}/_control/faults`, {
      method: 'POST',
      body: JSON.stringify({ mode: '5xx', times }),
    });
  },
  record: (world, { collection, where, count, fields }) =>
    until(world, `${collection} with ${where}`, async () => {
      const docs = await found(collection, where);
      if (docs.length !== (count ?? 1)) return [`there are ${docs.length}, not ${count ?? 1}`];
      const [first] = docs;
      if (!first) return [];
      const doc = await asAdmin<Doc>(`/${collection}/${first.id}?depth=0`);
      const { number, ...others } = fields;
      if (number === '<order>') world.names.order = String(doc.number);
      const shown =
        number === '<shown>' &&
        !(await visibleWords(find(world.page, 'main'))).includes(String(doc.number))
          ? [`${String(doc.number)} is not shown`]
          : [];
      return [...shown, ...differences(doc, typeof number === 'number' ? fields : others)];
    }),
  everyRecord: (world, { collection, has, distinct }) =>
    until(world, `every record of ${collection}`, async () => {
      const docs = await found(collection, '');
      if (docs.length === 0) return ['there are none'];
      const faults = docs.flatMap((doc) => differences(doc, has));
      return distinct && new Set(docs.map((doc) => doc[distinct])).size < docs.length
        ? [...faults, `two have the same ${distinct}`]
        : faults;
    }),
  stored: (world, { collection, of, are }) =>
    until(world, `${of} in ${collection}`, async () =>
      differences(
        [...new Set((await found(collection, '')).map((doc) => String(doc[of])))].toSorted(),
        are.toSorted(),
      ),
    ),
  async asks(world, { by, ask, body, statuses, fields }) {
    const [method = 'GET', ...rest] = ask.split(' ');
    let path = rest.join(' ');
    const place = /\{([\w-]+) (\[.+)\}$/.exec(path);
    if (place) path = path.replace(place[0], (await theOne(place[1] ?? '', place[2] ?? '')).id);
    const cookie = await cookieOf(world, by);
    const headers = {
      origin: stack.adminUrl,
      ...(cookie && { cookie }),
      ...(body && { 'content-type': 'application/json' }),
    };
    const response = await fetch(`${stack.adminUrl}${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer = (await response.json().catch(() => null)) as { doc?: Doc } | null;
    if (method === 'POST' && answer?.doc)
      world.restore.push(() =>
        asAdmin(`${path.replace('/cms-api', '')}/${answer.doc?.id}`, { method: 'DELETE' }),
      );
    expect(
      statuses,
      `${ask} by ${by}: ${response.status} ${JSON.stringify(answer).slice(0, 200)}`,
    ).toContain(response.status);
    if (fields) expect(differences(answer, fields), ask).toEqual([]);
  },
  appears: (world, { path, words, withinMs }) =>
    until(
      { ...world, patience: withinMs },
      `${words} is on ${path} within ${withinMs} ms`,
      async () =>
        (await (await fetch(`${stack.shopUrl}${path}`)).text()).includes(words) ? [] : ['not yet'],
    ),
  async newFile(world, { freebie, path, words }) {
    const guide = await theOne('freebies', `[number][equals]=${freebie}`);
    const pdf = `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n% ${words}\nxref\n0 1\n0000000000 65535 f \ntrailer<</Root 1 0 R/Size 1>>\nstartxref\n110\n%%EOF\n`;
    const file = await uploadPdf('conformance.pdf', Buffer.from(pdf));
    world.restore.push(async () => {
      await asAdmin(`/freebies/${guide.id}`, {
        method: 'PATCH',
        body: { file: guide.file, _status: 'published' },
      });
      await asAdmin(`/documents/${file}`, { method: 'DELETE' });
    });
    await asAdmin(`/freebies/${guide.id}`, {
      method: 'PATCH',
      body: { file, _status: 'published' },
    });
    await until(world, `${path} is the new file`, async () =>
      (await (await fetch(`${stack.shopUrl}${path}`)).text()).includes(words) ? [] : ['not yet'],
    );
  },
  mailed: (world, { subject, words }) =>
    until(
      { ...world, patience: Math.max(world.patience, 15_000) },
      `a mail '${subject}'`,
      async () => {
        const mails = await mailsTo(world.names.visitor ?? '');
        const mail = mails.find((one) => one.subject.includes(subject));
        return mail
          ? words.filter((word) => !mail.text.includes(word))
          : [`only ${JSON.stringify(mails.map((one) => one.subject))}`];
      },
    ),
  mails: (world, count) =>
    until(world, 'mails', async () =>
      differences((await mailsTo(world.names.visitor ?? '')).length, count),
    ),
  async downloads({ page }, { by, file }) {
    const download = page.waitForEvent('download');
    await find(page, by).click();
    expect((await download).suggestedFilename()).toBe(file);
  },
  async provenBy(_, { file, test, words }) {
    const path = join(root, file);
    expect(existsSync(path), file).toBe(true);
    const text = readFileSync(path, 'utf8');
    const isThere = ["'", '`']
      .flatMap((quote) => text.split(`${quote}${test}${quote}`).slice(0, -1))
      .some((before) => /\btest\(\s*$/.test(before));
    expect(isThere, `${file} has a test '${test}'`).toBe(true);
    for (const word of words) expect(text, file).toContain(word);
    await Promise.resolve();
  },
};

/** Signs in as somebody of that role; null for nobody. */
async function cookieOf(world: World, role: Role): Promise<string | null> {
  if (role === 'nobody') return null;
  if (role === 'admin') return adminCookie();
  const known = world.names[`cookie of ${role}`];
  if (known) return known;
  const [username, password] = [`conform-${randomUUID().slice(0, 8)}`, randomUUID()];
  const { doc } = await asAdmin<{ doc: Doc }>('/users', {
    method: 'POST',
    body: { username, password, role },
  });
  world.restore.push(() => asAdmin(`/users/${doc.id}`, { method: 'DELETE' }));
  const cookie = await signIn(username, password);
  world.names[`cookie of ${role}`] = cookie;
  return cookie;
}
