import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { launcherEnv, loadEnvFile, root } from './env.ts';
import { environmentFor } from './launcher/environment.ts';
import { loadSecrets } from './launcher/secrets.ts';

/**
 * `npm run reconcile [-- hours]` on the machine where `npm start` is running: compares Stripe's payments with the
 * orders and adds what is missing. On a server of your own, where the environment is set: `npm run reconcile -w cms`.
 */
loadEnvFile();
const { dataDir, ports, given } = launcherEnv();
const environment = environmentFor({ dataDir, ports, given, secrets: loadSecrets(dataDir) });
const { status } = spawnSync('npm', ['run', '--silent', 'reconcile', '--', ...process.argv.slice(2)], { cwd: join(root, 'cms'), env: environment.cms, stdio: 'inherit' });
process.exit(status ?? 1);
