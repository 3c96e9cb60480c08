import { crowd } from '../../world/crowd.ts';
import { grouped } from '../../world/figures.ts';
import { caughtIds, caughtMails, outboxEmpty } from '../../world/mailbox.ts';
import type { Random } from '../../world/random.ts';
import { buyAs } from '../buy.ts';
import type { Trial } from '../trial.ts';
import { formOf, isTaken, newAddress, sendForm, submitPage } from '../visits.ts';
import type { World } from '../world.ts';

const lanes = 8;
const foreignHost = 'foreign.example';

/** What a mail of ours has at its head; anything else was put there by somebody. */
const known = new Set([
  'from',
  'to',
  'subject',
  'message-id',
  'date',
  'mime-version',
  'content-type',
  'content-transfer-encoding',
  'list-unsubscribe',
  'list-unsubscribe-post',
  'reply-to',
]);

const recipients = (count: number) =>
  Array.from({ length: count }, (_, turn) => `r${turn}@${foreignHost}`).join(',');

const texts = (to: string) => [
  `Ann\r\nBcc: ${to}`,
  `Ann\nBcc: ${to}\n\nA letter of mine`,
  `Ann\rBcc: ${to}`,
  `Ann\u0000Bcc: ${to}`,
  `Ann\u2028Bcc: ${to}`,
  `Ann\u0085Bcc: ${to}`,
  `Ann\u000BBcc: ${to}`,
  `Ann%0D%0ABcc:%20${to}`,
  `Ann\\r\\nBcc: ${to}`,
  `=?utf-8?Q?Ann=0D=0ABcc:_${to}?=`,
  `=?utf-8?B?${Buffer.from(`Ann\r\nBcc: ${to}`).toString('base64')}?=`,
  `Ann" <${to}>`,
  `<${to}>`,
  `undisclosed: ${to};`,
  `Ann (${to})`,
  `\r\n.\r\nMAIL FROM:<a@${foreignHost}>\r\nRCPT TO:<${to}>\r\nDATA\r\n`,
  `{name}{guide}\r\nX-Injected: 1`,
  recipients(1_000),
  recipients(10_000),
];

/** Spellings in which a careless mailer finds a second recipient. */
const addresses = (own: string, to: string) => [
  `${own}\r\nBcc: ${to}`,
  `${own}\nRCPT TO:<${to}>`,
  `${own}\u0000${to}`,
  `${own}%0ABcc:${to}`,
  `${own},${to}`,
  `${own}, ${to}`,
  `${own};${to}`,
  `${own} ${to}`,
  `${own}>,<${to}`,
  `Ann <${to}>`,
  `<${own}>${to}`,
  `group:${own},${to};`,
  `"${to}"@${own.split('@')[1]}`,
  `"${to},"${own}`,
  `${to}(${own})`,
  `(${to})${own}`,
  `@${foreignHost}:${own}`,
  `${to.replace('@', '%')}@${own.split('@')[1]}`,
  `${to.replace('@', '!')}@${own.split('@')[1]}`,
  `=?utf-8?Q?${to}?=@${own.split('@')[1]}`,
  `${to}\u2028@${own.split('@')[1]}`,
  `${own}\t,${to}`,
  `${to.replace('@', '＠')}@${own.split('@')[1]}`,
  recipients(1_000),
  recipients(10_000),
];

export const mailInjection: Trial = {
  id: 'SEC-10',
  title: 'No field adds a recipient or a header to a mail',
  run: async (world) => {
    await outboxEmpty(world);
    const before = await caughtIds(world);
    const posts = world.count(2_000, 60);
    const typed = new Set<string>();
    await crowd(posts, lanes, async (turn) => {
      const fields = spoil(world.random, newAddress('ann'));
      if (await sent(world, turn, fields)) typed.add(fields.email.trim());
    });
    await outboxEmpty(world);
    const practice = await practiceAddress(world);
    const mails = await caughtMails(world, ({ id }) => !before.has(id));
    const foreign = mails.filter(
      ({ to }) =>
        to.length !== 1 ||
        to.some(
          (address) =>
            address.includes(foreignHost) || (address !== practice && !typed.has(address)),
        ),
    );
    const headers = mails.flatMap((mail) =>
      Object.entries(mail.headers)
        .filter(
          ([name, value]) => !known.has(name) || (name === 'reply-to' && !value.includes(practice)),
        )
        .map(([name]) => name),
    );
    for (const { to } of foreign.slice(0, 5)) world.say(`  went to ${to.join(' and ')}`);
    for (const name of [...new Set(headers)].slice(0, 5)) world.say(`  has the header ${name}`);
    return {
      kept: foreign.length + headers.length === 0 && mails.length > typed.size,
      figure: `${grouped(posts)} forms and orders with line breaks, encoded words, groups, comments and lists in their fields, ${grouped(typed.size)} taken, ${grouped(mails.length)} mails: ${foreign.length} with a recipient that is not the typed address or the practice, ${headers.length} headers too many`,
    };
  },
};

/** One to three fields say more than they should; the e-mail address in one of three. */
function spoil(random: Random, own: string): { email: string } & Record<string, string> {
  const to = `x${random.between(1, 999_999)}@${foreignHost}`;
  const names = random
    .shuffled(['firstName', 'lastName', 'phone', 'message', 'address', 'city', 'freebieName'])
    .slice(0, random.between(1, 3));
  const fields = Object.fromEntries(names.map((name) => [name, random.pick(texts(to))]));
  return { ...fields, email: random.next() < 0.33 ? random.pick(addresses(own, to)) : own };
}

async function sent(world: World, turn: number, fields: Record<string, string>): Promise<boolean> {
  if (turn % 10 === 9) return await buyAs(world, fields);
  if (turn % 4 === 3)
    return isTaken(
      await submitPage(world, '/freebies', {
        firstName: 'Ann',
        lastName: 'Miller',
        ...fields,
        website: '',
      }),
    );
  return isTaken(await sendForm(world, formOf(turn), fields));
}

async function practiceAddress({ query }: World): Promise<string> {
  const [row] = await query<{ email: string }>('select email from practice');
  if (!row?.email) throw new Error('The practice has no e-mail address');
  return row.email;
}
