import { crowd } from '../../world/crowd.ts';
import { grouped } from '../../world/figures.ts';
import { caughtMails, outboxEmpty, wordsOf } from '../../world/mailbox.ts';
import type { Random } from '../../world/random.ts';
import type { Trial } from '../trial.ts';
import { formPaths, sendForm } from '../visits.ts';

const lanes = 8;
const mostMails = 3;

const guides = [
  'Ultimate Gut Health Guide',
  '30-Day Gut Reset Challenge',
  'Gut-Healing Foods Guide',
];

/** An address that is not the sender's, in many spellings, with words of the sender's own in every field: what the address gets. */
export const mailBombs: Trial = {
  id: 'SEC-09',
  title: 'Forms flood nobody with mail and carry nobody’s words to strangers',
  run: async (world) => {
    const posts = world.count(500, 60);
    const mark = `evil${letters(world.random, 8)}`;
    const victims = [
      `hannah${letters(world.random, 8)}@gmail.com`,
      `ruth${letters(world.random, 8)}@mailbox.example`,
    ];
    let taken = 0;
    for (const victim of victims) {
      await crowd(posts, lanes, async (turn) => {
        const name = advertise(world.random, mark);
        // Most are for a guide, as in the promise; the other forms write to the same address.
        const path = turn % 5 === 4 ? world.random.pick(formPaths) : '/api/freebie-downloads';
        const changes = {
          email: respell(world.random, victim),
          firstName: name,
          lastName: advertise(world.random, mark),
          message: `Look at https://${mark}.example/${turn}`,
          phone: `https://${mark}.example`,
        };
        const { status } = await sendForm(
          world,
          path,
          path === '/api/freebie-downloads'
            ? { ...changes, freebieName: world.random.pick(guides) }
            : changes,
        );
        if (status === 200) taken += 1;
      });
    }
    await outboxEmpty(world);
    const mails = await caughtMails(world, ({ to }) =>
      to.some((address) => victims.includes(mailboxOf(address))),
    );
    const most = Math.max(
      ...victims.map(
        (victim) =>
          mails.filter(({ to }) => to.some((address) => mailboxOf(address) === victim)).length,
      ),
    );
    const all = await caughtMails(world, () => true);
    const carried = all.filter((mail) => hasAddress(wordsOf(mail), mark)).length;
    return {
      kept: most <= mostMails && most > 0 && carried === 0 && taken > posts,
      figure: `${grouped(2 * posts)} forms for 2 addresses in many spellings, ${grouped(taken)} taken, at most ${most} mails for an address, ${carried} of ${grouped(all.length)} mails with an address of the sender’s`,
    };
  },
};

/** A word with this mark that a mail program could make a link of: it holds a sign of an address. */
function hasAddress(words: string, mark: string): boolean {
  const parts = words
    .toLowerCase()
    .split(/[\s"'<>()]+/)
    .filter((part) => part.includes(mark));
  return parts.some((part) => /[./:@\\．。]/u.test(part.replace(/[.,:!?]+$/, '')));
}

const letters = (random: Random, count: number) =>
  Array.from({ length: count }, () => String.fromCharCode(random.between(97, 122))).join('');

/** The same mailbox, written in another way. */
function respell(random: Random, address: string): string {
  const [name = '', domain = ''] = address.split('@');
  const isGmail = domain === 'gmail.com';
  const dotted = isGmail
    ? name
        .split('')
        .map((letter, at) => (at > 0 && random.next() < 0.2 ? `.${letter}` : letter))
        .join('')
    : name;
  const tagged = random.next() < 0.5 ? `${dotted}+${random.between(1, 99_999)}` : dotted;
  const other = isGmail && random.next() < 0.3 ? 'googlemail.com' : domain;
  const mixed = `${tagged}@${other}`
    .split('')
    .map((letter) => (random.next() < 0.3 ? letter.toUpperCase() : letter))
    .join('');
  return random.next() < 0.2 ? `  ${mixed} ` : mixed;
}

/** By the rules of the mail providers, written down a second time on purpose. */
function mailboxOf(address: string): string {
  const [name = '', domain = ''] = address.trim().toLowerCase().split('@');
  const plain = name.split('+')[0] ?? '';
  return domain === 'gmail.com' || domain === 'googlemail.com'
    ? `${plain.replaceAll('.', '')}@gmail.com`
    : `${plain}@${domain}`;
}

/** A first or last name that would be an advertisement if a mail said it. */
function advertise(random: Random, mark: string): string {
  return random.pick([
    `https://${mark}.example`,
    `http:\\\\${mark}.example`,
    `www.${mark}.com`,
    `${mark}.com`,
    `${mark}．com`,
    `Win at ${mark}.example now`,
    `Call 1-800-555-0199 ${mark}1`,
    `<a href="//${mark}.example">Hannah</a>`,
    `[Hannah](https://${mark}.example)`,
    `{guide} ${mark}.io`,
    mark,
    `${mark}。com`,
    `${mark} .com`,
    `${mark}.c\u200Bom`,
    `Visit ${mark} dot com`,
    `&#104;ttps&colon;//${mark}.example`,
    `mailto:x@${mark}.example`,
    `\u202Eelpmaxe.${mark}`,
  ]);
}
