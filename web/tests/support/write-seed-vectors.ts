import { writeFileSync } from 'node:fs';
import { startEmbedder } from '../../app/chat/meaning/embedder.ts';
import {
  modelVersion,
  openVectors,
  packVectors,
  seedVectors,
} from '../../app/chat/meaning/shipped-vectors.ts';
import { meaningOf } from '../../app/chat/meaning/vectors.ts';
import { seedKnowledge } from './chat-content.ts';

/** `npm run meanings`: reads what is new in what a new shop says, and writes what all of it means where the shop finds it. */
const atOnce = 32;

const texts = [...new Set(seedKnowledge().toLearn)];
const known = openVectors(seedVectors, modelVersion);
const vectors = new Map(texts.flatMap((text) => [[text, known(text)] as const]));
const missing = texts.filter((text) => vectors.get(text) === null);
const embed = startEmbedder();
// Its thread keeps no process alive; the end of this one clears it.
setInterval(() => undefined, 1_000);
for (let from = 0; from < missing.length; from += atOnce) {
  const part = missing.slice(from, from + atOnce);
  const read = await embed(part);
  part.forEach((text, place) => {
    const direction = read[place];
    if (direction) vectors.set(text, meaningOf(direction));
  });
}
writeFileSync(
  seedVectors,
  packVectors(
    modelVersion,
    new Map([...vectors].flatMap(([text, vector]) => (vector ? [[text, vector]] : []))),
  ),
);
console.log(`${missing.length} of ${texts.length} texts were new.`);
process.exit(0);
