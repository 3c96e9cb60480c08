import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Label } from 'common/emergency/learned/likely-kind';
import { findRedFlag } from 'common/emergency/rules/find-red-flag';
import { kindOf } from 'common/emergency/rules/rule';
import { root } from '../env.ts';
import { linesOfAll, readConversations } from '../tests/assistant/sets.ts';

/** What somebody wrote, and whether it is about an emergency and of which kind. */
export type Example = { text: string; label: Label };

const own = join(root, 'common/emergency/examples');
const tested = join(root, 'common/emergency/tests');
const sets = join(root, 'ops/tests/assistant/sets');
const asksOfWeb = join(root, 'web/tests/chat');
const seedContent = join(root, 'web/tests/support/seed-content.json');

/**
 * All messages of the repository that are known to be urgent or calm, but for those that are held out: 'kind | text' in
 * lists of urgent ones, a text in lists of calm ones, 'a | b' for several in the lists of the rules' tests.
 */
export function readExamples(): Example[] {
  return [
    ...linesOfAll(own, 'urgent').map(urgent),
    ...linesOfAll(own, 'calm').map(calm),
    ...linesOfAll(tested, 'red-flags').flatMap(ofRules),
    ...linesOfAll(tested, 'neutral').map(calm),
    ...asked('urgent').map(urgent),
    ...asked('calm').map(calm),
    ...[...linesOfAll(sets, 'asked-questions'), ...asked('questions')].map(question),
    ...linesOfAll(asksOfWeb, 'questions').map(question),
    ...readConversations().flatMap(({ turns }) => turns.map(({ text }) => calm(text))),
    ...waysOfAsking().map(calm),
  ];
}

/** Of each answer of the practice: many more would make whatever is unknown look like talk about the shop. */
const waysOfEach = { english: 12, spanish: 6 };

/** As the practice's own answers have them: what visitors ask day by day, in both languages, and no rule sees a sign in it. */
function waysOfAsking(): string[] {
  const { answers } = JSON.parse(readFileSync(seedContent, 'utf8')) as {
    answers: { english: string; spanish: string }[];
  };
  return answers
    .flatMap(({ english, spanish }) => [
      ...english.split('\n').slice(0, waysOfEach.english),
      ...spanish.split('\n').slice(0, waysOfEach.spanish),
    ])
    .filter((text) => text !== '' && findRedFlag(text) === null);
}

/** Changes with every example. */
export const fingerprint = (examples: Example[]): string =>
  createHash('sha256').update(JSON.stringify(examples)).digest('hex');

const asked = (what: string): string[] =>
  ['fresh', 'sealed'].flatMap((half) => linesOfAll(sets, `${half}-${what}`));

const lastOf = (line: string): string => line.slice(line.lastIndexOf('|') + 1).trim();

const urgent = (line: string): Example => ({
  text: lastOf(line),
  label: line.slice(0, line.indexOf('|')).trim() as Label,
});

const calm = (line: string): Example => ({ text: lastOf(line), label: 'calm' });

/** 'kind | question => answer' */
const question = (line: string): Example => calm(line.split(' => ')[0] ?? '');

/** The rules catch all of these, and know the kind. */
function ofRules(line: string): Example[] {
  return line.split(' | ').map((text) => {
    const flag = findRedFlag(text);
    return { text, label: (flag && kindOf[flag]) ?? 'medical' };
  });
}
