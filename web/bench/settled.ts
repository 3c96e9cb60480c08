import { setTimeout as pause } from 'node:timers/promises';

/** Some seconds after its start a shop reads what its chat knows: what is measured after that is what visitors cost. */
export const settled = () => pause(8_000);
