export type RecordedRequest = { method: string; path: string; params: unknown; idempotencyKey: string | null; caller: 'secret' | 'publishable' | 'none' };

export type RequestLog = { add: (request: RecordedRequest) => void; all: () => RecordedRequest[]; clear: () => void };

const LONGEST = 10_000;

/** The last API calls in the order they came, for tests. Card numbers and security codes are struck out. */
export function createRequestLog(): RequestLog {
  let requests: RecordedRequest[] = [];
  return {
    add(request) {
      requests.push({ ...request, params: withoutCard(request.params) });
      if (requests.length > LONGEST) requests = requests.slice(-LONGEST);
    },
    all: () => requests,
    clear: () => void (requests = []),
  };
}

function withoutCard(params: unknown): unknown {
  if (typeof params !== 'object' || params === null) return params;
  if (Array.isArray(params)) return params.map(withoutCard);
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, name === 'number' || name === 'cvc' ? '(struck out)' : withoutCard(value)]));
}
