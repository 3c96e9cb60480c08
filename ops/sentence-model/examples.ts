import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { kinds } from 'common/emergency/lines';
import { languageOf } from 'common/language';
import { readExamples } from '../emergencies/examples.ts';
import { root } from '../env.ts';

/** What `learn.py` learns from: the English ways of asking by the numbers of their answers, and messages that are urgent or calm. */
const longest = 600;

const { answers } = JSON.parse(
  readFileSync(join(root, 'web/tests/support/seed-content.json'), 'utf8'),
) as { answers: { english: string }[] };
const asked = answers.flatMap(({ english }, answer) =>
  english.split('\n').flatMap((text) => (text === '' ? [] : [[answer, text] as const])),
);
const ways = new Set(asked.map(([, text]) => text));
const messages = readExamples().filter(({ text }) => languageOf(text) === 'english');
process.stdout.write(
  JSON.stringify({
    asked,
    urgent: messages.flatMap(({ text, label }) =>
      label === 'calm' ? [] : [[answers.length + kinds.indexOf(label), text.slice(0, longest)]],
    ),
    calm: messages.flatMap(({ text, label }) =>
      label === 'calm' && !ways.has(text) ? text.slice(0, longest) : [],
    ),
  }),
);
