import type { Line, Step } from './line.ts';
import { acting } from './steps/acting.ts';

/** A line with one of its words, figures, orders, delays or targets changed, in the step at `index`. */
export type SpoiltLine = { line: Line; index: number; change: string };

type Way = (string | number)[];

/** These say where to look or what to ask, and how patient to be; all others say what must be found there. */
const asking = new Set([
  'at',
  'of',
  'in',
  'from',
  'call',
  'ask',
  'by',
  'body',
  'collection',
  'where',
  'global',
  'with',
  'key',
  'name',
  'box',
  'what',
  'part',
  'path',
  'was',
  'withinMs',
  'within',
  'away',
  'file',
  'distinct',
  'parts',
]);
/** What is done, what is let pass, and what must not be there: a change in them is not one of what the page shows. */
const notSeen = new Set([
  ...Object.keys(acting),
  'answer',
  'hold',
  'release',
  'forget',
  'blockScript',
  'pass',
  'setting',
  'edit',
  'create',
  'failingMail',
  'lacks',
  'lacksCall',
  'noCookie',
  'nothingThrown',
  'unmoved',
  'sentWithCookies',
  'newFile',
]);
const oppositeWords: Record<string, string> = {
  visible: 'hidden',
  hidden: 'visible',
  disabled: 'enabled',
  enabled: 'disabled',
  default: 'destructive',
  destructive: 'default',
};
/** Their string says what must be found; that of others is a place. */
const words = new Set(['path', 'documentTitle', 'logged', 'announced']);

/** Lists of what must be there, in any order. */
const unordered = new Set<string | number>(['words', 'statuses', 'keys', 'hold']);
const sorted = new Set(['targets', 'requires', 'stored']);

/** All single changes of one line that its shop cannot meet. */
export function spoiltLines(line: Line): SpoiltLine[] {
  return line.steps.flatMap((step, index) => {
    if ('noAxe' in step) return withoutLanguage(line, index);
    const opposite = oppositeOf(step);
    return opposite
      ? afterwards(line, index, opposite)
      : spoiltSteps(step).map(({ step: spoilt, change }) => ({
          line: { ...line, steps: line.steps.with(index, spoilt) },
          index,
          change,
        }));
  });
}

/** 'visible', 'hidden', 'enabled' and 'disabled' may be so for a moment before they are as the line says: what follows is not. */
function oppositeOf(step: Step): Step | null {
  const [kind, target] = Object.entries(step)[0] as [string, unknown];
  const opposite = oppositeWords[kind];
  return opposite ? ({ [opposite]: target } as unknown as Step) : null;
}

function afterwards(line: Line, index: number, step: Step): SpoiltLine[] {
  return [
    {
      line: { ...line, steps: line.steps.toSpliced(index + 1, 0, step) },
      index: index + 1,
      change: `${Object.keys(line.steps[index] ?? {}).join()} -> ${Object.keys(step).join()}`,
    },
  ];
}

function withoutLanguage(line: Line, index: number): SpoiltLine[] {
  return [
    {
      line: {
        ...line,
        steps: line.steps.toSpliced(index, 0, { helper: 'take the language from the page' }),
      },
      index: index + 1,
      change: 'the page names no language',
    },
  ];
}

function spoiltSteps(step: Step): { step: Step; change: string }[] {
  const [kind, asked] = Object.entries(step)[0] as [string, unknown];
  if (notSeen.has(kind)) return [];
  if (kind === 'happens') {
    const { after, was, step: then } = asked as { after: number; was: Step; step: Step };
    return [
      {
        step: { happens: { after: later(after), was, step: then } },
        change: `${after} ms -> ${later(after)} ms`,
      },
    ];
  }
  if (typeof asked === 'string' && !words.has(kind)) return [];
  return ways(asked, sorted.has(kind)).map((way) => {
    const spoilt = changeAt(asked, way);
    return {
      step: { [kind]: spoilt } as unknown as Step,
      change: `${kind}: ${JSON.stringify(at(asked, way))} -> ${JSON.stringify(at(spoilt, way))}`,
    };
  });
}

const at = (value: unknown, way: Way) =>
  way.reduce<unknown>((inner, key) => Reflect.get(inner as object, key), value);

/** The ways to all values that can be changed, and to lists whose order can be. */
function ways(value: unknown, isSorted: boolean, way: Way = []): Way[] {
  if (Array.isArray(value)) {
    const isOrdered =
      value.length > 1 &&
      !isSorted &&
      !way.some((key) => unordered.has(key)) &&
      JSON.stringify(value[0]) !== JSON.stringify(value[1]);
    return [
      ...(isOrdered ? [way] : []),
      ...value.flatMap((one, index) => ways(one, isSorted, [...way, index])),
    ];
  }
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, one]) =>
      asking.has(key) ? [] : ways(one, isSorted, [...way, key]),
    );
  return [way];
}

function changeAt(value: unknown, [key, ...rest]: Way): unknown {
  if (key === undefined) return changed(value);
  if (Array.isArray(value)) return value.with(key as number, changeAt(value[key as number], rest));
  return { ...(value as object), [key]: changeAt(Reflect.get(value as object, key), rest) };
}

const later = (ms: number) => Math.max(2_000, 3 * ms);

function changed(value: unknown): unknown {
  if (Array.isArray(value)) return [value[1], value[0], ...value.slice(2)] as unknown[];
  if (typeof value === 'number') return value < 10 ? value + 3 : 10 * value;
  if (typeof value === 'boolean') return !value;
  if (typeof value !== 'string') return 'something';
  if (oppositeWords[value]) return oppositeWords[value];
  if (value.startsWith('<') && value.endsWith('>')) return '<nothing such>';
  return /[\p{L}\d]/u.test(value)
    ? value.replace(/[\p{L}\d]+(?=[^\p{L}\d]*$)/u, (word) => `${word}zq`)
    : `${value}zq`;
}
