import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../env.ts';
import { fingerprint, readExamples } from './examples.ts';
import { learn } from './learn.ts';

/**
 * `npm run emergencies`: learns anew what an emergency looks like, from all examples of the repository, and writes it
 * where the assistant reads it. To be run after an example was added.
 */
const file = join(root, 'common/emergency/learned/weights.json');
const examples = readExamples();
const learned = { madeFrom: fingerprint(examples), weights: learn(examples) };
await writeFile(file, `${JSON.stringify(learned)}\n`);
console.log(`Learned from ${examples.length} examples: ${file}`);
