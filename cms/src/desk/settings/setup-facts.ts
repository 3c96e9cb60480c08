import { statfs } from 'node:fs/promises';
import type { PayloadRequest } from 'payload';
import { env } from '../../env.ts';
import { workerState } from '../today/today-facts.ts';

type StripeMode = 'none' | 'stand-in' | 'test' | 'live';

/** What the set-up check judges; no secret is part of it. */
export type SetUp = {
  stripe: { mode: StripeMode; fits: boolean; newsAt: Date | null };
  mail: { isReal: boolean; sentAt: Date | null; failed: number };
  assistant: { hasModel: boolean };
  worker: { isSeen: boolean; seenAt: Date | null; waiting: number };
  backup: { madeAt: Date | null };
  storage: { isBucket: boolean; free: number; total: number };
  address: { isHttps: boolean; host: string };
  samples: number;
  unconfirmed: number;
  claims: { claim: string; isSigned: boolean }[];
  practice: {
    name: string;
    address: string;
    npi: string;
    states: number;
    timeZone: string;
    holidays: number;
    schedulerUrl: string;
  };
  agreements: { mail: boolean; model: boolean; hosting: boolean };
};

/** Asks each thing for real, as far as this process can see it. */
export async function readSetUp(req: PayloadRequest, now = new Date()): Promise<SetUp> {
  const { payload } = req;
  const settings = env();
  const [
    worker,
    home,
    readiness,
    practice,
    fulfilment,
    samples,
    unconfirmed,
    failed,
    last,
    jobs,
    disk,
  ] = await Promise.all([
    workerState(req, now),
    payload.findGlobal({ slug: 'home', depth: 0, draft: false, req }),
    payload.findGlobal({ slug: 'readiness', depth: 0, req }),
    payload.findGlobal({ slug: 'practice', depth: 0, req }),
    payload.findGlobal({ slug: 'fulfilment-settings', depth: 0, req }),
    payload.count({
      collection: 'testimonials',
      where: { and: [{ isSample: { equals: true } }, { _status: { equals: 'published' } }] },
      req,
    }),
    payload.count({
      collection: 'products',
      where: {
        and: [{ 'page.toConfirm': { exists: true } }, { _status: { equals: 'published' } }],
      },
      req,
    }),
    payload.count({ collection: 'mails', where: { state: { equals: 'failed' } }, req }),
    payload.find({
      collection: 'mails',
      where: { state: { equals: 'sent' } },
      sort: '-sentAt',
      limit: 1,
      depth: 0,
      select: { sentAt: true },
      req,
    }),
    payload.count({
      collection: 'payload-jobs',
      where: { and: [{ completedAt: { exists: false } }, { hasError: { not_equals: true } }] },
      req,
    }),
    statfs(settings.MEDIA_DIR).catch(() => null),
  ]);
  const { webhookAt } = await payload.findGlobal({ slug: 'worker', depth: 0, req });
  const signed = new Set(
    (readiness.claims ?? [])
      .filter(({ source, signedBy, signedOn }) => source && signedBy && signedOn)
      .map(({ claim }) => plain(claim)),
  );
  const figures = [
    ...(home.claims ?? []).map(({ value }) => value),
    ...figuresIn(home.hero?.trust),
  ];
  const [mail] = last.docs;
  return {
    stripe: {
      mode: modeOf(settings.STRIPE_SECRET_KEY, settings.STRIPE_API_BASE),
      fits:
        !settings.STRIPE_PUBLISHABLE_KEY ||
        isLive(settings.STRIPE_PUBLISHABLE_KEY) === isLive(settings.STRIPE_SECRET_KEY),
      newsAt: webhookAt ? new Date(webhookAt) : null,
    },
    mail: {
      isReal: isRealMail(settings.SMTP_URL),
      sentAt: mail?.sentAt ? new Date(mail.sentAt) : null,
      failed: failed.totalDocs,
    },
    assistant: { hasModel: settings.OPENAI_MODEL !== '' },
    worker: { isSeen: worker.isSeen, seenAt: worker.seenAt, waiting: jobs.totalDocs },
    backup: { madeAt: worker.backedUpAt },
    storage: {
      isBucket: settings.S3_BUCKET !== '',
      free: disk ? disk.bavail * disk.bsize : 0,
      total: disk ? disk.blocks * disk.bsize : 0,
    },
    address: {
      isHttps: settings.SITE_URL.startsWith('https:'),
      host: new URL(settings.SITE_URL).host,
    },
    samples: samples.totalDocs,
    unconfirmed: unconfirmed.totalDocs,
    claims: [...new Set(figures)].map((claim) => ({ claim, isSigned: signed.has(plain(claim)) })),
    practice: {
      name: practice.name,
      address: fulfilment.address ?? '',
      npi: fulfilment.npi ?? '',
      states: practice.states?.length ?? 0,
      timeZone: fulfilment.timeZone ?? '',
      holidays: fulfilment.holidays?.length ?? 0,
      schedulerUrl: fulfilment.schedulerUrl ?? '',
    },
    agreements: {
      mail: readiness.agreements?.mail === true,
      model: readiness.agreements?.model === true,
      hosting: readiness.agreements?.hosting === true,
    },
  };
}

const isLive = (key: string) => /^(sk|rk|pk)_live_/.test(key);
const plain = (words: string) => words.replaceAll(/[\s,]/g, '').toLowerCase();
/** '500+' of 'Trusted by 500+ Families'. */
const figuresIn = (words = '') => words.match(/\d[\d,.]*[+%]?/g) ?? [];

function modeOf(key: string, base: string): StripeMode {
  if (!/^(sk|rk)_(test|live)_/.test(key)) return 'none';
  if (base && new URL(base).host !== 'api.stripe.com') return 'stand-in';
  return isLive(key) ? 'live' : 'test';
}

/** The mail catcher of the containers is called so; the one of `npm start` listens on this machine. */
function isRealMail(url: string): boolean {
  if (!url) return false;
  return !['mail', 'localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);
}
