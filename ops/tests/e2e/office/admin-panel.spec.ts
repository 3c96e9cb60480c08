import { expect, test, type Page } from 'playwright/test';
import { goTo } from '../support/admin-router.ts';
import { boxOf } from '../support/boxes.ts';
import { asAdmin, enterOffice } from '../support/office.ts';

type Saved = { doc: { id: string } };

async function openPlan(page: Page, path: string, title: string): Promise<void> {
  await goTo(page, path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.locator('.form-submit .popup-button').first().click();
  await page.getByRole('button', { name: 'Publish at a time' }).click();
}

const choice = (page: Page, name: 'Publish' | 'Unpublish') =>
  page.locator('.schedule-publish').getByRole('radio', { name, exact: true });

const words = { title: 'A Plan of This Test', excerpt: 'x', date: '2026-07-03T12:00:00.000Z' };
const paragraph = {
  type: 'paragraph',
  format: '',
  indent: 0,
  version: 1,
  direction: null,
  children: [
    { type: 'text', text: 'x', format: 0, detail: 0, mode: 'normal', style: '', version: 1 },
  ],
};
const content = {
  root: { type: 'root', format: '', indent: 0, version: 1, direction: null, children: [paragraph] },
};

test('DESK-09 whatever is opened again, its plan begins with publishing; taking it off is a choice', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const posts: string[] = [];
  const post = async (title: string, draft: boolean) => {
    const { doc } = await asAdmin<Saved>(`/posts${draft ? '?draft=true' : ''}`, {
      method: 'POST',
      body: { ...words, title, content, _status: draft ? 'draft' : 'published' },
    });
    posts.push(doc.id);
    return doc.id;
  };
  const faq = await asAdmin<Saved>('/faqs?draft=true', {
    method: 'POST',
    body: { question: 'Is this a draft?', answer: 'Yes', position: 9_000, _status: 'draft' },
  });
  try {
    const half = await asAdmin<Saved>('/posts?draft=true', {
      method: 'POST',
      body: { title: 'Half of a draft', _status: 'draft' },
    });
    posts.push(half.doc.id);
    const changed = await post('Changed since', false);
    await asAdmin(`/posts/${changed}?draft=true`, {
      method: 'PATCH',
      body: { excerpt: 'y', _status: 'draft' },
    });
    await enterOffice(page, '/collections/posts');
    for (const [path, title] of [
      [`/collections/posts/${half.doc.id}`, 'Half of a draft'],
      [`/collections/posts/${await post('Never published', true)}`, 'Never published'],
      [`/collections/posts/${changed}`, 'Changed since'],
      [`/collections/posts/${await post('Left alone', false)}`, 'Left alone'],
      [`/collections/faqs/${faq.doc.id}`, 'Is this a draft?'],
      ['/globals/about', 'About page'],
      ['/globals/faq-page', 'FAQ page'],
    ] as const) {
      await openPlan(page, path, title);
      await expect(choice(page, 'Publish'), path).toBeChecked();
      await expect(choice(page, 'Unpublish'), path).not.toBeChecked();
    }
    await choice(page, 'Unpublish').locator('..').click();
    await expect(choice(page, 'Unpublish')).toBeChecked();
  } finally {
    for (const id of posts) await asAdmin(`/posts/${id}`, { method: 'DELETE' });
    await asAdmin(`/faqs/${faq.doc.id}`, { method: 'DELETE' });
  }
});

/** How clearly the cross of the menu stands out from what lies behind it (WCAG 1.4.11 asks for 3). */
async function contrastOfCross(page: Page): Promise<number> {
  return await page
    .locator('.nav__mobile-close .stroke')
    .first()
    .evaluate((stroke) => {
      const canvas = document.createElement('canvas').getContext('2d');
      const luminance = (colour: string) => {
        if (!canvas) return 0;
        canvas.fillStyle = colour;
        canvas.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map(
          (part) =>
            part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
        );
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      let behind: Element | null = stroke;
      while (behind && /rgba\(.*, 0\)|transparent/.test(getComputedStyle(behind).backgroundColor))
        behind = behind.parentElement;
      const [one, other] = [
        luminance(getComputedStyle(stroke).stroke),
        luminance(behind ? getComputedStyle(behind).backgroundColor : 'white'),
      ];
      return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    });
}

/** A field to search in and buttons for a thumb, and a line below every row. */
async function expectListForThumbs(page: Page): Promise<void> {
  for (const part of [
    page.getByRole('textbox', { name: /^Search by/ }),
    page.locator('#toggle-list-columns'),
    page.locator('#toggle-list-filters'),
  ])
    expect((await boxOf(part)).height).toBeGreaterThanOrEqual(44);
  await expect(page.locator('.search-filter')).toHaveCSS('border-top-style', 'solid');
  await expect(page.locator('#heading-name .field-label')).toHaveCSS('color', 'rgb(74, 92, 82)');
  const cell = page.locator('.collection-list tbody td').first();
  await expect(cell).toHaveCSS('border-bottom-style', 'solid');
}

test('ADM-04 DESK-14 on a phone a list of the admin has a field to search in, buttons for a thumb and a line below every row; the menu covers the page, shows its cross and closes with a choice', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enterOffice(page, '/collections/products');
  await expectListForThumbs(page);
  const menu = page.locator('aside.nav');
  const open = async () => {
    await page.getByRole('button', { name: 'Open Menu' }).filter({ visible: true }).click();
    await expect(menu).toHaveClass(/nav--nav-open/);
    await expect.poll(async () => (await menu.boundingBox())?.width).toBe(390);
  };
  await open();
  expect(await contrastOfCross(page)).toBeGreaterThan(3);
  await page.locator('.nav__mobile-close').click();
  await expect(menu).not.toHaveClass(/nav--nav-open/);
  for (const name of ['Products', 'Products', 'Coupons']) {
    await open();
    await menu.getByText(name, { exact: true }).click();
    await expect(menu).not.toHaveClass(/nav--nav-open/);
    await expect(page).toHaveURL(new RegExp(`/${name.toLowerCase()}`));
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    // Under the list the width of its table may stand for a moment, until it scrolls within itself.
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  }
});

test('DESK-14 on a desk the menu stands beside the page and stays', async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  await enterOffice(page, '/collections/coupons');
  const menu = page.locator('aside.nav');
  await expect.poll(async () => (await menu.boundingBox())?.width).toBe(248);
  await menu.getByText('Products', { exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
  await expect(menu).toHaveClass(/nav--nav-open/);
});
