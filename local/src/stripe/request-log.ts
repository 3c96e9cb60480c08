export type RecordedRequest = { method: string; path: string; params: unknown; idempotencyKey: string | null; caller: 'secret' | 'publishable' | 'none' };

/** Words that must never reach Stripe, how many requests were looked at for them, and those that held one. */
export type Watch = { words: string[]; seen: number; matches: { word: string; request: RecordedRequest }[] };

export type RequestLog = {
  add: (request: RecordedRequest) => void;
  all: () => RecordedRequest[];
  clear: () => void;
  /** Looks for the words, in any case, in all that is asked from now on, however much that is. */
  watch: (words: string[]) => void;
  watched: () => Watch;
};

const LONGEST = 10_000;

/** The last API calls in the order they came, for tests. Card numbers and security codes are struck out. */
export function createRequestLog(): RequestLog {
  let requests: RecordedRequest[] = [];
  let watch: Watch = { words: [], seen: 0, matches: [] };
  return {
    add(request) {
      const recorded = { ...request, params: withoutCard(request.params) };
      requests.push(recorded);
      if (requests.length > LONGEST) requests = requests.slice(-LONGEST);
      if (watch.words.length > 0) look(watch, recorded);
    },
    all: () => requests,
    clear: () => void (requests = []),
    watch: (words) => void (watch = { words, seen: 0, matches: [] }),
    watched: () => watch,
  };
}

function look(watch: Watch, request: RecordedRequest): void {
  const text = JSON.stringify(request).toLowerCase();
  watch.seen += 1;
  for (const word of watch.words) if (text.includes(word.toLowerCase())) watch.matches.push({ word, request });
}

function withoutCard(params: unknown): unknown {
  if (typeof params !== 'object' || params === null) return params;
  if (Array.isArray(params)) return params.map(withoutCard);
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, name === 'number' || name === 'cvc' ? '(struck out)' : withoutCard(value)]));
}
