import { setTimeout as pause } from 'node:timers/promises';
import type { Answer, Call } from './calls.ts';

const patienceMs = 300_000;
const pauseMs = 500;

/** With the patience of somebody at a browser: what finds no shop is sent again until it has an answer, be it a refusal. */
export async function insist(call: Call, path: string, body: object): Promise<Answer> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const answer = await call('POST', path, body);
    if (answer.status >= 200 && answer.status < 500 && answer.status !== 429) return answer;
    if (Date.now() > deadline)
      throw new Error(`${path} answered ${answer.status} for five minutes`);
    await pause(pauseMs);
  }
}
