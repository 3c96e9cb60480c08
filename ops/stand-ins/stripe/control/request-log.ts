import { type CallForm, createCallForms } from './call-forms.ts';

type RecordedRequest = {
  method: string;
  path: string;
  params: unknown;
  idempotencyKey: string | null;
  caller: 'secret' | 'publishable' | 'none';
};

/**
 * Regular expressions, in any case, of what must never reach Stripe; how many requests were looked at for them, and those
 * that held one. `sentences`: each text of more than one word that was sent, but for those that say whose card is charged.
 * `calls`: the forms of what was asked with the secret key; `callsLost`: how many came in a form that was not held any more.
 */
export type Watch = {
  patterns: string[];
  seen: number;
  matches: { pattern: string; request: RecordedRequest }[];
  sentences: string[];
  calls: CallForm[];
  callsLost: number;
};

export type RequestLog = {
  /** `version`: the Stripe-Version header, which is a date and no word of the shop's. */
  add: (request: RecordedRequest & { version: string | null }) => void;
  all: () => RecordedRequest[];
  clear: () => void;
  /** Looks at all that is asked from now on, however much that is. */
  watch: (patterns: string[]) => void;
  watched: () => Watch;
};

const longest = 10_000;

/** The last API calls in the order they came, for tests. Card numbers and security codes are struck out. */
export function createRequestLog(): RequestLog {
  let requests: RecordedRequest[] = [];
  let look: ((request: RecordedRequest) => void) | null = null;
  let watched = watchFor([]);
  let forms = createCallForms();
  return {
    add({ version, ...request }) {
      const recorded = { ...request, params: withoutCard(request.params) };
      requests.push(recorded);
      if (requests.length > longest) requests = requests.slice(-longest);
      look?.(recorded);
      if (look && recorded.caller === 'secret') forms.add({ ...recorded, version });
    },
    all: () => requests,
    clear: () => void (requests = []),
    watch(patterns) {
      watched = watchFor(patterns);
      forms = createCallForms();
      look = createLook(watched);
    },
    watched: () => ({ ...watched, calls: forms.all(), callsLost: forms.lost() }),
  };
}

type Looked = Omit<Watch, 'calls' | 'callsLost'>;

function watchFor(patterns: string[]): Looked {
  return { patterns, seen: 0, matches: [], sentences: [] };
}

function createLook(watch: Looked): (request: RecordedRequest) => void {
  const expressions = watch.patterns.map((pattern) => ({
    pattern,
    expression: new RegExp(pattern, 'i'),
  }));
  return (request) => {
    const text = JSON.stringify(request);
    watch.seen += 1;
    for (const { pattern, expression } of expressions)
      if (expression.test(text)) watch.matches.push({ pattern, request });
    for (const sentence of sentencesIn(request.params))
      if (!watch.sentences.includes(sentence)) watch.sentences.push(sentence);
  };
}

/** Names and addresses belong to the one who pays: Stripe has to know them. */
const ofThePayer = new Set(['billing_details', 'card']);

function sentencesIn(value: unknown): string[] {
  if (typeof value === 'string') return /\S\s+\S/.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    ofThePayer.has(name) ? [] : sentencesIn(part),
  );
}

function withoutCard(params: unknown): unknown {
  if (typeof params !== 'object' || params === null) return params;
  if (Array.isArray(params)) return params.map(withoutCard);
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      name === 'number' || name === 'cvc' ? '(struck out)' : withoutCard(value),
    ]),
  );
}
