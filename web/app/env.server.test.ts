import { expect, test } from 'vitest';
import { readEnv } from './env.server.ts';

const complete = {
  NODE_ENV: 'production',
  SITE_URL: 'https://shop.example',
  CMS_URL: 'http://cms:3001/',
  CMS_API_KEY: 'new, old',
};

test('the least that is needed gives a shop that cannot take payments yet', () => {
  expect(readEnv(complete)).toEqual({
    isDevelopment: false,
    port: 3000,
    host: undefined,
    logLevel: 'info',
    siteUrl: 'https://shop.example',
    cms: { url: 'http://cms:3001', apiKey: 'new' },
    snapshotDir: undefined,
    trustProxy: 0,
    limitsFactor: 1,
    redisUrl: null,
    metrics: null,
    stripe: {
      publishableKey: null,
      webhookSecrets: [],
      jsUrl: 'https://js.stripe.com/endive/stripe.js',
    },
    openAi: null,
  });
});

test('CHAT a key for a language model needs the name of a model', () => {
  expect(() => readEnv({ ...complete, OPENAI_API_KEY: 'sk-1' })).toThrow('OPENAI_MODEL');
  expect(
    readEnv({
      ...complete,
      OPENAI_API_KEY: 'sk-1',
      OPENAI_MODEL: 'small',
      OPENAI_BASE_URL: 'http://llm:8000/v1',
    }).openAi,
  ).toEqual({ apiKey: 'sk-1', baseUrl: 'http://llm:8000/v1', model: 'small' });
});

test('two webhook secrets count while one replaces the other', () => {
  const { stripe } = readEnv({
    ...complete,
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_b,whsec_a',
  });
  expect(stripe).toMatchObject({
    publishableKey: 'pk_test_1',
    webhookSecrets: ['whsec_b', 'whsec_a'],
  });
});

test('everything that is missing is said at once', () => {
  expect(() => readEnv({})).toThrow(/NODE_ENV[\s\S]*SITE_URL[\s\S]*CMS_URL[\s\S]*CMS_API_KEY/);
});

const standIn = { STRIPE_JS_URL: 'http://127.0.0.1:3010/stripe.js' };

test('CHK-13 a stand-in needs permission', () => {
  expect(() => readEnv({ ...complete, ...standIn })).toThrow('ALLOW_STAND_INS');
  expect(readEnv({ ...complete, ...standIn, ALLOW_STAND_INS: '1' }).stripe.jsUrl).toBe(
    standIn.STRIPE_JS_URL,
  );
});

test('CHK-13 a live key and a stand-in never meet', () => {
  const live = { STRIPE_PUBLISHABLE_KEY: 'pk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
  expect(() => readEnv({ ...complete, ...standIn, ...live, ALLOW_STAND_INS: '1' })).toThrow(
    'live key',
  );
  expect(readEnv({ ...complete, ...live }).stripe.publishableKey).toBe('pk_live_1');
});

test.each([
  ['STRIPE_WEBHOOK_SECRET', { STRIPE_PUBLISHABLE_KEY: 'pk_test_1' }],
  [
    'STRIPE_PUBLISHABLE_KEY',
    { STRIPE_PUBLISHABLE_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' },
  ],
  ['SITE_URL', { SITE_URL: 'shop.example' }],
  ['CMS_URL', { CMS_URL: 'ftp://cms' }],
  ['PORT', { PORT: '99999' }],
  ['TRUST_PROXY', { TRUST_PROXY: 'true' }],
])('%s is refused when it makes no sense', (name, wrong) => {
  expect(() => readEnv({ ...complete, ...wrong })).toThrow(name);
});

test('SEC-07 limits are widened for load tests only', () => {
  expect(() => readEnv({ ...complete, LIMITS_FACTOR: '10' })).toThrow('LIMITS_FACTOR');
  expect(readEnv({ ...complete, LIMITS_FACTOR: '10', ALLOW_STAND_INS: '1' }).limitsFactor).toBe(10);
});
