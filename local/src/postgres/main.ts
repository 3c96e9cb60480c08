import { postgresEnv } from '../env.ts';
import { startPostgres } from './server.ts';

/** The embedded database as a process of its own; prints `postgres ready` and stops on SIGTERM. */
const env = postgresEnv();
await startPostgres({
  dataDir: env.dir,
  port: env.port,
  password: env.password,
  databases: env.databases,
  log: (line) => console.log(line),
});
console.log('postgres ready');
