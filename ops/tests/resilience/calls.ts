import type { Environment, Ports } from '../../launcher/environment.ts';
import type { Random } from '../trials/random.ts';

export type Answer = {
  /** 0 when no whole answer came. */
  status: number;
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
const GIVE_UP_MS = 20_000;

/** A shop that stands: its port, its own address, and the numbers of this run. */
export type Shop = {
  ports: Pick<Ports, 'web'>;
  environment: Pick<Environment, 'web'>;
  random: Random;
};

/** What one browser sends to the shop; `onAnswer` sees each answer. */
export function callsOf(
  { ports, environment, random }: Shop,
  onAnswer: (answer: Answer, path: string) => void = () => {},
): Call {
  const address = addressOf(random);
  return async (method, path, body, { headers = {}, giveUpMs } = {}) => {
    const answer = await send(`http://127.0.0.1:${ports.web}${path}`, {
      method,
      headers: {
        origin: environment.web.SITE_URL ?? '',
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

/** A request of any kind with its time; never throws. */
export async function send(url: string, init: RequestInit = {}): Promise<Answer> {
  const started = performance.now();
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(GIVE_UP_MS), ...init });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: readJson(text),
      ms: performance.now() - started,
    };
  } catch {
    return { status: 0, headers: new Headers(), body: {}, ms: performance.now() - started };
  }
}

function bodyOf(body: unknown): BodyInit {
  return typeof body === 'string' || body instanceof Blob ? body : JSON.stringify(body);
}

function readJson(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return {};
  }
}

function addressOf(random: Random): string {
  return `10.${random.between(1, 254)}.${random.between(1, 254)}.${random.between(1, 254)}`;
}
