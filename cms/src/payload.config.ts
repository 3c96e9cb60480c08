import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildConfig } from 'payload';
import sharp from 'sharp';
import { guardSessions } from './accounts/sessions/guard-sessions.ts';
import { datedByPractice, globalDatedByPractice } from './admin/dates/by-practice.ts';
import { plainly, words } from './admin/parts/words.ts';
import { planDocuments, planGlobal } from './admin/publishing/plan-publishing.ts';
import { contentGapEndpoint } from './assistant/endpoint.ts';
import { recordRefusals } from './audit/recorded.ts';
import { collections, slugsOfPeople } from './collections/index.ts';
import { contentVersionEndpoint } from './content-version/endpoint.ts';
import { dataRightsEndpoints } from './data-rights/endpoints.ts';
import { database } from './database.ts';
import { configEnv } from './env.ts';
import { fulfilmentEndpoints } from './fulfilment/endpoints.ts';
import { globals } from './globals/index.ts';
import { mailSources } from './globals/mail-sources.ts';
import { maxUpload } from './http/bounds/body.ts';
import { withBoundedReads } from './http/bounds/bounded-reads.ts';
import { closeInternals } from './http/close-internals.ts';
import { health } from './http/health.ts';
import { answerBadQuestions } from './http/query-errors.ts';
import { cookiePrefix } from './http/session-cookie.ts';
import { jobsOf } from './jobs/config.ts';
import { keepTrying } from './jobs/keep-trying.ts';
import { leadEndpoints } from './leads/endpoints.ts';
import { log } from './log.ts';
import { emailAdapter } from './mails/sending/adapter.ts';
import { sendMailTask } from './mails/sending/send-mail-job.ts';
import { numbersEndpoints } from './numbers/endpoints.ts';
import { orderPageEndpoints } from './order-page/endpoints.ts';
import { paymentEndpoints } from './payments/endpoints.ts';
import { arrangePlanTask } from './payments/plans/arrange-plan-job.ts';
import { makeRefundTask } from './payments/refunds/make-refund-job.ts';
import { peopleEndpoints } from './people/endpoints.ts';
import { previewEndpoint } from './preview/endpoint.ts';
import { priceEndpoints } from './prices/endpoints.ts';
import { publishingEndpoints } from './publishing/endpoints.ts';

const here = dirname(fileURLToPath(import.meta.url));
const { publicUrl, secret } = configEnv();

export default buildConfig({
  secret,
  serverURL: publicUrl,
  csrf: publicUrl ? [publicUrl] : [],
  cors: publicUrl ? [publicUrl] : [],
  cookiePrefix,
  // People are known by a cookie that no script can read; the key of the storefront is another matter.
  auth: { jwtOrder: ['cookie'] },
  routes: { admin: '/admin', api: '/cms-api' },
  graphQL: { disable: true },
  telemetry: false,
  db: guardSessions(database()),
  sharp,
  logger: log,
  defaultDepth: 1,
  maxDepth: 2,
  upload: { limits: { fileSize: maxUpload }, abortOnLimit: true },
  collections: collections
    .map(plainly)
    .map(planDocuments)
    .map(datedByPractice)
    .map(withBoundedReads),
  globals: globals.map(plainly).map(planGlobal).map(globalDatedByPractice),
  i18n: { translations: { en: words } },
  hooks: { afterError: [answerBadQuestions, recordRefusals(slugsOfPeople)] },
  endpoints: [
    health,
    contentVersionEndpoint,
    contentGapEndpoint,
    previewEndpoint,
    ...paymentEndpoints,
    ...priceEndpoints,
    ...publishingEndpoints,
    ...fulfilmentEndpoints,
    ...leadEndpoints,
    ...orderPageEndpoints,
    ...dataRightsEndpoints,
    ...numbersEndpoints,
    ...peopleEndpoints,
  ],
  email: emailAdapter,
  jobs: jobsOf([sendMailTask(mailSources), arrangePlanTask, makeRefundTask]),
  typescript: { autoGenerate: false, outputFile: join(here, 'payload-types.ts'), declare: false },
  admin: {
    user: 'users',
    dateFormat: 'MMM d, yyyy, h:mm a',
    avatar: 'default',
    theme: 'light',
    components: {
      graphics: { Logo: '/admin/parts/brand.tsx#Logo', Icon: '/admin/parts/brand.tsx#Icon' },
      beforeLogin: ['/admin/parts/brand.tsx#Welcome'],
      Nav: '/admin/parts/nav.tsx#Nav',
      providers: ['/admin/dates/practice-clock.tsx#PracticeClock'],
    },
    importMap: { baseDir: here, importMapFile: join(here, 'app/(payload)/admin/importMap.js') },
    meta: { titleSuffix: ' · Practice office' },
  },
})
  .then(closeInternals)
  .then(keepTrying);
