/**
 * Loaded before a process of the shop (`--import=…/clock.ts?ahead=…`): its clock is so many milliseconds ahead of the
 * machine's, or behind. Weekdays, months and what falls due are then the same in every run, whenever that is.
 */
const ahead = Number(new URL(import.meta.url).searchParams.get('ahead'));
const now = () => Math.round(machine.now() + ahead);
const machine = Date;

globalThis.Date = new Proxy(machine, {
  apply: () => new machine(now()).toString(),
  construct: (target, given, called) =>
    Reflect.construct(target, given.length === 0 ? [now()] : given, called) as Date,
  get: (target, name, receiver): unknown =>
    name === 'now' ? now : Reflect.get(target, name, receiver),
});
