import { isBackupLate } from '../../backup/age.ts';
import type { Dates } from '../../clock/dates.ts';
import type { SetUp } from './setup-facts.ts';

/** `fault`: needs somebody now. `later`: has to be done before real cards are charged. */
type SetUpState = 'fine' | 'later' | 'fault';
export type SetUpLine = {
  key: string;
  title: string;
  about: string;
  state: SetUpState;
  /** Where it is mended in the admin; null when that is on the server. */
  href: string | null;
};

const newsLateMs = 7 * 86_400_000;
const leastFree = 0.1;

/** Each thing that the shop needs, whether it works, and in a sentence what to do (DESK-13). */
export function setUpLines(setUp: SetUp, dates: Dates, now = new Date()): SetUpLine[] {
  const isLive = setUp.stripe.mode === 'live';
  /** What may wait until the shop takes real cards. */
  const before = (isDone: boolean): SetUpState => (isDone ? 'fine' : isLive ? 'fault' : 'later');
  const fault = (isFine: boolean): SetUpState => (isFine ? 'fine' : 'fault');
  return [
    ...servers(setUp, dates, now, { before, fault, isLive }),
    ...words(setUp, before),
    ...practiceFacts(setUp, before),
  ];
}

type Judges = {
  before: (isDone: boolean) => SetUpState;
  fault: (isFine: boolean) => SetUpState;
  isLive: boolean;
};

function servers(
  { stripe, mail, assistant, worker, backup, storage, address }: SetUp,
  dates: Dates,
  now: Date,
  { before, fault, isLive }: Judges,
): SetUpLine[] {
  const isNewsLate = !stripe.newsAt || now.getTime() - stripe.newsAt.getTime() > newsLateMs;
  const isFull = !storage.isBucket && storage.total > 0 && storage.free < storage.total * leastFree;
  return [
    {
      key: 'stripe',
      title: {
        none: 'Stripe has no key',
        'stand-in': 'Payments are played, not real',
        test: 'Stripe is in test mode',
        live: 'Stripe takes real cards',
      }[stripe.mode],
      about: !stripe.fits
        ? 'One of the two keys is for tests and the other for real cards. Whoever runs the site puts two of a kind into .env.'
        : {
            none: 'Nobody can pay. Whoever runs the site puts the keys into .env and runs npm run stripe:setup.',
            'stand-in':
              'The shop runs beside stand-ins: no card is charged. That is right for a trial.',
            test: 'No real card is charged. Put the live keys into .env when every line here is done.',
            live: 'Both keys are live.',
          }[stripe.mode],
      state:
        stripe.fits && stripe.mode === 'live'
          ? 'fine'
          : stripe.fits && stripe.mode !== 'none'
            ? 'later'
            : 'fault',
      href: null,
    },
    {
      key: 'webhook',
      title: isNewsLate
        ? 'Stripe has not told us anything lately'
        : 'Stripe tells us about payments',
      about: stripe.newsAt
        ? `Last news: ${dates.hour(stripe.newsAt)}.${isNewsLate ? ' After a sale there should be some. npm run stripe:setup mends the address that Stripe calls.' : ''}`
        : 'No news yet. After the first sale there should be some; npm run stripe:setup sets up the address that Stripe calls.',
      state: before(!isNewsLate),
      href: null,
    },
    {
      key: 'mail',
      title:
        mail.failed > 0
          ? 'Some emails did not go out'
          : mail.isReal
            ? 'Email goes out'
            : 'Emails are kept here',
      about: [
        mail.sentAt ? `Last email: ${dates.hour(mail.sentAt)}.` : 'No email was sent yet.',
        mail.failed > 0
          ? `${mail.failed === 1 ? 'One' : mail.failed} failed; each says why.`
          : mail.isReal
            ? ''
            : 'They reach nobody: SMTP_URL in .env has no mail server of yours.',
      ]
        .join(' ')
        .trim(),
      state: mail.failed > 0 ? 'fault' : before(mail.isReal),
      href: mail.failed > 0 ? '/admin/collections/mails' : null,
    },
    {
      key: 'assistant',
      title: 'Chat assistant',
      about: assistant.hasModel
        ? 'Answers with your words and a language model.'
        : 'Answers with your words alone; no language model is set up, and none is needed.',
      state: 'fine',
      href: '/admin/globals/assistant',
    },
    {
      key: 'worker',
      title: 'Emails and planned work',
      about: worker.isSeen
        ? `The program for it was seen a moment ago; ${worker.waiting} waiting.`
        : `The program for it ${worker.seenAt ? `was last seen ${dates.hour(worker.seenAt)}` : 'has not started yet'}. Whoever runs the site starts it again.`,
      state: fault(worker.isSeen),
      href: null,
    },
    {
      key: 'backup',
      title: backup.madeAt ? 'Backup' : 'There is no backup yet',
      about: `${backup.madeAt ? `Last: ${dates.hour(backup.madeAt)}. ` : ''}${
        isBackupLate(backup.madeAt, now)
          ? 'Whoever runs the site finds in docs/operations.md how one is made each night.'
          : ''
      }`.trim(),
      state: before(!isBackupLate(backup.madeAt, now)),
      href: null,
    },
    {
      key: 'storage',
      title: isFull ? 'The disk is nearly full' : 'Pictures and PDF files',
      about: storage.isBucket
        ? 'They are kept in a storage of their own.'
        : `${gigabytes(storage.total - storage.free)} of ${gigabytes(storage.total)} GB of the disk are used.`,
      state: fault(!isFull),
      href: null,
    },
    {
      key: 'address',
      title: 'Web address and padlock',
      about: address.isHttps
        ? `Visitors come to ${address.host}, encrypted.`
        : `${address.host} is not encrypted. Real visitors need an address that begins with https.`,
      state: address.isHttps ? 'fine' : isLive ? 'fault' : 'later',
      href: null,
    },
  ];
}

function words({ samples, unconfirmed, claims }: SetUp, before: Judges['before']): SetUpLine[] {
  const open = claims.filter(({ isSigned }) => !isSigned).map(({ claim }) => claim);
  return [
    {
      key: 'samples',
      title: 'Words of real patients',
      about:
        samples === 0
          ? 'No sample is published.'
          : `${samples === 1 ? 'One testimonial is' : `${samples} testimonials are`} a sample. Put real words in their place, with leave, or take them off.`,
      state: before(samples === 0),
      href: '/admin/collections/testimonials?where[or][0][and][0][isSample][equals]=true',
    },
    {
      key: 'claims',
      title: 'Figures on the first page',
      about:
        open.length === 0
          ? 'Each has a source and a day on which you signed it.'
          : `Without a source of yours: ${open.join(', ')}.`,
      state: before(open.length === 0),
      href: '/admin/globals/readiness',
    },
    {
      key: 'pages',
      title: 'Pages of the kits',
      about:
        unconfirmed === 0
          ? 'Nothing on them waits for you.'
          : `${unconfirmed === 1 ? 'One product has' : `${unconfirmed} products have`} something under “Still to be confirmed”.`,
      state: before(unconfirmed === 0),
      href: '/admin/collections/products',
    },
  ];
}

function practiceFacts(
  { practice, agreements, assistant }: SetUp,
  before: Judges['before'],
): SetUpLine[] {
  const settings = '/admin/globals/fulfilment-settings';
  const missing = [
    practice.address ? '' : 'the postal address (mails need it)',
    /^\d{10}$/.test(practice.npi) ? '' : 'the NPI, ten digits',
    practice.timeZone ? '' : 'the time zone',
    practice.holidays > 0 ? '' : 'your holidays',
  ].filter(Boolean);
  const unsigned = [
    agreements.mail ? '' : 'the mail provider',
    agreements.hosting ? '' : 'who runs the server',
    agreements.model || !assistant.hasModel ? '' : 'the provider of the language model',
  ].filter(Boolean);
  return [
    {
      key: 'practice',
      title: 'Facts of the practice',
      about: missing.length === 0 ? 'All are there.' : `Missing: ${missing.join(', ')}.`,
      state: before(missing.length === 0),
      href: settings,
    },
    {
      key: 'states',
      title: 'Where you may see people',
      about:
        practice.states > 0
          ? `Visits are sold in ${practice.states === 1 ? 'one state' : `${practice.states} states`}.`
          : 'No state is chosen: visits are sold everywhere.',
      state: before(practice.states > 0),
      href: '/admin/globals/practice',
    },
    {
      key: 'agreements',
      title: 'Agreements about health data',
      about: unsigned.length === 0 ? 'All are signed.' : `Not ticked: with ${unsigned.join(', ')}.`,
      state: before(unsigned.length === 0),
      href: '/admin/globals/readiness',
    },
  ];
}

const gigabytes = (bytes: number) => (bytes / 1e9).toFixed(1);
