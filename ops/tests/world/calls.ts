import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from './random.ts';

export type Answer = {
  /** 0 when no whole answer came. */
  status: number;
  text: string;
  /** The same as JSON; {} when it is none. */
  body: Record<string, unknown>;
  headers: Headers;
  ms: number;
};

export type Call = (
  method: 'GET' | 'POST',
  path: string,
  body?: unknown,
  options?: { headers?: Record<string, string>; giveUpMs?: number },
) => Promise<Answer>;

/** Longer than every budget of the shop: an answer that is missing after this was never going to come. */
const givenUpAfterMs = 20_000;
const patienceMs = 300_000;

/** A shop that stands: where it is reached, the origin that browsers know it by, and the numbers of this run. */
export type Door = { web: string; siteUrl: string; random: Random };

/** Whoever calls comes from an address of their own, as the proxy in front of a shop reports it. */
export const addressOf = ({ random }: Pick<Door, 'random'>) =>
  `10.${random.between(1, 254)}.${random.between(0, 255)}.${random.between(1, 254)}`;

/** What one browser sends to the shop; `onAnswer` sees each answer. */
export function callsOf(
  door: Door,
  onAnswer: (answer: Answer, path: string) => void = () => {},
): Call {
  const address = addressOf(door);
  return async (method, path, body, { headers = {}, giveUpMs } = {}) => {
    const answer = await send(`${door.web}${path}`, {
      method,
      headers: {
        origin: door.siteUrl,
        'content-type': 'application/json',
        'x-forwarded-for': address,
        ...headers,
      },
      ...(body === undefined ? {} : { body: bodyOf(body) }),
      ...(giveUpMs === undefined ? {} : { signal: AbortSignal.timeout(giveUpMs) }),
    });
    onAnswer(answer, path);
    return answer;
  };
}

/** With the patience of somebody at a browser: what finds no shop is sent again until it has an answer, be it a refusal. */
export async function insist(call: Call, path: string, body: object): Promise<Answer> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const answer = await call('POST', path, body);
    if (answer.status >= 200 && answer.status < 500 && answer.status !== 429) return answer;
    if (Date.now() > deadline)
      throw new Error(`${path} answered ${answer.status} for five minutes`);
    await pause(500);
  }
}

/** A request of any kind with its time; never throws. */
export async function send(url: string, init: RequestInit = {}): Promise<Answer> {
  const started = performance.now();
  const told = (status: number, headers: Headers, text: string): Answer => ({
    status,
    headers,
    text,
    body: (readJson(text) ?? {}) as Answer['body'],
    ms: performance.now() - started,
  });
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(givenUpAfterMs), ...init });
    return told(response.status, response.headers, await response.text());
  } catch {
    return told(0, new Headers(), '');
  }
}

function bodyOf(body: unknown): BodyInit {
  return typeof body === 'string' || body instanceof Blob ? body : JSON.stringify(body);
}

/** Undefined: it is no JSON. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
