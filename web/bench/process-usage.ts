import { existsSync, readFileSync } from 'node:fs';

const clockTickMs = 10;

/** Only Linux says what a process uses. */
export const isUsageKnown = existsSync('/proc/self/stat');

/** Processor time since the start of the process, user and system. */
export function cpuMsOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * clockTickMs;
}

/** Resident memory. */
export function memoryMbOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}
