import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page, test } from 'playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { buy, sendEverything, stepsOf } from '../support/bought.ts';
import { closeMessages, writeMessage } from '../support/contact.ts';
import { mailsTo } from '../support/mailbox.ts';
import { asAdmin, changeByHandle, enterOffice } from '../support/office.ts';
import { stack } from '../support/stack.ts';

/** What the practice does every week, counted in taps from Today on: on a phone and at a desk (DESK-03). */
const sizes = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } };
type Size = keyof typeof sizes;

const main = (page: Page) => page.getByRole('main');
const drawer = (page: Page) => page.getByRole('dialog');

/** A hand that counts. A field that has the focus already takes what is typed without a tap, as does the next one by the keyboard's own key. */
function handOn(page: Page, size: Size) {
  let count = 0;
  const tap = async (target: Locator) => {
    count += 1;
    await target.click();
  };
  const isReady = (field: Locator) =>
    expect(field)
      .toBeFocused({ timeout: 2_000 })
      .then(
        () => true,
        () => false,
      );
  const type = async (words: string) => {
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText(words);
  };
  return {
    tap,
    count: () => count,
    /** Opens an entry of the menu. */
    go: async (name: string) => {
      const menu = page.getByRole('navigation', { name: size === 'phone' ? 'More' : 'Desk' });
      if (size === 'phone') await tap(page.getByRole('button', { name: 'More' }));
      await tap(menu.getByRole('link', { name, exact: true }).first());
    },
    write: async (field: Locator, words: string) => {
      if (!(await isReady(field))) await tap(field);
      await type(words);
    },
    writeNext: async (field: Locator, words: string) => {
      await page.keyboard.press('Tab');
      await expect(field).toBeFocused();
      await type(words);
    },
  };
}
type Hand = ReturnType<typeof handOn>;

/** Finds something by its name or number, from Today. */
async function find(page: Page, hand: Hand, query: string, link: string): Promise<void> {
  const search = page.getByRole('searchbox');
  await hand.tap(search);
  await search.fill(query);
  await search.press('Enter');
  await hand.tap(
    main(page)
      .getByRole('link', { name: new RegExp(link) })
      .first(),
  );
}

type Deed = {
  name: string;
  most: number;
  /** Does it from Today, and sees that it is done. */
  act: (page: Page, hand: Hand) => Promise<void>;
};

/** What is there before: `act` begins when Today is open. */
type Prepared = Pick<Deed, 'act'> & {
  /** What else is to be seen then, uncounted. */
  after?: (page: Page) => Promise<void>;
  cleanUp?: () => Promise<unknown>;
};

const deeds: { name: string; most: number; prepare: () => Promise<Prepared> }[] = [
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
    name: 'answer a message',
    most: 4,
    prepare: async () => {
      await closeMessages();
      const title = `Hours ${randomUUID().slice(0, 6)}`;
      const { doc } = await asAdmin<{ doc: { id: string } }>('/saved-replies', {
        method: 'POST',
        body: { title, text: 'Dear {name},\n\n[Your words]\n\nRuth' },
      });
      const { name, email } = await writeMessage('When are you there?');
      return {
        act: async (page, { tap, write }) => {
          const row = main(page).getByRole('listitem').filter({ hasText: name });
          await tap(row.getByRole('button', { name: /^Reply/ }));
          await tap(drawer(page).getByRole('button', { name: title }));
          await write(
            drawer(page).getByLabel('Your reply'),
            'Dear Tom,\n\nfrom nine to five.\n\nRuth',
          );
          await tap(drawer(page).getByRole('button', { name: 'Send', exact: true }));
          await expect(page.getByText(`Your reply to ${name} is on its way.`)).toBeVisible();
          await expect
            .poll(async () => (await mailsTo(email)).map(({ text }) => text).join(), {
              timeout: 20_000,
            })
            .toContain('from nine to five');
        },
        cleanUp: () => asAdmin(`/saved-replies/${doc.id}`, { method: 'DELETE' }),
      };
    },
  },
  {
    name: 'find a person',
    most: 2,
    prepare: async () => {
      const { name, lastName } = await writeMessage('Do you see families in Idaho?');
      return {
        act: async (page, hand) => {
          await find(page, hand, lastName.slice(0, 9).toLowerCase(), name);
          await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
        },
      };
    },
  },
  {
    name: 'send half of the money back',
    most: 5,
    prepare: async () => {
      const { id, number } = await buy({ 'gi-map': 1 });
      return {
        act: async (page, hand) => {
          await find(page, hand, number, `Order ${number}`);
          await hand.tap(page.getByRole('button', { name: 'Send money back' }));
          await hand.tap(drawer(page).getByLabel('Another amount'));
          await hand.write(drawer(page).getByLabel('How much, in dollars'), '238.50');
          await hand.writeNext(drawer(page).getByLabel('Reason'), 'Agreed on the phone');
          await hand.tap(drawer(page).getByRole('button', { name: 'Send back $238.50' }));
          await expect(main(page).locator('dt:text-is("Sent back") + dd')).toHaveText('$238.50');
          const { money } = await asAdmin<{ money: { sentBack: string | null } }>(
            `/payments/orders/${id}/money`,
          );
          expect(money.sentBack).toBe('$238.50');
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
  {
    name: 'take last month as CSV',
    most: 4,
    prepare: async () => ({
      act: async (page, { go, tap }) => {
        await go('Numbers');
        await tap(main(page).getByRole('link', { name: 'The month before' }));
        await expect(page).toHaveURL(/month=/);
        const coming = page.waitForEvent('download');
        await tap(main(page).getByRole('link', { name: 'Orders, line by line' }));
        expect((await coming).suggestedFilename()).toMatch(/^orders-\d{4}-\d\d\.csv$/);
      },
    }),
  },
  {
    name: 'export what is held of a person',
    most: 4,
    prepare: async () => {
      const { name, lastName } = await writeMessage('What do you hold of me?');
      return {
        act: async (page, hand) => {
          await find(page, hand, lastName, name);
          const coming = page.waitForEvent('download');
          await hand.tap(page.getByRole('button', { name: 'Export', exact: true }));
          expect((await coming).suggestedFilename()).toBe('what-we-hold.html');
        },
      };
    },
  },
  {
    name: 'erase a person',
    most: 5,
    prepare: async () => {
      const { name, lastName } = await writeMessage('Please forget me.');
      return {
        act: async (page, hand) => {
          await find(page, hand, lastName, name);
          await hand.tap(page.getByRole('button', { name: 'Erase', exact: true }));
          await hand.write(drawer(page).getByLabel('Type the name to confirm'), name);
          await hand.tap(drawer(page).getByRole('button', { name: 'Erase for good' }));
          await expect(page).toHaveURL(/\/admin\/people$/);
          await page.goto(`${stack.adminUrl}/admin/people?q=${lastName}`);
          await expect(main(page)).toContainText('Nobody and nothing here fits');
        },
      };
    },
  },
  {
    name: 'invite somebody',
    most: 4,
    prepare: async () => {
      const email = `ruth.${randomUUID().slice(0, 8)}@example.com`;
      return {
        act: async (page, { go, tap, write }) => {
          await go('Settings');
          await tap(page.getByRole('button', { name: 'Invite' }));
          await write(page.getByLabel('Email', { exact: true }), email);
          await tap(page.getByRole('button', { name: 'Send invitation' }));
          await expect(page.getByText(`An invitation is on its way to ${email}.`)).toBeVisible();
        },
        cleanUp: async () => {
          const { docs } = await asAdmin<{ docs: { id: string }[] }>(
            `/users?where[username][equals]=${email}`,
          );
          for (const { id } of docs) await asAdmin(`/users/${id}`, { method: 'DELETE' });
        },
      };
    },
  },
];

const widths: Size[] = stack.isWholeWeek ? ['phone', 'desk'] : ['phone'];

for (const { name, most, prepare } of deeds)
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
