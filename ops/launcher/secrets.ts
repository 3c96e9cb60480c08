import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const makers = {
  POSTGRES_PASSWORD: () => token(24),
  DATABASE_PASSWORD: () => token(24),
  PAYLOAD_SECRET: () => token(32),
  FIELD_KEYS: () => `k1:${randomBytes(32).toString('base64')}`,
  CMS_API_KEY: () => token(32),
  PREVIEW_SECRET: () => token(32),
  LINK_SECRET: () => token(32),
  ADMIN_USERNAME: () => 'owner',
  ADMIN_PASSWORD: () => readablePassword(),
  STRIPE_SECRET_KEY: () => `sk_test_standin${randomBytes(18).toString('hex')}`,
  STRIPE_PUBLISHABLE_KEY: () => `pk_test_standin${randomBytes(18).toString('hex')}`,
  STRIPE_WEBHOOK_SECRET: () => `whsec_${randomBytes(24).toString('hex')}`,
} satisfies Record<string, () => string>;

export type Secrets = Record<keyof typeof makers, string>;

function token(bytes: number): string {
  return randomBytes(bytes).toString('base64url');
}

/** Five groups of four: easy to type from a screen, about 100 bits. Letters and digits that look alike are left out. */
function readablePassword(): string {
  const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
  const letters = [...randomBytes(40)]
    .filter((byte) => byte < alphabet.length * 8)
    .slice(0, 20)
    .map((byte) => alphabet[byte % alphabet.length]);
  return letters.join('').replace(/(.{4})(?=.)/g, '$1-');
}

/** Reads `secrets.json` of the data folder; what is missing is made at random and kept (mode 0600). */
export function loadSecrets(dataDir: string): Secrets {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, 'secrets.json');
  const known: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const secrets = Object.fromEntries(
    Object.entries(makers).map(([name, make]) => {
      const value = known && typeof known === 'object' ? Reflect.get(known, name) : undefined;
      return [name, typeof value === 'string' && value ? value : make()];
    }),
  ) as Secrets;
  writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  return secrets;
}
