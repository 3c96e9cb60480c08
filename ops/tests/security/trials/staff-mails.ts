import { crowd } from '../../world/crowd.ts';
import { grouped } from '../../world/figures.ts';
import { caughtIds, caughtMails, outboxEmpty, readableOf, wordsOf } from '../../world/mailbox.ts';
import { buyAs } from '../buy.ts';
import type { Trial } from '../trial.ts';
import { newAddress, sendForm, submitPage } from '../visits.ts';

const lanes = 4;
/** What the lists of the contact form say of a person's health, as values and as words. */
const concerns = ['digestive', 'fatigue', 'skin', 'mood', 'weight', 'sensitivities', 'hormonal'];

export const staffMails: Trial = {
  id: 'PRV-09',
  title: 'Mails to the practice say that there is something to read, and no word of it',
  run: async (world) => {
    await outboxEmpty(world);
    const before = await caughtIds(world);
    const count = world.count(200, 8);
    const mark = `zq${Array.from({ length: 10 }, () => String.fromCharCode(world.random.between(97, 122))).join('')}`;
    const said = { phone: `208-555 ${mark}`, message: `Bloated and tired, ${mark}, since spring` };
    await crowd(count, lanes, async (turn) => {
      const email = newAddress('patient');
      const contact = {
        firstName: 'Ann',
        lastName: `Miller ${mark}`,
        email,
        ...said,
        concern: concerns[turn % concerns.length] ?? '',
        interest: 'second-opinion',
      };
      if (turn % 4 === 3)
        await buyAs(world, {
          email,
          lastName: `Miller ${mark}`,
          dateOfBirth: `1984 ${mark}`,
          address: `1 ${mark} Street`,
          phone: said.phone,
        });
      else if (turn % 2) await submitPage(world, '/?index', { ...contact, website: '' });
      else await sendForm(world, '/api/contact', contact);
    });
    await outboxEmpty(world);
    const [practice] = await world.query<{ email: string }>('select email from practice');
    const mails = await caughtMails(
      world,
      ({ id, to }) => !before.has(id) && to.includes(practice?.email ?? ''),
    );
    const telling = mails.filter(
      (mail) =>
        wordsOf(mail).includes(mark) ||
        ['bloated', 'second.opinion', ...concerns].some((word) =>
          new RegExp(`\\b${word}`, 'i').test(readableOf(mail)),
        ),
    );
    const toCustomers = await caughtMails(
      world,
      ({ id, to }) => !before.has(id) && to.some((address) => address.startsWith('patient-')),
    );
    const repeated = toCustomers.filter((mail) =>
      [said.message, 'bloated', 'second-opinion'].some((word) =>
        wordsOf(mail).toLowerCase().includes(word.toLowerCase()),
      ),
    );
    return {
      kept: telling.length + repeated.length === 0 && mails.length >= count,
      figure: `${grouped(count)} messages and orders: ${telling.length} of ${grouped(mails.length)} mails to the practice and ${repeated.length} of ${grouped(toCustomers.length)} to customers with health words`,
    };
  },
};
