import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { isRunning, serverPid } from './server-pid.ts';

/** Whether the process is a server of this data folder, and not another one that got the same number later. */
function servesFolder(pid: number, dataDir: string): boolean {
  const commandLine = `/proc/${pid}/cmdline`;
  return existsSync(commandLine) && readFileSync(commandLine, 'utf8').includes(dataDir);
}

/** Whether a server works on this data folder at this moment, be it one that is just stopping. */
export function isServed(dataDir: string): boolean {
  const pid = serverPid(dataDir);
  return pid !== null && isRunning(pid) && servesFolder(pid, dataDir);
}

/** Stops a server that a killed launcher left behind on this data folder (SIGINT: a fast, clean shutdown). */
export async function stopLeftoverPostgres(dataDir: string): Promise<void> {
  const pid = serverPid(dataDir);
  if (pid === null || !isRunning(pid) || !servesFolder(pid, dataDir)) return;
  process.kill(pid, 'SIGINT');
  for (let waited = 0; isRunning(pid) && waited < 10_000; waited += 100) await pause(100);
}
