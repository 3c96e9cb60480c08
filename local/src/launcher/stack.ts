import { join } from 'node:path';
import { commandPrefix } from '../postgres/account.ts';
import { stopLeftoverPostgres } from '../postgres/leftover.ts';
import type { Environment, Ports } from './environment.ts';
import { type ManagedProcess, runCommand, type Service, startService } from './managed-process.ts';

export type Stack = {
  processes: ManagedProcess[];
  /** Starts database, stand-ins, cms, worker and web in this order; what it started is stopped again when one fails. */
  start: () => Promise<void>;
  /** Stops everything, the site first and the database last; also in the middle of a start. */
  stop: () => Promise<void>;
};

type Options = {
  root: string;
  dataDir: string;
  ports: Ports;
  environment: Environment;
  mode: 'production' | 'development';
  onProgress: (text: string) => void;
};

const names: Record<string, string> = {
  postgres: 'the database',
  stripe: 'the payment stand-in',
  mail: 'the mail catcher',
  cms: 'the admin panel',
  worker: 'the mail worker',
  web: 'the shop',
};

/** Everything that makes the shop run on one machine, as separate processes that only know each other's addresses. */
export function createStack({ root, dataDir, ports, environment, mode, onProgress }: Options): Stack {
  const processes: ManagedProcess[] = [];
  let isStopping = false;
  const stop = async () => {
    isStopping = true;
    for (const running of processes.toReversed()) await running.stop();
  };
  const service = (name: string, command: string[], workspace: string, env: Record<string, string>, ready: Service['ready'], readyWithinSeconds = 60): Service => ({
    name,
    command,
    cwd: join(root, workspace),
    env,
    ready,
    readyWithinSeconds,
    logFile: join(dataDir, 'logs', `${name}.log`),
  });
  const launch = async (wanted: Service) => {
    if (isStopping) throw new Error('Stopped while starting.');
    onProgress(`Starting ${names[wanted.name] ?? wanted.name}`);
    await startService(wanted, (running) => processes.push(running));
  };
  const isDevelopment = mode === 'development';

  /** Structured log lines are for the log file; people get the sentences. */
  const tellPlainly = (line: string) => {
    if (!line.startsWith('{')) onProgress(`  ${line}`);
  };

  const prepareDatabase = async () => {
    onProgress('Preparing the database: migrations, first content');
    const run = (name: string, script: string, env: Record<string, string>) =>
      runCommand({ name, command: ['npm', 'run', '--silent', script], cwd: join(root, 'cms'), env, logFile: join(dataDir, 'logs', `${script}.log`), onLine: tellPlainly });
    if (isDevelopment) await run('Bundling the commands', 'build:commands', environment.build);
    await run('Preparing the database', 'prepare-database', { ...environment.cms, NODE_ENV: 'production' });
  };

  const startInOrder = async () => {
    if (environment.standIns.postgres) {
      const dir = environment.postgres.POSTGRES_DIR ?? '';
      await stopLeftoverPostgres(dir);
      await launch(service('postgres', [...commandPrefix(dir), 'node', 'src/postgres/main.ts'], 'local', environment.postgres, { line: /^postgres ready$/m }));
    }
    await prepareDatabase();
    const next = ['node', join(root, 'node_modules/next/dist/bin/next'), isDevelopment ? 'dev' : 'start', '-p', String(ports.cms), '-H', '127.0.0.1'];
    const services = [
      ...(environment.standIns.stripe ? [service('stripe', ['node', 'src/stripe/main.ts'], 'local', environment.stripe, { url: `http://127.0.0.1:${ports.stripe}/_control/events` })] : []),
      ...(environment.standIns.mail ? [service('mail', ['node', 'src/mail/main.ts'], 'local', environment.mail, { url: `http://127.0.0.1:${ports.mail}/messages` })] : []),
      service('cms', next, 'cms', environment.cms, { url: `http://127.0.0.1:${ports.cms}/cms-api/health` }, 180),
      service('worker', ['node', 'dist/worker.mjs'], 'cms', { ...environment.cms, NODE_ENV: 'production' }, { line: /worker (leads|is standing by)/ }),
      service('web', ['node', 'server.ts'], 'web', { ...environment.web, NODE_ENV: mode }, { url: `http://127.0.0.1:${ports.web}/health/ready` }, 180),
    ];
    await Promise.all(services.map((wanted) => launch(wanted)));
  };

  return {
    processes,
    stop,
    async start() {
      try {
        await startInOrder();
      } catch (error) {
        await stop();
        throw error;
      }
    },
  };
}
