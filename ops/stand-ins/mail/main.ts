import { mailCatcherEnv } from '../../env.ts';
import { startMailCatcher } from './server.ts';

const catcher = await startMailCatcher(mailCatcherEnv());
process.stdout.write(`mail catcher: ${catcher.url}, ${catcher.smtpUrl}\n`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void catcher.stop().then(() => process.exit(0)));
}
