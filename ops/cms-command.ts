import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { launcherEnv, loadEnvFile, root } from './env.ts';
import { environmentFor } from './launcher/environment.ts';
import { loadSecrets } from './launcher/secrets.ts';

/**
 * A command of the CMS on the machine where `npm start` is running: `npm run reconcile [-- hours]` compares Stripe's
 * payments with the orders, `npm run first-sign-in -- --reset owner` gives an account a new password. On a server of
 * your own, where the environment is set: `npm run reconcile -w cms`.
 */
loadEnvFile();
const { dataDir, ports, given } = launcherEnv();
const environment = environmentFor({ dataDir, ports, given, secrets: loadSecrets(dataDir) });
const [command = '', ...words] = process.argv.slice(2);
const { status } = spawnSync('npm', ['run', '--silent', command, '--', ...words], {
  cwd: join(root, 'cms'),
  env: environment.cms,
  stdio: 'inherit',
});
process.exit(status ?? 1);
