import { postgresEnv } from '../../env.ts';
import { isRunning, serverPid } from './server-pid.ts';
import { startPostgres } from './server.ts';

/** The embedded database as a process of its own; prints `postgres ready` and stops on SIGTERM. */
const env = postgresEnv();
await startPostgres({
  dataDir: env.dir,
  port: env.port,
  password: env.password,
  databases: env.databases,
  isThrowaway: env.isThrowaway,
  log: (line) => console.log(line),
});
console.log('postgres ready');

/** The server is a child of this process: when it is gone this one ends too, so that both are started again. */
const pid = serverPid(env.dir);
setInterval(() => {
  if (pid !== null && isRunning(pid)) return;
  console.log('postgres is gone');
  process.exit(1);
}, 300);
