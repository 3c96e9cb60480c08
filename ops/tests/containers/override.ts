import type { Ports } from '../../launcher/environment.ts';
import type { Secrets } from '../../launcher/secrets.ts';

type Wanted = {
  root: string;
  /** The image with Redis. */
  outside: string;
  user: string;
  ports: Pick<Ports, 'stripe' | 'postgres'>;
  secrets: Pick<Secrets, 'STRIPE_SECRET_KEY' | 'STRIPE_PUBLISHABLE_KEY' | 'STRIPE_WEBHOOK_SECRET'>;
};

const port = 3010;

/** What a trial adds to docker-compose.yml (JSON is YAML): the payment stand-in, a Redis, and a door to the database. */
export function overrideOf({ root, outside, user, ports, secrets }: Wanted): string {
  const cms = {
    ALLOW_STAND_INS: '1',
    LIMITS_FACTOR: '${LIMITS_FACTOR:-1000}',
    REDIS_URL: 'redis://redis:6379',
    STRIPE_SECRET_KEY: secrets.STRIPE_SECRET_KEY,
    STRIPE_API_BASE: `http://stripe:${port}`,
  };
  const { STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET } = secrets;
  const web = {
    ALLOW_STAND_INS: '1',
    LIMITS_FACTOR: '${LIMITS_FACTOR:-1000}',
    REDIS_URL: 'redis://redis:6379',
    STRIPE_PUBLISHABLE_KEY,
    STRIPE_WEBHOOK_SECRET,
    STRIPE_JS_URL: `http://127.0.0.1:${ports.stripe}/stripe.js`,
  };
  const stripe = {
    image: 'node:24-slim',
    init: true,
    user,
    command: ['node', 'ops/stand-ins/stripe/main.ts'],
    working_dir: '/shop',
    volumes: [`${root}:/shop:ro`],
    environment: {
      ...secrets,
      STRIPE_STAND_IN_HOST: '0.0.0.0',
      STRIPE_STAND_IN_PORT: String(port),
      STRIPE_WEBHOOK_URL: 'http://caddy/api/stripe/webhook',
    },
    ports: [`127.0.0.1:${ports.stripe}:${port}`],
  };
  const redis = {
    image: outside,
    user: 'nobody',
    command: ['redis-server', '--save', '', '--protected-mode', 'no'],
  };
  return JSON.stringify(
    {
      services: {
        stripe,
        redis,
        // What the official image has by itself, and one that a trial builds for want of it may not.
        postgres: {
          environment: { LANG: 'C.UTF-8' },
          ports: [`127.0.0.1:${ports.postgres}:5432`],
        },
        prepare: { environment: cms },
        cms: { environment: cms },
        worker: { environment: cms },
        web: { environment: web },
      },
    },
    null,
    2,
  );
}
