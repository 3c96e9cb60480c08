import { writeFileSync } from 'node:fs';

export type WorkerState = 'waits for the database' | 'stands by' | 'leads';

/**
 * Keeps a file that says what this worker does, written anew as long as the process can do anything at all: the health
 * check of its container reads text and age. '' writes nothing. Throws at once when the file cannot be written.
 */
export function giveSignsOfLife(file: string, everyMs = 5_000): (state: WorkerState) => void {
  if (!file) return () => {};
  let now: WorkerState = 'waits for the database';
  const write = () => writeFileSync(file, now);
  write();
  setInterval(write, everyMs).unref();
  return (state) => {
    now = state;
    write();
  };
}
