import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../env.ts';

/** Tuning: what the answers were made with. Sealed: what only judges them. */
export type Half = 'tuning' | 'sealed';

/** `wants`: each group has to be there, by any one of its words; `never`: none of them may. Letter case does not matter. */
export type Expectation = { wants: string[][]; never: string[] };
export type Question = Expectation & {
  half: Half;
  kind: string;
  /** What the visitor said before it. */
  earlier: string[];
  text: string;
};
type Turn = Expectation & { text: string };
export type Conversation = { half: Half; turns: Turn[] };
/** `kind`: of the people to call; null where the set does not say. */
export type Cry = { half: Half; kind: string | null; text: string };

const own = join(root, 'ops/tests/assistant/sets');
const ofWeb = join(root, 'web/tests/chat');
const ofRules = join(root, 'common/emergency/tests');

export function readQuestions(): Question[] {
  return [
    ...['questions.txt', 'questions-fresh.txt'].flatMap((name) =>
      linesOf(join(ofWeb, name)).map((line) => toQuestion('tuning', `fact | ${line}`)),
    ),
    ...[join(own, 'asked-questions.txt'), ...setsOf('fresh-questions')]
      .flatMap(linesOf)
      .map((line) => toQuestion('tuning', line)),
    ...setsOf('sealed-questions')
      .flatMap(linesOf)
      .map((line) => toQuestion('sealed', line)),
  ];
}

export function readConversations(): Conversation[] {
  return [join(own, 'conversations.txt'), ...setsOf('fresh-conversations')]
    .flatMap((file) => readFileSync(file, 'utf8').trim().split(/\n\n+/))
    .map((block) => ({
      half: block.includes('# sealed') ? ('sealed' as const) : ('tuning' as const),
      turns: toTurns(block.split('\n')),
    }));
}

/** What cannot wait. */
export const readUrgent = (): Cry[] => [
  ...linesOfAll(ofRules, 'red-flags').map((line): Cry => ({
    half: 'tuning',
    kind: null,
    text: line.split(' | ')[0] ?? '',
  })),
  ...setsOf('fresh-urgent')
    .flatMap(linesOf)
    .map((line) => toCry('tuning', line)),
  ...setsOf('sealed-urgent')
    .flatMap(linesOf)
    .map((line) => toCry('sealed', line)),
];

/** What sounds like it and can. */
export const readCalm = (): Cry[] => [
  ...linesOfAll(ofRules, 'neutral').map((text): Cry => ({ half: 'tuning', kind: null, text })),
  ...setsOf('fresh-calm')
    .flatMap(linesOf)
    .map((text): Cry => ({ half: 'tuning', kind: null, text })),
  ...setsOf('sealed-calm')
    .flatMap(linesOf)
    .map((text): Cry => ({ half: 'sealed', kind: null, text })),
];

/** The files whose names begin so. Fresh: written before any of it was asked, judged by hand, and looked at since. */
function setsOf(begin: string): string[] {
  return readdirSync(own)
    .filter((name) => name.startsWith(begin))
    .map((name) => join(own, name));
}

function toCry(half: Half, line: string): Cry {
  const [kind = '', text = ''] = line.split(' | ');
  return { half, kind, text };
}

function toQuestion(half: Half, line: string): Question {
  const [, kind = '', rest = ''] = /^(\w+) \| (.*)$/.exec(line) ?? [];
  const [asked = '', expected = ''] = rest.split(' => ');
  const said = asked.split(' || ');
  return {
    half,
    kind,
    earlier: said.slice(0, -1),
    text: said.at(-1) ?? '',
    ...toExpectation(expected),
  };
}

function toTurns(lines: string[]): Turn[] {
  const turns: Turn[] = [];
  for (const line of lines) {
    if (line.startsWith('> ')) turns.push({ text: line.slice(2), wants: [], never: [] });
    const last = turns.at(-1);
    if (line.startsWith('=> ')) last?.wants.push(...toExpectation(line.slice(3)).wants);
    if (line.startsWith('! ')) last?.never.push(...line.slice(2).split('/'));
  }
  return turns;
}

function toExpectation(text: string): Expectation {
  const [wants = '', never] = text.split(' ! ');
  return {
    wants: wants.split(' & ').map((group) => group.split('/').map((word) => word.trim())),
    never: never?.split('/').map((word) => word.trim()) ?? [],
  };
}

const linesOf = (file: string): string[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

/** The lines of all files of a folder whose names begin so, without their comments. */
export const linesOfAll = (folder: string, begin: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.startsWith(begin))
    .flatMap((name) => linesOf(join(folder, name)));
