import { randomUUID } from 'node:crypto';
import { expect, type Page } from 'playwright/test';
import { buy } from './bought.ts';
import { closeMessages, writeMessage } from './contact.ts';
import { find, type Hand } from './hand.ts';
import { mailsTo } from './mailbox.ts';
import { asAdmin } from './office.ts';
import { stack } from './stack.ts';

const main = (page: Page) => page.getByRole('main');
const drawer = (page: Page) => page.getByRole('dialog');

/** What is there before: `act` begins when Today is open. */
type Prepared = {
  /** Does it from Today, and sees that it is done. */
  act: (page: Page, hand: Hand) => Promise<void>;
  /** What else is to be seen then, uncounted. */
  after?: (page: Page) => Promise<void>;
  cleanUp?: () => Promise<unknown>;
};

export type Deed = { name: string; most: number; prepare: () => Promise<Prepared> };

/**
 * Deeds of every week whose taps on a phone other specs count on their way: desk-people (a message, a person and their
 * data), desk (money), numbers and settings.
 */
export const countedElsewhere: Deed[] = [
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
