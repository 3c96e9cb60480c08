import { join } from 'node:path';
import { commandPrefix } from '../stand-ins/postgres/account.ts';
import { stopLeftoverPostgres } from '../stand-ins/postgres/leftover.ts';
import type { Environment, Ports } from './environment.ts';
import { runCommand, type Service } from './managed-process.ts';
import { isForPeople } from './progress.ts';
import { createSupervisor, type Supervised, type Supervisor } from './supervisor.ts';

export type ServiceName = 'postgres' | 'stripe' | 'mail' | 'cms' | 'worker' | 'web';

export type Stack = Pick<Supervisor, 'find' | 'halt' | 'resume'> & {
  /** Starts the database alone and gives it its schema and first content. */
  startDatabase: () => Promise<void>;
  /** Starts database, stand-ins, cms, worker and web in this order; what it started is stopped again when one fails. */
  start: () => Promise<void>;
  /** While developing: bundles the commands of the CMS anew and, when it `prepares`, the database with them. */
  refreshCms: (wanted: { prepares: boolean }) => Promise<void>;
  /** Writes the types of what is stored, and which parts the admin panel knows. */
  generateTypes: () => Promise<void>;
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
  /** A service has ended by itself and is started again. */
  onRestart: (name: string) => void;
  /** A service keeps ending by itself: the shop cannot run. */
  onGivenUp: (reason: string) => void;
  mostEndings?: number | undefined;
};

const names: Record<ServiceName, string> = {
  postgres: 'the database',
  stripe: 'the payment stand-in',
  mail: 'the mail catcher',
  cms: 'the admin panel',
  worker: 'the mail worker',
  web: 'the shop',
};

/** Everything that makes the shop run on one machine, as separate processes that only know each other's addresses. */
export function createStack({
  root,
  dataDir,
  ports,
  environment,
  mode,
  onProgress,
  onRestart,
  onGivenUp,
  mostEndings,
}: Options): Stack {
  const supervisor = createSupervisor({
    onRestart: ({ name }) => onRestart(name),
    onGivenUp,
    mostEndings,
  });
  const service = (
    name: ServiceName,
    command: string[],
    workspace: string,
    env: Record<string, string>,
    ready: Service['ready'],
    readyWithinSeconds = 60,
  ): Service => ({
    name,
    command,
    cwd: join(root, workspace),
    env,
    ready,
    readyWithinSeconds,
    logFile: join(dataDir, 'logs', `${name}.log`),
  });
  const launch = async (wanted: Supervised) => {
    onProgress(`Starting ${names[wanted.name as ServiceName]}`);
    await supervisor.launch(wanted);
  };
  const isDevelopment = mode === 'development';

  const tellPlainly = (line: string) => {
    if (isForPeople(line)) onProgress(`  ${line}`);
  };

  const runInCms = (
    name: string,
    script: string,
    env: Record<string, string>,
    onLine: (line: string) => void,
  ) =>
    runCommand({
      name,
      command: ['npm', 'run', '--silent', script],
      cwd: join(root, 'cms'),
      env,
      logFile: join(dataDir, 'logs', `${script}.log`),
      onLine,
    });
  const bundleCommands = () =>
    runInCms('Bundling the commands', 'build:commands', environment.build, () => undefined);
  const runPreparation = () =>
    runInCms(
      'Preparing the database',
      'prepare-database',
      { ...environment.prepare, NODE_ENV: 'production' },
      tellPlainly,
    );
  const prepareDatabase = async () => {
    onProgress('Preparing the database: migrations, first content');
    if (isDevelopment) await bundleCommands();
    await runPreparation();
  };

  const startDatabase = async () => {
    if (environment.standIns.postgres) {
      const dir = environment.postgres.POSTGRES_DIR ?? '';
      const postgres = service(
        'postgres',
        [...commandPrefix(dir), 'node', 'stand-ins/postgres/main.ts'],
        'ops',
        environment.postgres,
        { line: /^postgres ready$/m },
      );
      await launch({ ...postgres, before: () => stopLeftoverPostgres(dir) });
    }
    await prepareDatabase();
  };

  const startInOrder = async () => {
    await startDatabase();
    const services = [
      ...(environment.standIns.stripe
        ? [
            service('stripe', ['node', 'stand-ins/stripe/main.ts'], 'ops', environment.stripe, {
              url: `http://127.0.0.1:${ports.stripe}/_control/events`,
            }),
          ]
        : []),
      ...(environment.standIns.mail
        ? [
            service('mail', ['node', 'stand-ins/mail/main.ts'], 'ops', environment.mail, {
              url: `http://127.0.0.1:${ports.mail}/messages`,
            }),
          ]
        : []),
      service(
        'cms',
        ['node', mode === 'development' ? 'server.ts' : 'dist/server.mjs'],
        'cms',
        { ...environment.cms, NODE_ENV: mode, HOST: '127.0.0.1', PORT: String(ports.cms) },
        { url: `http://127.0.0.1:${ports.cms}/cms-api/health` },
        180,
      ),
      service(
        'worker',
        ['node', 'dist/worker.mjs'],
        'cms',
        { ...environment.worker, NODE_ENV: 'production' },
        { line: /worker (leads|is standing by)/ },
      ),
      service(
        'web',
        ['node', mode === 'development' ? 'server.ts' : 'build/server/server.js'],
        'web',
        { ...environment.web, NODE_ENV: mode },
        { url: `http://127.0.0.1:${ports.web}/health/ready` },
        180,
      ),
    ];
    await Promise.all(services.map((wanted) => launch(wanted)));
  };

  const { stop, find, halt, resume } = supervisor;
  return {
    stop,
    find,
    halt,
    resume,
    startDatabase,
    async refreshCms({ prepares }) {
      await bundleCommands();
      if (prepares) await runPreparation();
    },
    generateTypes: () =>
      runInCms('Writing the types', 'generate', environment.build, () => undefined),
    async start() {
      try {
        await startInOrder();
      } catch (error) {
        await supervisor.stop();
        throw error;
      }
    },
  };
}
