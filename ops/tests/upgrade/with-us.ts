import type { ManagedProcess } from '../../launcher/managed-process.ts';

/** Asks a process to end when this one ends before its time. Answers a function that lets it be again. */
export function endWithUs(find: () => ManagedProcess | undefined): () => void {
  const end = () => {
    const { pid } = find() ?? {};
    try {
      if (pid) process.kill(-pid, 'SIGTERM');
    } catch {
      // It has ended already.
    }
  };
  process.once('exit', end);
  return () => void process.removeListener('exit', end);
}
