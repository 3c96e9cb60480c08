import { randomBytes } from 'node:crypto';

export const origin = 'http://localhost:3001';

/** The environment of a CMS under test: every secret is new, nothing comes from outside but the address of the database. */
export function testEnvironment({
  apiKey,
  databaseUrl,
  mediaDir,
}: {
  apiKey: string;
  databaseUrl: string;
  mediaDir: string;
}) {
  return {
    DATABASE_URL: databaseUrl,
    MEDIA_DIR: mediaDir,
    CMS_API_KEY: apiKey,
    PAYLOAD_SECRET: randomBytes(32).toString('hex'),
    FIELD_KEYS: `test:${randomBytes(32).toString('base64')}`,
    CMS_PUBLIC_URL: origin,
    SITE_URL: 'http://localhost:3000',
    MAIL_FROM: 'Practice <hello@practice.example>',
    ALLOW_STAND_INS: '1',
    DISABLE_LOGGING: 'true',
  };
}
