/**
 * One way in which the API was asked with the secret key, and how often. Words that may be one of an enum and the kinds of
 * numbers are kept; all that differs from one call to the next, and what people type, is made even.
 */
export type CallForm = {
  method: string;
  path: string;
  params: unknown;
  version: string | null;
  hasIdempotencyKey: boolean;
  times: number;
};

type Asked = {
  method: string;
  path: string;
  params: unknown;
  version: string | null;
  idempotencyKey: string | null;
};

export type CallForms = {
  add: (request: Asked) => void;
  all: () => CallForm[];
  /** How many calls were not kept, because they came in more forms than are held. */
  lost: () => number;
};

/** Stands for all that is neither a word nor a number. */
const freeText = '(text)';

/** The forms of all calls, in the order in which each came first. At most `most` are held. */
export function createCallForms(most = 5000): CallForms {
  const forms = new Map<string, CallForm>();
  let lost = 0;
  return {
    add({ method, path, params, version, idempotencyKey }) {
      const form = {
        method,
        path: path.split('/').map(evenPart).join('/'),
        params: even(params),
        version,
        hasIdempotencyKey: Boolean(idempotencyKey),
      };
      const key = JSON.stringify(form);
      const known = forms.get(key);
      if (known) known.times += 1;
      else if (forms.size < most) forms.set(key, { ...form, times: 1 });
      else lost += 1;
    },
    all: () => [...forms.values()],
    lost: () => lost,
  };
}

/** A text as it is held: a word or a small number stays itself, another number keeps its kind. */
export function evenText(text: string): string {
  if (/^-?\d{3,}$/.test(text)) return '100';
  if (/^-?\d+\.\d+$/.test(text)) return '1.5';
  return text === '' || isWord(text) ? text : freeText;
}

/** An id of ours has more digits than a word of an API (es-419, Etc/GMT+12), one of Stripe's has 24 signs that mean nothing. */
function isWord(text: string): boolean {
  if (isVersion(text)) return true;
  return (
    /^[a-z\d-][\w./+-]{0,79}$/i.test(text) &&
    !/(\d.*){4}/.test(text) &&
    !/_[0-9A-Za-z]{24}/.test(text)
  );
}

/** As a webhook endpoint is given it: 2026-10-28.endive. */
const isVersion = (text: string) => /^20\d\d-\d\d-\d\d\.[a-z]+$/.test(text);

function evenPart(part: string): string {
  return part === '' || isWord(part) ? part : ':id';
}

function even(value: unknown): unknown {
  if (typeof value === 'string') return evenText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(even);
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, even(part)]));
}
