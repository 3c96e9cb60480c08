import { join } from 'node:path';
import { launcherEnv, loadEnvFile, root } from './env.ts';
import { buildAll } from './launcher/builds.ts';
import { followChanges } from './launcher/changes.ts';
import { environmentFor } from './launcher/environment.ts';
import { requireFreePorts } from './launcher/ports.ts';
import { progress, table } from './launcher/progress.ts';
import { loadSecrets } from './launcher/secrets.ts';
import { createStack } from './launcher/stack.ts';

async function start(): Promise<void> {
  loadEnvFile();
  const { dataDir, ports, given } = launcherEnv();
  const mode = process.argv.includes('--dev') ? 'development' : 'production';
  const secrets = loadSecrets(dataDir);
  const environment = environmentFor({ dataDir, ports, given, secrets });
  const { standIns } = environment;

  await requireFreePorts([
    { port: ports.web, what: 'the shop', variable: 'PORT' },
    { port: ports.cms, what: 'the admin panel', variable: 'CMS_PORT' },
    ...(standIns.stripe
      ? [{ port: ports.stripe, what: 'the payment stand-in', variable: 'STRIPE_STAND_IN_PORT' }]
      : []),
    ...(standIns.mail
      ? [
          { port: ports.smtp, what: 'the mail catcher, SMTP', variable: 'MAIL_CATCHER_SMTP_PORT' },
          { port: ports.mail, what: 'the mail catcher, page', variable: 'MAIL_CATCHER_PORT' },
        ]
      : []),
  ]);

  let isStopping = false;
  const stop = async (reason: string, exitCode: number) => {
    if (isStopping) return;
    isStopping = true;
    console.log(`\n${reason} Stopping …`);
    await stack.stop();
    console.log(
      'Everything is stopped. Your data stays in the data folder; `npm start` brings it back.',
    );
    process.exit(exitCode);
  };
  const stack = createStack({
    root,
    dataDir,
    ports,
    environment,
    mode,
    onProgress: progress,
    onRestart: (name) => progress(`${name} has ended by itself. Starting it again`),
    onGivenUp: (reason) => void stop(reason, 1),
  });
  process.on('SIGINT', () => void stop('Ctrl-C.', 0));
  process.on('SIGTERM', () => void stop('Asked to stop.', 0));
  process.on('SIGHUP', () => void stop('The terminal was closed.', 0));
  process.on('uncaughtException', (error) => void stop(`${error.stack}\n`, 1));

  if (mode === 'production') {
    await buildAll({
      root,
      env: environment.build,
      logDir: join(dataDir, 'logs'),
      onProgress: progress,
    });
  }
  try {
    await stack.start();
  } catch (error) {
    if (!isStopping) throw error;
    return;
  }
  progress('Ready');
  if (mode === 'development') followChanges({ root, stack, say: progress });
  const { SITE_URL: siteUrl = '', CMS_PUBLIC_URL: cmsUrl = '' } = environment.web;
  console.log(
    table([
      ['Shop', siteUrl],
      ['Admin panel', `${cmsUrl}/admin`],
      [
        'Admin user',
        `${environment.cms.ADMIN_USERNAME}   (the password of the first start; change it in the admin panel)`,
      ],
      ['Admin password', `${environment.cms.ADMIN_PASSWORD}`],
      ...(standIns.mail
        ? ([['Mail that was sent', `http://localhost:${ports.mail}`]] satisfies [string, string][])
        : []),
      ...(standIns.stripe
        ? ([
            ['Test card', '4242 4242 4242 4242, any future date, any CVC'],
            ['  declined', '4000 0000 0000 0002'],
            ['  asks for 3-D Secure', '4000 0025 0000 3155'],
          ] satisfies [string, string][])
        : []),
      ['Stop', 'Ctrl-C'],
    ]),
  );
}

try {
  await start();
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
