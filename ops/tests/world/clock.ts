import { readFileSync } from 'node:fs';

/**
 * Loaded before a process of the shop: its clock is so many milliseconds ahead of the machine's, or behind. With
 * `--import=…/clock.ts?ahead=…` by as many in every run, so that weekdays, months and what falls due are the same whenever
 * that is; with `?file=…` by what stands in that file, so that the clock can be moved while the process runs.
 */
const asked = new URL(import.meta.url).searchParams;
const file = asked.get('file');
const readAhead = () => Number(file === null ? asked.get('ahead') : readFileSync(file, 'utf8'));
const lookEveryMs = 50;

let ahead = readAhead();
if (file !== null) setInterval(() => (ahead = readAhead()), lookEveryMs).unref();
const now = () => Math.round(machine.now() + ahead);
const machine = Date;

globalThis.Date = new Proxy(machine, {
  apply: () => new machine(now()).toString(),
  construct: (target, given, called) =>
    Reflect.construct(target, given.length === 0 ? [now()] : given, called) as Date,
  get: (target, name, receiver): unknown =>
    name === 'now' ? now : Reflect.get(target, name, receiver),
});
