import { readFileSync } from 'node:fs';
import type { ServiceName } from '../../launcher/stack.ts';
import type { World } from './world.ts';

/** Resident memory of one service in MB. */
export function memoryOf({ stack }: World, service: ServiceName): number {
  const pid = stack.find(service)?.pid;
  if (!pid) throw new Error(`${service} does not run`);
  return memoryOfProcess(pid);
}

export function memoryOfProcess(pid: number): number {
  const [, kilobytes] =
    /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}
