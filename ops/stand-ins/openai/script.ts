/** How the stand-in behaves for the next call: what it says, or how it fails. */
export type Act =
  | { mode: 'say'; text: string; afterMs?: number }
  /** The same, so many letters at a time. */
  | { mode: 'drip'; text: string; letters: number; everyMs: number }
  /** Wants to use a tool first. */
  | { mode: 'call'; tool: string; arguments: object }
  /** Says so much, and then that it was cut at the bound of its length. */
  | { mode: 'cut'; text: string }
  | { mode: 'refuse' }
  | { mode: 'status'; status: number; message?: string }
  /** Takes the call and never answers. */
  | { mode: 'silence' }
  /** Answers with `bytes` of text, as fast as they are taken. */
  | { mode: 'flood'; bytes: number }
  /** Breaks off in the middle of the answer. */
  | { mode: 'half' }
  /** Something that is no JSON, or JSON without an answer. */
  | { mode: 'malformed' }
  | { mode: 'empty' };

const modes = [
  'say',
  'drip',
  'call',
  'cut',
  'refuse',
  'status',
  'silence',
  'flood',
  'half',
  'malformed',
  'empty',
];

export type Script = {
  add: (acts: Act[]) => void;
  clear: () => void;
  /** The next act; without one it says a friendly sentence. */
  next: () => Act;
};

export function createScript(): Script {
  let acts: Act[] = [];
  return {
    add: (more) => void acts.push(...more),
    clear: () => void (acts = []),
    next: () =>
      acts.shift() ?? {
        mode: 'say',
        text: 'Thank you for asking. You find it on the page that I know.',
      },
  };
}

/** Throws with a message for the test's author. */
export function parseActs(given: unknown): Act[] {
  const acts = Array.isArray(given) ? given : [given];
  for (const act of acts as Partial<Act>[])
    if (!act.mode || !modes.includes(act.mode))
      throw new Error(`An act needs a mode: ${modes.join(', ')}.`);
  return acts as Act[];
}
