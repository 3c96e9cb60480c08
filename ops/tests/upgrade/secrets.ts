import type { Secrets } from '../../launcher/secrets.ts';

const words = (name: string) => `made-up-for-test-upgrade-only-${name}-0000000000`;

/** Secrets that protect nothing: those of the shop whose data are kept in this repository, where everything is made up. */
export const madeUpSecrets: Secrets = {
  POSTGRES_PASSWORD: words('postgres'),
  DATABASE_PASSWORD: words('database'),
  PAYLOAD_SECRET: words('payload'),
  FIELD_KEYS: `k1:${Buffer.alloc(32, 'made-up-for-test').toString('base64')}`,
  CMS_API_KEY: words('cms'),
  PREVIEW_SECRET: words('preview'),
  LINK_SECRET: words('link'),
  ADMIN_USERNAME: 'owner',
  ADMIN_PASSWORD: 'seven jars of olives 4 winter',
  STRIPE_SECRET_KEY: 'sk_test_standinmadeupfortestupgrade',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_standinmadeupfortestupgrade',
  STRIPE_WEBHOOK_SECRET: 'whsec_madeupfortestupgrade',
};
