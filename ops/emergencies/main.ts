import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { languageOf } from 'common/language';
import { startEmbedder } from '../../web/app/chat/meaning/embedder.ts';
import { root } from '../env.ts';
import { progress } from '../launcher/progress.ts';
import { type Example, fingerprint, readExamples } from './examples.ts';
import { learnMeaning, type MeantExample } from './learn-meaning.ts';
import { learn } from './learn.ts';

/**
 * `npm run emergencies`: learns anew what an emergency looks like, from all examples of the repository, by their words and
 * by what they mean, and writes it where the assistant reads it. To be run after an example was added; some two minutes.
 */
const words = join(root, 'common/emergency/learned/weights.json');
const meanings = join(root, 'web/app/chat/emergency/weights.json');
const atOnce = 32;
const longest = 600;

const examples = readExamples();
const madeFrom = fingerprint(examples);
progress(`Learning the words of ${examples.length} examples`);
await write(words, { madeFrom, weights: learn(examples) });
progress('Learning what they mean');
await write(meanings, { madeFrom, nets: learnMeaning(await understood(examples)) });
progress('Done');
process.exit(0);

/** Of the English ones: the model knows no other language. */
async function understood(all: Example[]): Promise<MeantExample[]> {
  process.chdir(join(root, 'web'));
  const embed = startEmbedder();
  // Its thread keeps no process alive; the end of this one clears it.
  setInterval(() => undefined, 1_000);
  const english = all.filter(({ text }) => languageOf(text) === 'english');
  const found: MeantExample[] = [];
  for (let from = 0; from < english.length; from += atOnce) {
    const part = english.slice(from, from + atOnce);
    const vectors = await embed(part.map(({ text }) => text.slice(0, longest)));
    for (const [place, meaning] of vectors.entries())
      found.push({ meaning, isUrgent: part[place]?.label !== 'calm' });
  }
  return found;
}

function write(file: string, content: object): Promise<void> {
  return writeFile(file, `${JSON.stringify(content)}\n`);
}
