import { expect, test } from 'vitest';
import { CmsUnavailable } from './cms-client.server.ts';
import { readList } from './read-list.ts';

type Doc = { id: number };
const documents = (count: number): Doc[] => Array.from({ length: count }, (_, id) => ({ id }));

const answered = (answer: unknown) => Promise.resolve({ answer, tag: JSON.stringify(answer) });

/** A CMS with these documents. `onPage` happens before a page is answered, e.g. somebody publishes. */
function cmsWith(
  all: Doc[],
  onPage: (page: number, cms: { all: Doc[]; version: number }) => void = () => {},
) {
  const cms = { all, version: 7 };
  const asked: number[] = [];
  const read = (path: string) => {
    const query = new URL(path, 'http://cms').searchParams;
    const [limit, page] = [Number(query.get('limit')), Number(query.get('page'))];
    asked.push(page);
    onPage(page, cms);
    return answered({
      docs: cms.all.slice((page - 1) * limit, page * limit),
      totalDocs: cms.all.length,
      hasNextPage: page * limit < cms.all.length,
    });
  };
  const list = () =>
    readList('products?depth=1', {
      read,
      state: 7,
      readState: () => Promise.resolve(cms.version),
    });
  return { list, asked };
}

test.each([0, 1, 99, 100, 101, 500, 1_000])(
  'HOUSE-06 a list of %i documents is read to its end, each once and in its order',
  async (count) => {
    const { list, asked } = cmsWith(documents(count));
    expect(await list()).toMatchObject({
      value: { docs: documents(count), total: count },
      isCurrent: true,
    });
    expect(asked).toEqual(
      Array.from({ length: Math.max(1, Math.ceil(count / 100)) }, (_, i) => i + 1),
    );
  },
);

test('HOUSE-06 of more than 1,000 documents the first 1,000 are read, and how many there are is known', async () => {
  const { list, asked } = cmsWith(documents(2_345));
  const { value } = await list();
  expect([value.docs.length, value.total, asked.length]).toEqual([1_000, 2_345, 10]);
});

test('HOUSE-06 a list that changes while it is read is read again: no document is lost or stands twice', async () => {
  let isPublished = false;
  const { list, asked } = cmsWith(documents(250), (page, cms) => {
    if (page !== 2 || isPublished) return;
    isPublished = true;
    cms.all = [{ id: 999 }, ...cms.all];
    cms.version = 8;
  });
  const { value, isCurrent } = await list();
  expect(value.docs).toEqual([{ id: 999 }, ...documents(250)]);
  expect([isCurrent, asked]).toEqual([true, [1, 2, 3, 1, 2, 3]]);
});

test('HOUSE-06 while one publication follows another the last reading counts for the moment, each document once', async () => {
  const { list, asked } = cmsWith(documents(150), (page, cms) => {
    if (page === 2) cms.all = [{ id: 1_000 + cms.version }, ...cms.all];
    cms.version += 1;
  });
  const { value, isCurrent } = await list();
  expect(new Set(value.docs).size).toBe(value.docs.length);
  expect(value.docs.length).toBeGreaterThanOrEqual(150);
  expect([isCurrent, asked]).toEqual([false, [1, 2, 1, 2, 1, 2]]);
});

test('REL-08 without an answer about the version a long list is there all the same, and not current', async () => {
  const read = (path: string) =>
    answered({ docs: documents(100), hasNextPage: path.endsWith('&page=1') });
  const readState = () => Promise.reject(new CmsUnavailable('no version'));
  expect(await readList('faqs?depth=1', { read, state: 1, readState })).toMatchObject({
    value: { docs: documents(100), total: 200 },
    isCurrent: false,
  });
});

test('a page that is no list, in the middle too, is no answer', async () => {
  const read = (path: string) =>
    answered(path.endsWith('&page=1') ? { docs: documents(100), hasNextPage: true } : [1, 2]);
  await expect(
    readList('faqs?depth=1', { read, state: 1, readState: () => Promise.resolve(1) }),
  ).rejects.toThrow(CmsUnavailable);
});
