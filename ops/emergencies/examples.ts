import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Label } from 'common/emergency/learned/likely-kind';
import { findRedFlag } from 'common/emergency/rules/find-red-flag';
import { kindOf } from 'common/emergency/rules/rule';
import { root } from '../env.ts';

/** What somebody wrote, and whether it is about an emergency and of which kind. */
export type Example = { text: string; label: Label };

const own = join(root, 'common/emergency/examples');
const tested = join(root, 'common/emergency/tests');
const asked = join(root, 'ops/tests/assistant/sets');

/**
 * All messages of the repository that are known to be urgent or calm, but for those that are held out: 'kind | text' in
 * lists of urgent ones, a text in lists of calm ones, 'a | b' for several in the lists of the rules' tests.
 */
export function readExamples(): Example[] {
  return [
    ...urgent(own, 'urgent.txt'),
    ...calm(own, 'calm.txt'),
    ...filesOf(tested, /^red-flags/).flatMap((name) => lines(tested, name).flatMap(ofRules)),
    ...filesOf(tested, /^neutral/).flatMap((name) => calm(tested, name)),
    ...filesOf(asked, /urgent/).flatMap((name) => urgent(asked, name)),
    ...filesOf(asked, /calm/).flatMap((name) => calm(asked, name)),
    ...filesOf(asked, /questions/).flatMap((name) => questions(asked, name)),
  ];
}

/** Changes with every example. */
export const fingerprint = (examples: Example[]): string =>
  createHash('sha256').update(JSON.stringify(examples)).digest('hex');

const filesOf = (folder: string, pattern: RegExp): string[] =>
  readdirSync(folder).filter((name) => pattern.test(name) && name.endsWith('.txt'));

const lines = (folder: string, name: string): string[] =>
  readFileSync(join(folder, name), 'utf8')
    .split('\n')
    .filter((line) => line.trim() && !line.startsWith('# '));

const lastOf = (line: string): string => line.slice(line.lastIndexOf('|') + 1).trim();

const urgent = (folder: string, name: string): Example[] =>
  lines(folder, name).map((line) => ({
    text: lastOf(line),
    label: line.slice(0, line.indexOf('|')).trim() as Label,
  }));

const calm = (folder: string, name: string): Example[] =>
  lines(folder, name).map((line) => ({ text: lastOf(line), label: 'calm' }));

/** 'kind | question => answer' */
const questions = (folder: string, name: string): Example[] =>
  lines(folder, name).map((line) => ({
    text: lastOf(line.split(' => ')[0] ?? ''),
    label: 'calm',
  }));

/** The rules catch all of these, and know the kind. */
function ofRules(line: string): Example[] {
  return line.split(' | ').map((text) => {
    const flag = findRedFlag(text);
    return { text, label: (flag && kindOf[flag]) ?? 'medical' };
  });
}
