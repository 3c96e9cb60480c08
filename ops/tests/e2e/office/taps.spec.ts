import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from 'playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { buy, sendEverything, stepsOf } from '../support/bought.ts';
import { find, handOn, type Size, sizes } from '../support/hand.ts';
import { asAdmin, changeByHandle, enterOffice } from '../support/office.ts';
import { stack } from '../support/stack.ts';
import { countedElsewhere, type Deed } from '../support/weekly-deeds.ts';

const main = (page: Page) => page.getByRole('main');
const drawer = (page: Page) => page.getByRole('dialog');

/** What the practice does every week, counted in taps from Today on: on a phone and at a desk (DESK-03). */
const deeds: Deed[] = [
  {
    name: 'ship three kits',
    most: 6,
    prepare: async () => {
      await sendEverything();
      const bought = [
        await buy({ 'gi-map': 1 }),
        await buy({ 'child-gut': 1 }),
        await buy({ dutch: 1 }),
      ];
      return {
        act: async (page, { tap }) => {
          await tap(
            page.getByRole('link', { name: 'Orders', exact: true }).filter({ visible: true }),
          );
          for (const { name } of bought)
            await tap(page.getByRole('checkbox', { name: `Choose the order of ${name}` }));
          await tap(page.getByRole('button', { name: 'Mark 3 as sent' }));
          await expect(page.getByText('3 orders are marked as sent.')).toBeVisible();
          for (const { id } of bought) expect(await stepsOf(id)).toEqual(['sent']);
        },
        after: async (page) => {
          await page.getByRole('button', { name: 'Undo' }).click();
          await expect(page.getByText('It is as it was before.')).toBeVisible();
          for (const { id, name } of bought) {
            await expect(main(page).getByRole('row', { name })).toBeVisible();
            expect(await stepsOf(id)).toEqual(['to-send']);
            const { docs } = await asAdmin<{ docs: { kind: string }[] }>(
              `/mails?where[order][equals]=${id}`,
            );
            expect(docs.filter(({ kind }) => kind === 'kit-sent')).toEqual([]);
          }
        },
      };
    },
  },
  {
    name: 'stop a payment plan',
    most: 5,
    prepare: async () => {
      const { id, number } = await buy({ 'family-wellness-program': 1 });
      const planOf = async () =>
        (await asAdmin<{ docs: { status: string }[] }>(`/plans?where[order][equals]=${id}&depth=0`))
          .docs[0]?.status;
      await expect.poll(planOf, { timeout: 30_000 }).toBe('active');
      return {
        act: async (page, hand) => {
          await find(page, hand, number, `Order ${number}`);
          await hand.tap(page.getByRole('button', { name: 'Stop payments' }));
          await hand.tap(drawer(page).getByRole('button', { name: 'Yes, stop them' }));
          await expect(page.getByText('Nothing more is taken from this card.')).toBeVisible();
          expect(await planOf()).toMatch(/stopped|canceled|cancelled/);
        },
      };
    },
  },
  {
    name: 'change a price',
    most: 4,
    prepare: async () => ({
      act: async (page, { go, tap, write }) => {
        await go('Shop');
        const row = page.locator('[data-product=mycotox]');
        await tap(row.getByRole('button').first());
        await write(row.getByLabel('The price, in dollars'), '431.50');
        await tap(row.getByRole('button', { name: /^Save \$431\.50 in / }));
        await expect(page.getByText(/^\$431\.50 stands in /)).toBeVisible();
        await expect.poll(() => textOf('/store/mycotox')).toContain('$431.50');
        await expect(row.getByText('$427 → $431.50').first()).toBeVisible();
        await expectAccessible(page);
      },
      cleanUp: () => changeByHandle('products', 'mycotox', { price: 427 }),
    }),
  },
  {
    name: 'say that something is out of stock',
    most: 3,
    prepare: async () => ({
      act: async (page, { go, tap }) => {
        await go('Shop');
        await tap(page.getByRole('switch', { name: 'MycoTOX is for sale' }));
        await expect(page.getByText(/: out of stock\.$/)).toBeVisible();
        await expect.poll(() => textOf('/store/mycotox')).toContain('OutOfStock');
      },
      cleanUp: () => changeByHandle('products', 'mycotox', { availability: 'for-sale' }),
    }),
  },
  {
    name: 'publish an article at a time',
    most: 6,
    prepare: async () => {
      const title = `Broth ${randomUUID().slice(0, 6)}`;
      const { doc } = await asAdmin<{ doc: { id: string } }>('/posts?draft=true', {
        method: 'POST',
        body: { title, excerpt: 'x', date: '2026-07-03T12:00:00.000Z', _status: 'draft' },
      });
      return {
        act: async (page, { go, tap }) => {
          await go('Website');
          const row = main(page).getByRole('listitem').filter({ hasText: title }).first();
          await tap(row.getByRole('button', { name: /^Publish/ }));
          await tap(drawer(page).getByLabel('At a time'));
          await expectAccessible(page);
          const days = drawer(page).getByRole('group', { name: 'Day' }).getByRole('button');
          await tap(days.filter({ hasText: /^\d+$/ }).and(page.locator(':enabled')).last());
          await tap(drawer(page).getByRole('button', { name: /^Plan it for \w+day$/ }));
          await expect(
            page.getByText(new RegExp(`^${title} goes live on \\w+day, `)),
          ).toBeVisible();
          await expect(row).toContainText(/Goes live \w{3}, .*7:00 AM/);
        },
        cleanUp: () => asAdmin(`/posts/${doc.id}`, { method: 'DELETE' }),
      };
    },
  },
  {
    name: 'replace a PDF',
    most: 5,
    prepare: async () => {
      const { docs } = await asAdmin<{ docs: { id: string; file: string; title: string }[] }>(
        '/freebies?limit=1&depth=0&sort=position',
      );
      const [guide] = docs;
      if (!guide) throw new Error('There is no guide');
      return {
        act: async (page, { go, tap }) => {
          await go('Website');
          await tap(page.getByRole('link', { name: /^Guides/ }));
          const choosing = page.waitForEvent('filechooser');
          await tap(
            main(page)
              .getByRole('listitem')
              .filter({ hasText: guide.title })
              .getByText('Replace the PDF'),
          );
          await (
            await choosing
          ).setFiles({ name: 'new.pdf', mimeType: 'application/pdf', buffer: newPdf });
          await tap(drawer(page).getByRole('button', { name: 'Replace it' }));
          await expect(page.getByText(`The new PDF of ${guide.title} is live.`)).toBeVisible();
          const { file } = await asAdmin<{ file: string }>(`/freebies/${guide.id}?depth=0`);
          expect(file).not.toBe(guide.file);
        },
        cleanUp: () =>
          asAdmin(`/freebies/${guide.id}`, {
            method: 'PATCH',
            body: { file: guide.file, _status: 'published' },
          }),
      };
    },
  },
];

const widths: Size[] = stack.isWholeWeek ? ['phone', 'desk'] : ['phone'];

for (const { name, most, prepare } of stack.isWholeWeek ? [...deeds, ...countedElsewhere] : deeds)
  test(`DESK-03 ${name}: at most ${most} taps from Today on a phone`, async ({ page }) => {
    test.slow();
    const counts: number[] = [];
    for (const size of widths) {
      const { act, after, cleanUp } = await prepare();
      try {
        await page.setViewportSize(sizes[size]);
        await enterOffice(page);
        const hand = handOn(page, size);
        await act(page, hand);
        counts.push(hand.count());
        await after?.(page);
      } finally {
        await cleanUp?.();
      }
    }
    const told = counts.map(
      (count, place) => `${count} at ${sizes[widths[place] ?? 'phone'].width} px`,
    );
    console.log(`DESK-03 ${name}: ${told.join(', ')}; at most ${most}`);
    for (const count of counts) expect(count).toBeLessThanOrEqual(most);
  });

const textOf = async (path: string) => await (await fetch(`${stack.shopUrl}${path}`)).text();

const newPdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\nxref\n0 1\n0000000000 65535 f \ntrailer<</Root 1 0 R/Size 1>>\nstartxref\n110\n%%EOF\n',
);
