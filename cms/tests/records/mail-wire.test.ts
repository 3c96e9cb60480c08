import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { remind } from '../../src/leads/reminders.ts';
import { takeSignup } from '../../src/leads/signup.ts';
import { type MailKind, mailKinds, mailOf } from '../../src/mails/kinds/index.ts';
import { mailRecords } from '../../src/mails/mail-records.ts';
import { writeMail } from '../../src/mails/sending/outbox.ts';
import { inTransaction } from '../../src/transaction.ts';
import { payLink, writeOrderMails } from '../support/money-samples.ts';
import { addressesOf, readAll, type Received, wordSet, wordsOfHtml } from '../support/received.ts';
import { createSample } from '../support/samples.ts';
import { person, useShop } from '../support/shop.ts';
import { startSmtp } from '../support/smtp.ts';

const smtp = await startSmtp();
afterAll(() => smtp.close());
const shop = await useShop({ SMTP_URL: smtp.url, LINK_SECRET: randomUUID() + randomUUID() });

const kinds: MailKind[] = mailKinds.map(({ kind }) => kind);
const isNotice = (kind: MailKind) => mailOf(kind).to === 'practice';
const isOfAccount = (kind: MailKind) => mailOf(kind).about === 'account';
const isOfWorkshop = (kind: MailKind) => mailOf(kind).about === 'signup';
const noticeKinds = kinds.filter(isNotice);
const customerKinds = kinds.filter((kind) => !isNotice(kind));
const site = 'http://localhost:3000';
const office = 'http://localhost:3001/admin';
const meetingLink = 'https://meet.example/thursday';
const guide = 'Ultimate Gut Health Guide';
const health = {
  phone: '208-555-0142-canary',
  concern: 'hormonal',
  interest: 'second-opinion',
  message: 'Since March, a canary in every meal.',
};
const visitor = { firstName: person.firstName, lastName: 'Ostrander', elapsedMs: 20_000 };
const dayMs = 24 * 60 * 60_000;

type Row = {
  id: string;
  kind: MailKind;
  to: string;
  subject: string;
  message_id: string;
  state: string;
  last_error: string | null;
};
type Sent = Received & { row: Row };

let sent: Sent[];
let mails: Record<MailKind, Sent>;
const practice = { name: '', email: '' };

const runJobs = () => shop.cms.payload.jobs.run({ limit: 200, sequential: true, silent: true });
const rows = async (where = 'true', values: unknown[] = []) =>
  (await shop.query(
    `select * from mails where ${where} order by created_at`,
    values,
  )) as unknown as Row[];

async function submit(path: string, body: object): Promise<string> {
  const headers = {
    'content-type': 'application/json',
    authorization: `service-accounts API-Key ${shop.cms.apiKey}`,
  };
  const answer = await shop.cms.request(`leads/${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  const { id } = (await answer.json()) as { id?: string };
  if (!id) throw new Error(`${path} answered ${answer.status}`);
  return id;
}

async function setWorkshop(changes: object) {
  const { workshop } = await shop.cms.payload.findGlobal({ slug: 'freebies-page', depth: 0 });
  await shop.cms.payload.updateGlobal({
    slug: 'freebies-page',
    data: { workshop: { ...workshop, ...changes }, _status: 'published' } as never,
    depth: 0,
  });
}

/** Sends what waits; answers the new mails with their rows, by Message-ID. */
async function deliver(): Promise<Sent[]> {
  const before = smtp.received.length;
  await runJobs();
  const byId = new Map((await rows()).map((row) => [row.message_id, row]));
  return (await readAll(smtp, before)).map((mail) => {
    const row = byId.get(mail.messageId);
    if (!row) throw new Error(`A mail arrived that is no row: ${mail.messageId}`);
    return { ...mail, row };
  });
}

/** A link of an account that is alive; its word is the occasion that mails have by themselves. */
const giveLink = async (account: string) =>
  await shop.query(
    "insert into account_links (account_id, nonce, expires_at) values ($1, 'once', now() + interval '1 hour')",
    [account],
  );

beforeAll(async () => {
  const { payload } = shop.cms;
  Object.assign(practice, await payload.findGlobal({ slug: 'practice', depth: 0 }));
  await setWorkshop({ meetingLink, durationMinutes: 60 });
  const { id } = await shop.paid();
  const { body } = await shop.order(id);
  const order = {
    id: String(body.transactionId),
    number: String(body.number),
    email: person.email,
  };
  await writeOrderMails(payload, { ...order, firstName: person.firstName });
  await submit('contact', { ...visitor, ...health, email: 'contact@visitor.example' });
  await submit('freebie-downloads', {
    ...visitor,
    email: 'guide@visitor.example',
    freebieName: guide,
  });
  await submit('workshop-signup', { ...visitor, email: 'seat@visitor.example' });
  for (const [email, minutes] of [
    ['day@visitor.example', 20 * 60],
    ['hour@visitor.example', 30],
  ] as const) {
    const start = new Date('2031-03-14T00:00:00Z');
    await createSample(payload, 'workshop-signups', {
      ...visitor,
      elapsedMs: undefined,
      email,
      sessionAt: start.toISOString(),
      createdAt: new Date(start.getTime() - 7 * dayMs).toISOString(),
    });
    await remind(payload, new Date(start.getTime() - minutes * 60_000));
    await shop.query('update workshop_signups set unsubscribed_at = now() where email = $1', [
      email,
    ]);
  }
  const written = new Set((await rows()).map(({ kind }) => kind));
  for (const { kind, about } of mailKinds) {
    if (written.has(kind)) continue;
    const email = `${kind}@visitor.example`;
    const { firstName, lastName } = visitor;
    const record = { firstName, lastName, email };
    const recordId = await createSample(payload, mailRecords[about].collection, record);
    if (about === 'account') await giveLink(recordId);
    await inTransaction(payload, email, (req) =>
      writeMail(req, kind, { id: recordId, ...record, guide }),
    );
  }
  sent = await deliver();
  mails = Object.fromEntries(sent.map((mail) => [mail.row.kind, mail])) as typeof mails;
}, 120_000);

test('REL-05 each kind of mail arrives once', () => {
  expect(sent.map(({ row }) => row.kind).sort()).toEqual([...kinds].sort());
});

const allowedHeaders = [
  'content-type',
  'date',
  'from',
  'message-id',
  'mime-version',
  'reply-to',
  'subject',
  'to',
];

test.each(kinds)(
  'REL-05 SEC-10 %s comes from the practice, goes to one reader, and carries what its row says',
  (kind) => {
    const mail = mails[kind];
    const names = mail.headers.map(({ key }) => key);
    const extra = isOfWorkshop(kind) ? ['list-unsubscribe', 'list-unsubscribe-post'] : [];
    expect([...names].sort()).toEqual([...allowedHeaders, ...extra].sort());
    expect(mail.from).toBe('Practice <hello@practice.example>');
    expect(mail.replyTo).toMatch(new RegExp(`^"?${practice.name}"? <${practice.email}>$`));
    expect(mail.to).toBe(mail.row.to);
    expect(mail.recipients).toEqual([mail.row.to]);
    expect(mail.row.to === practice.email).toBe(isNotice(kind));
    expect(mail.subject).toBe(mail.row.subject);
    expect(mail.messageId).toBe(`<${mail.row.id}@localhost>`);
    expect(mail.row).toMatchObject({ state: 'sent', last_error: null });
  },
);

test.each(kinds)('%s says the same in HTML and as plain text', (kind) => {
  const { html, text } = mails[kind];
  expect(wordSet(text).size).toBeGreaterThan(20);
  expect([...wordSet(wordsOfHtml(html))].sort()).toEqual([...wordSet(text)].sort());
});

test.each(kinds)(
  'SEC-09 PRV-09 %s leads to the shop, the office or the meeting alone, and nothing in it tells that it was read',
  (kind) => {
    const { html, text } = mails[kind];
    const known = isNotice(kind)
      ? [office]
      : [
          site,
          ...(isOfWorkshop(kind) ? [meetingLink] : []),
          ...(kind === 'payment-failed' ? [payLink] : []),
          ...(isOfAccount(kind) ? [office] : []),
        ];
    const addresses = addressesOf(html);
    expect(addresses.length).toBeGreaterThan(1);
    for (const address of addresses) {
      const isFetched = new RegExp(`src="${address.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}"`).test(
        html,
      );
      if (isFetched)
        expect(address).toMatch(
          /^(cid:(mark|branch|kit|package|program|consultation|goods)@practice|http:\/\/localhost:3000\/media\/[\w.-]+)$/,
        );
      else
        expect([site, ...known, 'mailto:'].some((start) => address.startsWith(start))).toBe(true);
      // What opens an account stands where browsers send it to nobody.
      expect(address).not.toMatch(isOfAccount(kind) ? /[?&]/ : /[?&#]/);
    }
    for (const [found] of text.matchAll(/\bhttps?:\/\/\S+/g)) expect(addresses).toContain(found);
    expect(html).not.toMatch(/<script|<form|<link|@import|width="1"|height="1"/i);
  },
);

test('PRV-09 a mail to the practice names nobody and holds nothing of health', () => {
  const words = [
    person.firstName,
    person.lastName,
    visitor.lastName,
    person.email,
    person.phone,
    person.dateOfBirth,
    person.address,
    person.city,
    person.zipCode,
    'visitor.example',
    'GI-MAP',
    '$477',
    ...Object.values(health),
  ];
  for (const kind of noticeKinds) {
    const { html, text, subject, raw } = mails[kind];
    for (const word of words)
      for (const part of [html, text, subject, raw]) expect(part).not.toContain(word);
    const record =
      kind === 'record-mark'
        ? 'collections/openings\\s'
        : '(orders|collections/contact-submissions)/[0-9a-f-]{36}';
    expect(text).toMatch(new RegExp(`${office}/${record}`));
  }
});

test('PRV-09 a mail to a customer has what it is for, and no more of the person', () => {
  const never = [person.phone, person.dateOfBirth, ...Object.values(health)];
  for (const kind of customerKinds) {
    const { html, text, subject } = mails[kind];
    const more =
      kind === 'order-confirmation'
        ? []
        : [visitor.lastName, person.address, person.city, person.zipCode, mails[kind].row.to];
    for (const word of [...never, ...more])
      for (const part of [wordsOfHtml(html), text, subject]) expect(part).not.toContain(word);
    expect(text).toContain(person.firstName);
  }
  for (const half of [
    mails['order-confirmation'].text,
    wordsOfHtml(mails['order-confirmation'].html),
  ])
    for (const word of ['GI-MAP', '$477.00', 'Boise, ID 83702']) expect(half).toContain(word);
});

test.each([
  ['orders', 'order', kinds.filter((kind) => mailOf(kind).about === 'order')],
  ['contact-submissions', 'contact', ['contact-thanks', 'contact-notice']],
  ['freebie-downloads', 'download', ['freebie-copy']],
  ['workshop-signups', 'signup', ['workshop-confirmation']],
] as const)(
  'ADM-08 a record of %s leads staff to its mails, with their state',
  async (collection, about, expected) => {
    const staff = await shop.cms.signIn('staff');
    const { id } = mails[expected[0]].row;
    const mail = (await (
      await shop.cms.request(`mails/${id}?depth=0`, { as: staff })
    ).json()) as Record<string, string>;
    const record = (await (
      await shop.cms.request(`${collection}/${mail[about]}?depth=1`, { as: staff })
    ).json()) as { mails: { docs: { id: string; kind: string; state: string }[] } };
    expect(record.mails.docs.map(({ kind }) => kind).sort()).toEqual([...expected].sort());
    for (const { state } of record.mails.docs) expect(state).toBe('sent');
  },
);

test('WS-03 a mail about the workshop can be stopped with one press, the others have nothing to stop', async () => {
  for (const kind of kinds) {
    const header = (name: string) => mails[kind].headers.find(({ key }) => key === name)?.value;
    if (!isOfWorkshop(kind)) {
      expect(header('list-unsubscribe')).toBeUndefined();
      continue;
    }
    const token = /^<http:\/\/localhost:3000\/mail\/([\w.-]+)>$/.exec(
      header('list-unsubscribe') ?? '',
    )?.[1];
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(mails[kind].text).toContain(`${site}/mail/${token}`);
    const answer = await shop.cms.request('leads/unsubscribe', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `service-accounts API-Key ${shop.cms.apiKey}`,
      },
      body: JSON.stringify({ token }),
    });
    expect(answer.status).toBe(200);
  }
});

test.each([
  [
    'in winter',
    '2031-01-06T15:00:00Z',
    [],
    '20310110T000000Z',
    'Thursday, January 9 at 7:00 PM EST',
  ],
  [
    'in the week in which clocks go forward',
    '2031-03-07T15:00:00Z',
    [],
    '20310313T230000Z',
    'Thursday, March 13 at 7:00 PM EDT',
  ],
  ['in summer', '2031-07-14T15:00:00Z', [], '20310717T230000Z', 'Thursday, July 17 at 7:00 PM EDT'],
  [
    'in the week in which clocks go back',
    '2031-10-31T15:00:00Z',
    [],
    '20311107T000000Z',
    'Thursday, November 6 at 7:00 PM EST',
  ],
  [
    'before two weeks that are skipped',
    '2031-11-24T15:00:00Z',
    ['2031-11-27', '2031-12-04'],
    '20311212T000000Z',
    'Thursday, December 11 at 7:00 PM EST',
  ],
])(
  'WS-03 WS-05 who signs up %s gets a date for the right Thursday, 7 PM in New York',
  async (_, now, skips, begins, words) => {
    await setWorkshop({ skips: skips.map((day) => ({ date: `${day}T12:00:00.000Z` })) });
    await takeSignup(
      shop.cms.payload,
      { ...visitor, email: `${randomUUID()}@visitor.example` },
      new Date(now),
    );
    const [mail, ...more] = await deliver();
    expect(more).toEqual([]);
    expect(mail?.text.replace('\u202f', ' ')).toContain(`We meet: ${words}`);
    const file = mail?.calendar ?? '';
    expect(
      file.split('\r\n').every((line) => Buffer.byteLength(line) <= 75 && !line.includes('\n')),
    ).toBe(true);
    const lines = file.replaceAll('\r\n ', '').trimEnd().split('\r\n');
    expect([lines[0], lines.at(-1)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR']);
    const value = (name: string) =>
      lines
        .filter((line) => line.startsWith(`${name}:`))
        .map((line) => line.slice(name.length + 1));
    expect([value('VERSION'), value('METHOD'), value('BEGIN').length, value('END').length]).toEqual(
      [['2.0'], ['PUBLISH'], 2, 2],
    );
    expect(value('DTSTART')).toEqual([begins]);
    expect(instant(value('DTEND')) - instant(value('DTSTART'))).toBe(60 * 60_000);
    expect(value('LOCATION')).toEqual([meetingLink]);
    expect(value('UID')[0]).toMatch(/^workshop-2031-\d\d-\d\d@localhost$/);
    expect(
      new Intl.DateTimeFormat('en-US', {
        timeZone: 'America/New_York',
        weekday: 'long',
        hour: 'numeric',
      }).format(instant(value('DTSTART'))),
    ).toMatch(/^Thursday.*7\sPM$/);
    expect(mail?.raw).toMatch(/content-type: text\/calendar;[\s\S]{0,80}method=PUBLISH/i);
  },
);

const instant = ([stamp = '']: string[]) =>
  Date.parse(stamp.replace(/(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/, '$1-$2-$3T$4:$5:$6Z'));

const hostileNames = [
  ['a line break', 'Ann\r\nBcc: thief@evil.example'],
  ['a new line', 'Ann\nSubject: evil.example'],
  ['a return', 'Ann\rX-Evil: evil.example'],
  ['an encoded word', '=?utf-8?q?=0D=0ABcc:_thief@evil.example?='],
  [
    'an encoded word in base64',
    `=?utf-8?b?${Buffer.from('\r\nBcc: thief@evil.example').toString('base64')}?=`,
  ],
  ['group syntax', 'Friends: thief@evil.example, other@evil.example;'],
  ['a quoted local part', '"thief evil.example"@evil.example'],
  ['a comment', 'Ann (thief@evil.example)'],
  [
    'two thousand addresses',
    Array.from({ length: 2_000 }, (_, place) => `a${place}@evil.example`).join(', '),
  ],
  ['an address of a page', 'https://evil.example/win?x=1'],
  ['an address without its scheme', 'www.evil.example'],
  ['an address in wide letters', 'evil\u3002example'],
  ['markup', '<a href="https://evil.example">Win</a>'],
  ['a link of Markdown', '[Win](https://evil.example)'],
  ['a place for a word', '{guide} {practitioner} {name}'],
] as const;

test.each(hostileNames)(
  'SEC-10 SEC-09 a name with %s brings no recipient, no header and no link into any mail',
  async (_, name) => {
    const { payload } = shop.cms;
    const email = `${randomUUID()}@visitor.example`;
    const lead = { firstName: name, lastName: name.slice(0, 1_000), email };
    const number = randomUUID().slice(0, 8).toUpperCase();
    const ids = {
      contact: await createSample(payload, 'contact-submissions', lead),
      signup: await createSample(payload, 'workshop-signups', {
        ...lead,
        sessionAt: '2031-03-14T00:00:00Z',
      }),
      download: await createSample(payload, 'freebie-downloads', { ...lead, freebieName: guide }),
      reply: await createSample(payload, 'replies', { email }),
      account: await createSample(payload, 'users', { email, name: name.slice(0, 80) }),
      order: await createSample(payload, 'orders', {
        ...lead,
        number,
        city: name,
        state: name,
        zipCode: name,
        lines: [{ name: 'GI-MAP', productId: 'gi-map', quantity: 1, unitCents: 47_700 }],
      }),
    };
    await giveLink(ids.account);
    await writeOrderMails(payload, { id: ids.order, number, email, firstName: name });
    await inTransaction(payload, email, async (req) => {
      const visit = { email, mailbox: email, firstName: name, guide };
      for (const { kind, about } of mailKinds)
        if (about !== 'order') await writeMail(req, kind, { id: ids[about], ...visit });
    });
    const arrived = await deliver();
    expect(arrived.map(({ row }) => row.kind).sort()).toEqual([...kinds].sort());
    for (const { row, recipients, to, headers, subject, html, text } of arrived) {
      const plain = mails[row.kind];
      expect([to, recipients]).toEqual([row.to, [row.to]]);
      expect([email, practice.email]).toContain(row.to);
      expect(headers.map(({ key }) => key).sort()).toEqual(
        plain.headers.map(({ key }) => key).sort(),
      );
      const own = (address: string) =>
        address
          .replace(/\/orders\/v1\.[\w.-]+/, '/orders/')
          .replace(/[0-9a-f-]{36}(\.[\w-]+)?/, '');
      expect(
        new Set(
          addressesOf(html)
            .filter((address) => !address.includes('/media/'))
            .map(own),
        ),
      ).toEqual(
        new Set(
          addressesOf(plain.html)
            .filter((address) => !address.includes('/media/'))
            .map(own),
        ),
      );
      for (const part of [subject, text, wordsOfHtml(html)])
        expect(part).not.toMatch(/evil[.\u3002]example|@evil|:\/\/evil/);
      expect(html).not.toContain('evil.example');
    }
  },
);

test.each([
  ['a line break', 'a@b.example\r\nBcc: thief@evil.example'],
  ['a new line in its command', 'a@b.example>\nRCPT TO:<thief@evil.example'],
  ['two addresses', 'a@b.example, thief@evil.example'],
  ['a name before it', 'a@b.example <thief@evil.example>'],
  ['group syntax', 'Friends: a@b.example, thief@evil.example;'],
  ['a quoted local part', '"a@b.example, thief"@evil.example'],
  ['a comment', 'a@b.example(, thief@evil.example)'],
  [
    'ten thousand addresses',
    Array.from({ length: 10_000 }, (_, place) => `a${place}@evil.example`).join(','),
  ],
  ['nothing', ''],
])(
  'SEC-10 an address with %s that got into the outbox all the same reaches nobody, and staff read why',
  async (_, address) => {
    const { payload } = shop.cms;
    const contact = await createSample(payload, 'contact-submissions');
    await inTransaction(payload, contact, (req) =>
      writeMail(req, 'contact-thanks', { id: contact, email: address, mailbox: 'x' }),
    );
    expect(await deliver()).toEqual([]);
    expect(await rows('contact_id = $1', [contact])).toMatchObject([
      { state: 'failed', last_error: 'This is not an e-mail address that a mail can go to.' },
    ]);
  },
);

test('SEC-10 Postgres takes no NUL, so none comes into a mail', async () => {
  await expect(
    createSample(shop.cms.payload, 'contact-submissions', { firstName: 'Ann\0' }),
  ).rejects.toThrow();
});

test('ADM-08 a mail whose record was deleted fails at once, and staff read why', async () => {
  const contact = await createSample(shop.cms.payload, 'contact-submissions');
  await inTransaction(shop.cms.payload, contact, (req) =>
    writeMail(req, 'contact-thanks', {
      id: contact,
      email: 'gone@visitor.example',
      mailbox: 'x',
    }),
  );
  await shop.cms.payload.delete({ collection: 'contact-submissions', id: contact });
  expect(await deliver()).toEqual([]);
  expect(await rows('"to" = $1', ['gone@visitor.example'])).toMatchObject([
    { state: 'failed', last_error: 'What this mail is about is not here any more.' },
  ]);
});
