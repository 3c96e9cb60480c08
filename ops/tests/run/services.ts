import { join } from 'node:path';
import { freePort } from 'common/free-port';
import { type ManagedProcess, startService } from '../../launcher/managed-process.ts';
import type { Secrets } from '../../launcher/secrets.ts';

/**
 * A payment stand-in and a mail catcher for the integration tests of cms alone: what those tests pay
 * must not reach the shop of the browser tests as webhooks, nor their mails its mailbox.
 */
export async function startIntegrationServices({
  root,
  dataDir,
  secrets,
  base,
}: {
  root: string;
  dataDir: string;
  secrets: Secrets;
  base: Record<string, string>;
}) {
  const [stripePort, smtpPort, mailPort] = [await freePort(), await freePort(), await freePort()];
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET } = secrets;
  const stripeKeys = { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET };
  const running: ManagedProcess[] = [];
  const start = (name: string, script: string, env: Record<string, string>, url: string) =>
    startService(
      {
        name,
        command: ['node', script],
        cwd: join(root, 'ops'),
        env: { ...base, ...env },
        ready: { url },
        readyWithinSeconds: 20,
        logFile: join(dataDir, 'logs', `${name}.log`),
      },
      (spawned) => running.push(spawned),
    );
  await start(
    'integration-stripe',
    'stand-ins/stripe/main.ts',
    { ...stripeKeys, STRIPE_STAND_IN_PORT: String(stripePort) },
    `http://127.0.0.1:${stripePort}/_control/events`,
  );
  await start(
    'integration-mail',
    'stand-ins/mail/main.ts',
    { MAIL_CATCHER_SMTP_PORT: String(smtpPort), MAIL_CATCHER_PORT: String(mailPort) },
    `http://127.0.0.1:${mailPort}/messages`,
  );
  return {
    env: {
      ...stripeKeys,
      STRIPE_API_BASE: `http://127.0.0.1:${stripePort}`,
      SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
      MAIL_CATCHER_URL: `http://127.0.0.1:${mailPort}`,
      ALLOW_STAND_INS: '1',
    },
    async stop() {
      for (const service of running) await service.stop(2);
    },
  };
}
