import { isAbsolute } from 'node:path';
import { metricsVariables } from 'common/metrics/address';
import { withSecretFiles } from 'common/secret-files';
import { z } from 'zod';

/** Without a slash at its end, so that a path can be put after it. */
const address = z.url().transform((url) => url.replace(/\/$/, ''));
const databaseAddress = z
  .string()
  .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
  .refine(
    (url) => URL.canParse(url),
    'is no address: write %40 for an @ in its password, %2F for a /',
  );
const optionalAddress = z.url().or(z.literal('')).default('');
const loopback = new Set(['127.0.0.1', 'localhost', '[::1]', '::1']);
/** The service of docker-compose.yml that takes mails and sends none on. */
const mailbox = 'mail';
/** What a bucket needs; S3_ENDPOINT besides, for one that is not Amazon's. */
const bucketNames = ['S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

const schema = z
  .object({
    DATABASE_URL: databaseAddress,
    /** Of the role that owns the schema, for `prepare` alone. */
    DATABASE_OWNER_URL: databaseAddress.or(z.literal('')).default(''),
    PAYLOAD_SECRET: z.string().default(''),
    FIELD_KEYS: z.string().default(''),
    CMS_API_KEY: z.string().default(''),
    PREVIEW_SECRET: z
      .string()
      .refine((secret) => secret === '' || secret.length >= 32, 'needs at least 32 characters')
      .default(''),
    LINK_SECRET: z
      .string()
      .refine((secret) => secret === '' || secret.length >= 32, 'needs at least 32 characters')
      .default(''),
    CMS_PUBLIC_URL: address,
    SITE_URL: address,
    MEDIA_DIR: z.string().refine(isAbsolute, 'must be an absolute path'),
    TRUST_PROXY: z.coerce.number().int().min(0).default(0),
    WORKER_STATE_FILE: z.string().default(''),
    DATABASE_POOL: z.coerce.number().int().min(3).max(200).default(10),
    LIMITS_FACTOR: z.coerce.number().int().min(1).max(100_000).default(1),
    REDIS_URL: z
      .string()
      .regex(/^rediss?:\/\//, 'must begin with redis:// or rediss://')
      .or(z.literal(''))
      .default(''),
    S3_BUCKET: z.string().default(''),
    S3_REGION: z.string().default(''),
    S3_ENDPOINT: optionalAddress,
    S3_ACCESS_KEY_ID: z.string().default(''),
    S3_SECRET_ACCESS_KEY: z.string().default(''),
    ADMIN_USERNAME: z.string().default(''),
    ADMIN_PASSWORD: z.string().default(''),
    STRIPE_SECRET_KEY: z.string().default(''),
    /** Only compared with the secret key by `npm run stripe:setup`. */
    STRIPE_PUBLISHABLE_KEY: z.string().default(''),
    STRIPE_API_BASE: optionalAddress,
    SMTP_URL: optionalAddress,
    MAIL_FROM: z.string().default(''),
    /** The language model of the storefront, whose key is not told here; empty: it has none. */
    OPENAI_MODEL: z.string().default(''),
    ALLOW_STAND_INS: z.enum(['', '0', '1']).default(''),
    /** `on` asks for it beside stand-ins, too; everywhere else it is always asked for. */
    SECOND_FACTOR: z.enum(['', 'on']).default(''),
    ...metricsVariables,
  })
  .superRefine((env, context) => {
    const refuse = (name: string, message: string) =>
      context.addIssue({ code: 'custom', path: [name], message });
    if (env.S3_ENDPOINT || bucketNames.some((name) => env[name]))
      for (const name of bucketNames)
        if (!env[name])
          refuse(name, `is missing: ${bucketNames.join(', ')} are set together, or none of them`);
    if (env.DATABASE_OWNER_URL && sameRole(env.DATABASE_URL, env.DATABASE_OWNER_URL))
      refuse('DATABASE_URL', 'needs another role than DATABASE_OWNER_URL');
    const [site, office] = [new URL(env.SITE_URL), new URL(env.CMS_PUBLIC_URL)];
    if (
      [site, office].some(({ protocol }) => protocol === 'https:') &&
      office.hostname === site.hostname
    )
      refuse(
        'CMS_PUBLIC_URL',
        'needs a host of its own, for example admin.example.com: the shop must never get the cookie of who is signed in',
      );
    const live =
      env.STRIPE_SECRET_KEY.startsWith('sk_live_') || env.STRIPE_SECRET_KEY.startsWith('rk_live_');
    if (env.ALLOW_STAND_INS === '1' && !live) return;
    const why = live ? 'with a live Stripe key' : 'without ALLOW_STAND_INS=1';
    if (live && env.ALLOW_STAND_INS === '1')
      refuse('ALLOW_STAND_INS', 'is refused with a live Stripe key');
    if (env.LIMITS_FACTOR > 1) refuse('LIMITS_FACTOR', `is for load tests, refused ${why}`);
    if (env.PAYLOAD_SECRET.length < 32)
      refuse('PAYLOAD_SECRET', `needs at least 32 characters ${why}`);
    if (!env.FIELD_KEYS) refuse('FIELD_KEYS', `may not be empty ${why}`);
    if (!env.LINK_SECRET)
      refuse(
        'LINK_SECRET',
        `may not be empty ${why}: every mail about the workshop can be stopped with it`,
      );
    if (!env.CMS_API_KEY) refuse('CMS_API_KEY', `may not be empty ${why}`);
    if (env.STRIPE_API_BASE && new URL(env.STRIPE_API_BASE).host !== 'api.stripe.com')
      refuse('STRIPE_API_BASE', `is a stand-in, refused ${why}`);
    if (live && env.SMTP_URL && new URL(env.SMTP_URL).hostname === mailbox)
      refuse('SMTP_URL', 'is missing: buyers would get no mail, refused with a live Stripe key');
    if (env.SMTP_URL && loopback.has(new URL(env.SMTP_URL).hostname))
      refuse('SMTP_URL', `is a mail catcher on this machine, refused ${why}`);
  });

const sameRole = (one: string, other: string) => new URL(one).username === new URL(other).username;

export type Env = z.infer<typeof schema>;

/** Where the figures of this process are; null: nowhere. */
export function metricsAddress({ METRICS_PORT, METRICS_HOST }: Env = env()) {
  return METRICS_PORT === null ? null : { port: METRICS_PORT, host: METRICS_HOST };
}

/** Whether people need more than a password. Beside stand-ins it is off, unless it is switched on. */
export function isSecondFactorRequired({ ALLOW_STAND_INS, SECOND_FACTOR }: Env = env()): boolean {
  return ALLOW_STAND_INS !== '1' || SECOND_FACTOR === 'on';
}

/** Checks an environment. Throws one Error that names every variable that is missing or wrong, never a value. */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const result = schema.safeParse(source);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(
    `The environment of cms is not complete:\n${lines.join('\n')}\nSee .env.example for what each variable does.`,
  );
}

let read: ReturnType<typeof withSecretFiles> | undefined;

/** What this process was started with, secrets from files among it, which are read once. */
function variables() {
  return process.env.SECRETS_DIR ? (read ??= withSecretFiles(process.env)) : process.env;
}

let parsed: Env | undefined;

/** The checked environment of this process; read on first use, so that building and generating need none. */
export function env(): Env {
  return (parsed ??= parseEnv(variables()));
}

/** What the commands of backups are told; they need nothing else of a shop. */
export function backupEnv() {
  const from = variables();
  return {
    recipient: from.BACKUP_RECIPIENT ?? '',
    secret: from.BACKUP_KEY ?? '',
    bucket: {
      name: from.BACKUP_S3_BUCKET ?? '',
      region: from.BACKUP_S3_REGION ?? '',
      endpoint: (from.BACKUP_S3_ENDPOINT ?? '').replace(/\/$/, ''),
      accessKeyId: from.BACKUP_S3_ACCESS_KEY_ID ?? '',
      secretAccessKey: from.BACKUP_S3_SECRET_ACCESS_KEY ?? '',
    },
  };
}

/**
 * What the Payload configuration needs while it is being built. Nothing is checked here, because `next build` and
 * the generators load the configuration without an environment; connecting to the database calls `env()` first.
 */
export function configEnv() {
  const given = variables();
  return {
    isOwner,
    databaseUrl: (isOwner && given.DATABASE_OWNER_URL) || (given.DATABASE_URL ?? ''),
    databasePool: Number(given.DATABASE_POOL || 10),
    secret: given.PAYLOAD_SECRET || 'nothing connects without a checked environment',
    publicUrl: given.CMS_PUBLIC_URL ?? '',
    mediaDir: given.MEDIA_DIR ?? '',
    bucket: bucketEnv(),
    quiet: given.DISABLE_LOGGING === 'true',
  };
}

/** The bucket that uploads go to; null where they stay in MEDIA_DIR. */
function bucketEnv() {
  const {
    S3_BUCKET: name,
    S3_REGION: region,
    S3_ENDPOINT: endpoint,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = variables();
  return name && region && accessKeyId && secretAccessKey
    ? { name, region, endpoint: endpoint?.replace(/\/$/, '') ?? '', accessKeyId, secretAccessKey }
    : null;
}

/** Where the server of the admin listens. Next needs NODE_ENV before it is loaded; `npm start` and `npm run dev` set it. */
export function serverEnv() {
  return {
    port: z.coerce.number().int().min(0).max(65_535).default(3001).parse(process.env.PORT),
    host: process.env.HOST || undefined,
    isDevelopment: process.env.NODE_ENV === 'development',
  };
}

let isOwner = false;

/**
 * This process changes the schema: Payload is told, and it connects as the owner, where there is a role for that. To be
 * called before the configuration is loaded.
 */
export function announceMigration(): void {
  isOwner = true;
  process.env.PAYLOAD_MIGRATING = 'true';
}
