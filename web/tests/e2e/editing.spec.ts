import { expect, test } from 'playwright/test';
import { asAdmin, uploadPdf } from './office.ts';
import { stack } from './stack.ts';

type Doc = Record<string, unknown> & { id: string };
type Places = [slug: string, field: string, path: string][];

const collections: Places = [
  ['products', 'description', '/store'],
  ['offers', 'description', '/'],
  ['posts', 'excerpt', '/blog'],
  ['faqs', 'answer', '/faq'],
  ['testimonials', 'content', '/testimonials'],
  ['freebies', 'description', '/freebies'],
  ['affiliate-products', 'description', '/recommendations'],
  ['local-businesses', 'description', '/local-affiliates'],
  ['partner-links', 'name', '/store'],
];

/** Words of every page; the chat has no page of its own. */
const globals: Places = [
  ['practice', 'tagline', '/'],
  ['practice', 'email', '/faq'],
  ['frame', 'consent.acceptLabel', '/'],
  ['frame', 'footer.text', '/checkout'],
  ['frame', 'notFound.text', '/nowhere'],
  ['home', 'hero.lead', '/'],
  ['home', 'claims.0.value', '/'],
  ['home', 'documentTitle', '/'],
  ['store', 'hero.lead', '/store'],
  ['store', 'words.addToCart', '/store'],
  ['checkout', 'title', '/checkout'],
  ['checkout', 'cart.title', '/cart'],
  ['checkout', 'terms.reminder', '/checkout'],
  ['about', 'lead', '/about'],
  ['testimonials-page', 'stats.0.value', '/testimonials'],
  ['freebies-page', 'guides.title', '/freebies'],
  ['freebies-page', 'confirmation.lead', '/freebie-confirmation'],
  ['blog-page', 'lead', '/blog'],
  ['faq-page', 'lead', '/faq'],
  ['recommendations-page', 'disclosure', '/recommendations'],
  ['local-page', 'lead', '/local-affiliates'],
  ['privacy-policy', 'sections.0.text', '/privacy-policy'],
];

const read = async (path: string) => (await fetch(`${stack.shopUrl}${path}`)).text();
const shows = (path: string, words: string) => expect.poll(() => read(path), { message: `${path} shows ${words}`, timeout: 5_000, intervals: [100] }).toContain(words);

function at(document: unknown, field: string): unknown {
  return field.split('.').reduce<unknown>((value, name) => (typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined), document);
}

/** The part of a document that has `value` in place of one field, as a form would send it. */
function changed(document: Record<string, unknown>, field: string, value: unknown): Record<string, unknown> {
  const [top = '', ...inner] = field.split('.');
  const copy = structuredClone({ [top]: document[top] });
  const parent = at(copy, [top, ...inner].slice(0, -1).join('.')) ?? copy;
  if (typeof parent === 'object' && parent !== null) Reflect.set(inner.length > 0 ? parent : copy, inner.at(-1) ?? top, value);
  return { ...copy, _status: 'published' };
}

/** A few words that no page has, short enough for any field; an address where an address is asked for. */
const marker = (field: string) => (field === 'email' ? `edited-${Date.now()}@practice.example` : `E${Date.now().toString(36)}`);

async function editAndLook(path: string, method: string, document: Record<string, unknown>, field: string, page: string): Promise<void> {
  const words = marker(field);
  const before = at(document, field);
  expect([path, field, typeof before]).toEqual([path, field, expect.stringMatching(/^(string|undefined|object)$/)]);
  try {
    await asAdmin(path, { method, body: changed(document, field, words) });
    await shows(page, words);
  } finally {
    await asAdmin(path, { method, body: changed(document, field, before ?? null) });
  }
  await expect.poll(() => read(page), { timeout: 5_000, intervals: [100] }).not.toContain(words);
}

test('ADM-07 a word of every collection is edited in the admin and read in the shop at once', async () => {
  for (const [slug, field, page] of collections) {
    const { docs } = await asAdmin<{ docs: Doc[] }>(`/${slug}?limit=1&depth=0&where[_status][equals]=published&sort=-updatedAt`);
    const [doc] = docs;
    if (!doc) throw new Error(`${slug} is empty`);
    await editAndLook(`/${slug}/${doc.id}`, 'PATCH', doc, field, page);
  }
});

test('ADM-07 words of every page, figures, labels, titles and the e-mail address are edited in the admin and read in the shop at once', async () => {
  for (const [slug, field, page] of globals) await editAndLook(`/globals/${slug}`, 'POST', await asAdmin<Doc>(`/globals/${slug}?depth=0`), field, page);
});

test('ADM-03 a guide that is renamed and gets a new PDF changes its card, its path and its file together', async () => {
  const pdf = (words: string) => Buffer.from(`%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n% ${words}\nxref\n0 1\n0000000000 65535 f \ntrailer<</Root 1 0 R/Size 1>>\nstartxref\n110\n%%EOF\n`);
  const file = async (name: string) => {
    const answer = await fetch(`${stack.shopUrl}/freebies/${name}.pdf`);
    return answer.status === 200 ? await answer.text() : answer.status;
  };
  const [first, second] = [await uploadPdf('first.pdf', pdf('first')), await uploadPdf('second.pdf', pdf('second'))];
  const guide = { title: 'A Guide of This Test', description: 'x', type: 'PDF Guide', number: 9_000_000, position: 9_000, file: first, _status: 'published' };
  const { doc } = await asAdmin<{ doc: Doc }>('/freebies', { method: 'POST', body: guide });
  try {
    await shows('/freebies', '/freebies/a-guide-of-this-test.pdf');
    expect(await file('a-guide-of-this-test')).toContain('% first');
    await asAdmin(`/freebies/${doc.id}`, { method: 'PATCH', body: { file: second, _status: 'published' } });
    await expect.poll(() => file('a-guide-of-this-test'), { timeout: 5_000 }).toContain('% second');
    await asAdmin(`/freebies/${doc.id}`, { method: 'PATCH', body: { title: 'Another & Better Name', _status: 'published' } });
    await shows('/freebies', '/freebies/another-better-name.pdf');
    expect(await read('/freebies')).toContain('Another &amp; Better Name');
    expect(await file('another-better-name')).toContain('% second');
    expect([await file('a-guide-of-this-test'), (await read('/freebies')).includes('a-guide-of-this-test')]).toEqual([404, false]);
  } finally {
    await asAdmin(`/freebies/${doc.id}`, { method: 'DELETE' });
    for (const id of [first, second]) await asAdmin(`/documents/${id}`, { method: 'DELETE' });
  }
});

test('ADM-02 what is written in the admin shows beside the form as visitors will see it, and only there', async ({ page }) => {
  const { docs } = await asAdmin<{ docs: Doc[] }>('/posts?limit=1&depth=0&sort=-date');
  const [post] = docs;
  if (!post) throw new Error('there is no article');
  await page.goto(`${stack.adminUrl}/admin`);
  await page.getByLabel(/username/i).fill(stack.adminUsername);
  await page.getByLabel(/password/i).fill(stack.adminPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Welcome back');
  const words = `Draft ${Date.now()}`;
  try {
    await page.goto(`${stack.adminUrl}/admin/collections/posts/${post.id}`);
    const preview = page.frameLocator('iframe');
    if ((await page.locator('iframe').count()) === 0) await page.getByRole('button', { name: /live preview/i }).click();
    await expect(preview.getByText('a draft that visitors do not see')).toBeVisible({ timeout: 20_000 });
    await page.getByLabel(/^Title/).fill(words);
    await expect(preview.getByRole('heading', { name: words, level: 1 })).toBeVisible({ timeout: 20_000 });
    expect(await read('/blog')).not.toContain(words);
  } finally {
    await asAdmin(`/posts/${post.id}`, { method: 'PATCH', body: { title: post.title, _status: 'published' } });
  }
});
