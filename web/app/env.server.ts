import { metricsVariables } from 'common/metrics/address';
import { withSecretFiles } from 'common/secret-files';
import { z } from 'zod';

const stripeJsUrl = 'https://js.stripe.com/endive/stripe.js';

const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  );
const port = z.coerce.number().int().min(0).max(65_535);
const origin = z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin);

const variables = z
  .object({
    NODE_ENV: z.enum(['production', 'development', 'test']),
    PORT: port.default(3000),
    HOST: z.string().optional(),
    LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
    SITE_URL: origin,
    CMS_URL: origin,
    CMS_PUBLIC_URL: origin.optional(),
    CMS_API_KEY: list.refine((keys) => keys.length > 0, 'is needed to read content from the CMS'),
    SNAPSHOT_DIR: z.string().optional(),
    TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
    LIMITS_FACTOR: z.coerce.number().int().min(1).max(100_000).default(1),
    REDIS_URL: z
      .string()
      .regex(/^rediss?:\/\//, 'must begin with redis:// or rediss://')
      .or(z.literal(''))
      .default(''),
    STRIPE_PUBLISHABLE_KEY: z
      .string()
      .regex(/^pk_(test|live)_\w+$/, 'must start with pk_test_ or pk_live_')
      .or(z.literal(''))
      .default(''),
    STRIPE_WEBHOOK_SECRET: list,
    STRIPE_JS_URL: z.url({ protocol: /^https?$/ }).default(stripeJsUrl),
    OPENAI_API_KEY: z.string().default(''),
    OPENAI_BASE_URL: z
      .url({ protocol: /^https?$/ })
      .or(z.literal(''))
      .default(''),
    OPENAI_MODEL: z.string().default(''),
    ALLOW_STAND_INS: z.enum(['', '0', '1']).default(''),
    ...metricsVariables,
  })
  .superRefine((vars, ctx) => {
    const isStandIn = new URL(vars.STRIPE_JS_URL).origin !== new URL(stripeJsUrl).origin;
    const refuse = (path: string, message: string) =>
      ctx.addIssue({ code: 'custom', path: [path], message });
    if (isStandIn && vars.ALLOW_STAND_INS !== '1')
      refuse('STRIPE_JS_URL', 'points to a stand-in, which ALLOW_STAND_INS=1 has to permit');
    if (vars.LIMITS_FACTOR > 1 && vars.ALLOW_STAND_INS !== '1')
      refuse('LIMITS_FACTOR', 'is for load tests, which ALLOW_STAND_INS=1 has to permit');
    if (isStandIn && vars.STRIPE_PUBLISHABLE_KEY.startsWith('pk_live_'))
      refuse('STRIPE_JS_URL', 'must be left out with a live key');
    if (vars.OPENAI_API_KEY && !vars.OPENAI_MODEL)
      refuse('OPENAI_MODEL', 'is needed as soon as OPENAI_API_KEY is set');
    if (vars.STRIPE_PUBLISHABLE_KEY && vars.STRIPE_WEBHOOK_SECRET.length === 0)
      refuse('STRIPE_WEBHOOK_SECRET', 'is needed as soon as STRIPE_PUBLISHABLE_KEY is set');
  });

export type Env = {
  isDevelopment: boolean;
  port: number;
  /** Address to listen on; undefined: all of them. */
  host: string | undefined;
  logLevel: string;
  /** Public origin of the shop, e.g. 'https://shop.example'. */
  siteUrl: string;
  /** Origin of the CMS as this process reaches it. */
  cms: {
    url: string;
    apiKey: string;
    /** Origin of the admin as its users reach it; undefined: it may not show previews in a frame. */ publicUrl:
      | string
      | undefined;
  };
  /** Folder for the last known content; undefined: a restarted shop needs the CMS. */
  snapshotDir: string | undefined;
  /** How many proxies in front of this process may be believed. */
  trustProxy: number;
  /** Multiplies every rate limit; 1 but for load tests. */
  limitsFactor: number;
  /** Redis or Valkey, in which all replicas count limits together; null: each counts for itself. */
  redisUrl: string | null;
  /** Where its figures are; null: nowhere. */
  metrics: { port: number; host: string } | null;
  stripe: { publishableKey: string | null; webhookSecrets: string[]; jsUrl: string };
  /** The language model of the chat; null: the content answers by itself. Without `baseUrl` it is OpenAI's own. */
  openAi: { apiKey: string; baseUrl: string | undefined; model: string } | null;
};

/** Turns environment variables into a typed object; throws one readable list of everything that is wrong with them. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const result = variables.safeParse(source);
  if (!result.success) {
    const problems = result.error.issues.map(
      (issue) => `  ${issue.path.join('.')}: ${issue.message}`,
    );
    throw new Error(
      `The environment of web is not complete (see .env.example):\n${problems.join('\n')}`,
    );
  }
  const vars = result.data;
  return {
    isDevelopment: vars.NODE_ENV === 'development',
    port: vars.PORT,
    host: vars.HOST || undefined,
    logLevel: vars.LOG_LEVEL,
    siteUrl: vars.SITE_URL,
    cms: { url: vars.CMS_URL, apiKey: vars.CMS_API_KEY[0] ?? '', publicUrl: vars.CMS_PUBLIC_URL },
    snapshotDir: vars.SNAPSHOT_DIR || undefined,
    trustProxy: vars.TRUST_PROXY,
    limitsFactor: vars.LIMITS_FACTOR,
    redisUrl: vars.REDIS_URL || null,
    metrics:
      vars.METRICS_PORT === null ? null : { port: vars.METRICS_PORT, host: vars.METRICS_HOST },
    stripe: {
      publishableKey: vars.STRIPE_PUBLISHABLE_KEY || null,
      webhookSecrets: vars.STRIPE_WEBHOOK_SECRET,
      jsUrl: vars.STRIPE_JS_URL,
    },
    openAi: vars.OPENAI_API_KEY
      ? {
          apiKey: vars.OPENAI_API_KEY,
          baseUrl: vars.OPENAI_BASE_URL || undefined,
          model: vars.OPENAI_MODEL,
        }
      : null,
  };
}

export const env = readEnv(withSecretFiles(process.env));
