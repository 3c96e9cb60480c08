import { expect, test } from 'vitest';
import { isSecondFactorRequired, parseEnv } from './env.ts';

const complete = {
  DATABASE_URL: 'postgres://shop@db/shop',
  PAYLOAD_SECRET: 'a'.repeat(32),
  FIELD_KEYS: 'k1:key',
  CMS_API_KEY: 'key',
  LINK_SECRET: 'l'.repeat(32),
  CMS_PUBLIC_URL: 'https://office.example',
  SITE_URL: 'https://shop.example',
  MEDIA_DIR: '/srv/media',
};
const standIns = { STRIPE_API_BASE: 'http://127.0.0.1:3010', SMTP_URL: 'smtp://127.0.0.1:3025' };

test('a complete environment is accepted without any payment key', () => {
  expect(parseEnv(complete)).toMatchObject({
    STRIPE_SECRET_KEY: '',
    ALLOW_STAND_INS: '',
    TRUST_PROXY: 0,
  });
});

test('every missing variable is named at once, and no value is shown', () => {
  const read = () => parseEnv({ PAYLOAD_SECRET: 'hunter2' });
  for (const name of ['DATABASE_URL', 'CMS_PUBLIC_URL', 'SITE_URL', 'MEDIA_DIR'])
    expect(read).toThrow(name);
  expect(read).toThrow(/^(?![\s\S]*hunter2)/);
});

test.each(Object.entries(standIns))(
  'the stand-in %s is refused without ALLOW_STAND_INS',
  (name, value) => {
    expect(() => parseEnv({ ...complete, [name]: value })).toThrow(name);
  },
);

test('stand-ins are accepted with ALLOW_STAND_INS=1', () => {
  expect(parseEnv({ ...complete, ...standIns, ALLOW_STAND_INS: '1' }).STRIPE_API_BASE).toBe(
    'http://127.0.0.1:3010',
  );
});

test.each(['PAYLOAD_SECRET', 'FIELD_KEYS', 'CMS_API_KEY', 'LINK_SECRET'])(
  'an empty %s is refused without ALLOW_STAND_INS',
  (name) => {
    expect(() => parseEnv({ ...complete, [name]: '' })).toThrow(name);
  },
);

test.each(['sk_live_1', 'rk_live_1'])(
  'with the live key %s… stand-ins and ALLOW_STAND_INS are refused always',
  (key) => {
    const live = { ...complete, STRIPE_SECRET_KEY: key };
    expect(() => parseEnv({ ...live, ...standIns, ALLOW_STAND_INS: '1' })).toThrow(
      /ALLOW_STAND_INS[\s\S]*STRIPE_API_BASE/,
    );
    expect(parseEnv({ ...live, STRIPE_API_BASE: 'https://api.stripe.com' }).STRIPE_SECRET_KEY).toBe(
      key,
    );
  },
);

test('the mailbox that sends nothing on does for a shop that takes no real money, and for no other', () => {
  const caught = { ...complete, SMTP_URL: 'smtp://mail:2525' };
  expect(parseEnv({ ...caught, STRIPE_SECRET_KEY: 'sk_test_1' }).SMTP_URL).toBe(caught.SMTP_URL);
  expect(() => parseEnv({ ...caught, STRIPE_SECRET_KEY: 'sk_live_1' })).toThrow('SMTP_URL');
});

test('a relative folder for uploads is refused', () => {
  expect(() => parseEnv({ ...complete, MEDIA_DIR: 'media' })).toThrow('absolute');
});

test('a bucket is named wholly or not at all, and what is missing is named without a value', () => {
  const bucket = {
    S3_BUCKET: 'shop',
    S3_REGION: 'eu-central-1',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'hunter2',
  };
  expect(parseEnv({ ...complete, ...bucket }).S3_BUCKET).toBe('shop');
  expect(parseEnv({ ...complete, ...bucket, S3_ENDPOINT: 'https://s3.example' }).S3_ENDPOINT).toBe(
    'https://s3.example',
  );
  for (const name of Object.keys(bucket))
    expect(() => parseEnv({ ...complete, ...bucket, [name]: '' })).toThrow(
      new RegExp(`^(?![\\s\\S]*hunter2)[\\s\\S]*  ${name}: is missing`),
    );
  expect(() => parseEnv({ ...complete, S3_ENDPOINT: 'https://s3.example' })).toThrow(
    'S3_BUCKET: is missing',
  );
});

test('SAFE-02 with a domain the admin has a host of its own; without one a port', () => {
  for (const [SITE_URL, CMS_PUBLIC_URL] of [
    ['https://shop.example', 'https://shop.example'],
    ['https://shop.example', 'https://shop.example:8443'],
    ['https://shop.example', 'http://shop.example:3001'],
    ['https://SHOP.example', 'https://shop.example/'],
  ])
    expect(() => parseEnv({ ...complete, SITE_URL, CMS_PUBLIC_URL })).toThrow(
      'CMS_PUBLIC_URL: needs a host of its own',
    );
  const trial = { SITE_URL: 'http://localhost', CMS_PUBLIC_URL: 'http://localhost:3001' };
  expect(parseEnv({ ...complete, ...trial })).toMatchObject(trial);
});

test('SAFE-04 the second factor is off beside stand-ins alone, where it can be switched on; nowhere else can it be put off', () => {
  const isRequired = (more: object) => isSecondFactorRequired(parseEnv({ ...complete, ...more }));
  expect(isRequired({})).toBe(true);
  expect(isRequired({ ALLOW_STAND_INS: '0' })).toBe(true);
  expect(isRequired({ ALLOW_STAND_INS: '1' })).toBe(false);
  expect(isRequired({ ALLOW_STAND_INS: '1', SECOND_FACTOR: 'on' })).toBe(true);
  expect(() => isRequired({ SECOND_FACTOR: 'off' })).toThrow('SECOND_FACTOR');
  expect(() => isRequired({ ALLOW_STAND_INS: '1', STRIPE_SECRET_KEY: 'sk_live_x' })).toThrow(
    'ALLOW_STAND_INS',
  );
});
