import { root } from '../../../env.ts';
import type { Ports } from '../../../launcher/environment.ts';
import type { Secrets } from '../../../launcher/secrets.ts';
import { outsideImage } from '../outside/image.ts';

type OutsidePorts = Pick<Ports, 'postgres' | 'stripe' | 'mail' | 'smtp'> & {
  redis: number;
  s3: number;
};

type Wanted = {
  address: string;
  ports: OutsidePorts;
  user: string;
  mailImage: string;
  password: string;
  secrets: Pick<Secrets, 'STRIPE_SECRET_KEY' | 'STRIPE_PUBLISHABLE_KEY' | 'STRIPE_WEBHOOK_SECRET'>;
  webhookUrl: string;
};

/** The only account of the S3 store. */
export const s3 = { bucket: 'shop', account: 'S3RVER' };

/** What a practice with several machines has beside them, as a compose file: each listens on `address` alone. */
export async function outsideOf(wanted: Wanted): Promise<string> {
  const { address, ports, user, mailImage, password, secrets, webhookUrl } = wanted;
  const image = await outsideImage();
  const here = { network_mode: 'host', init: true };
  return JSON.stringify({
    version: '3.8',
    services: {
      postgres: {
        ...here,
        image: 'postgres:18',
        command: ['postgres', '-p', String(ports.postgres), '-c', `listen_addresses=${address}`],
        environment: {
          LANG: 'C.UTF-8',
          POSTGRES_USER: 'shop',
          POSTGRES_PASSWORD: password,
          POSTGRES_DB: 'shop',
        },
      },
      redis: {
        ...here,
        image,
        user: 'nobody',
        command: [
          'redis-server',
          '--bind',
          address,
          '--port',
          String(ports.redis),
          '--requirepass',
          password,
          '--save',
          '',
        ],
      },
      s3: {
        ...here,
        image,
        command: [
          's3rver',
          '--address',
          address,
          '--port',
          String(ports.s3),
          '--directory',
          '/tmp/s3',
          '--configure-bucket',
          s3.bucket,
          '--no-vhost-buckets',
        ],
      },
      mail: {
        ...here,
        image: mailImage,
        environment: {
          MAIL_CATCHER_HOST: address,
          MAIL_CATCHER_SMTP_PORT: String(ports.smtp),
          MAIL_CATCHER_PORT: String(ports.mail),
        },
        healthcheck: { disable: true },
      },
      stripe: {
        ...here,
        image: 'node:24-slim',
        user,
        command: ['node', 'ops/stand-ins/stripe/main.ts'],
        working_dir: '/shop',
        volumes: [`${root}:/shop:ro`],
        environment: {
          ...secrets,
          STRIPE_STAND_IN_HOST: address,
          STRIPE_STAND_IN_PORT: String(ports.stripe),
          STRIPE_WEBHOOK_URL: webhookUrl,
        },
      },
    },
  });
}
