import { nearness, type Meanings } from '../meaning/meanings.ts';
import { asSentence, sentencesOf, type Passage } from './passage.ts';

/** A few sentences of a passage, and how near they are in meaning to what was asked, 1 for the same. */
type Near = { passage: Passage; words: string; nearness: number };

/** The pieces of the site, or of one page of it, by what they mean, the nearest first; none while nobody knows what they mean. */
export type FindNear = (meaning: Float32Array, path?: string) => Near[];

/** `subject`: what it is about where its own title does not say so, such as a part of the page of a product. */
export type Subject = { passage: Passage; subject: string | null };

type Piece = { passage: Passage; from: number; text: string };

/** So many sentences are understood together: of one alone it is seldom clear what it speaks of. */
const atOnce = 2;
const leastLetters = 15;
const most = 3;
/** Of what is said from the nearest piece on; but for articles, what is not longer than twice that is said whole. */
const mostLetters = 360;

/** `texts` have to be learned before anything is found. */
export function createNear(
  subjects: Subject[],
  meanings: Pick<Meanings, 'known'>,
): { texts: string[]; find: FindNear } {
  const pieces = subjects.flatMap(cut);
  return {
    texts: pieces.map(({ text }) => text),
    find: (meaning, path) =>
      pieces
        .filter(({ passage }) => path === undefined || passage.path === path)
        .flatMap((piece) => {
          const own = meanings.known(piece.text);
          return own ? [{ ...piece, nearness: nearness(own, meaning) }] : [];
        })
        .sort((one, other) => other.nearness - one.nearness)
        .slice(0, most)
        .map(({ passage, from, nearness: near }) => ({
          passage,
          words: wordsFrom(passage, from),
          nearness: near,
        })),
  };
}

function cut({ passage, subject }: Subject): Piece[] {
  const title = [subject, isQuestion(passage) || !subject ? passage.title : null]
    .filter((part) => part !== null)
    .map(asSentence)
    .join(' ');
  const sentences = sentencesIn(passage);
  return sentences.flatMap((_, from): Piece[] => {
    const text = sentences.slice(from, from + atOnce).join(' ');
    return from % atOnce === 0 && text.length >= leastLetters
      ? [{ passage, from, text: `${title} ${text}` }]
      : [];
  });
}

function wordsFrom(passage: Passage, from: number): string {
  const sentences = sentencesIn(passage);
  if (passage.kind !== 'article' && passage.text.length <= mostLetters * 2)
    return sentences.join(' ');
  let length = 0;
  return sentences
    .slice(from)
    .filter((sentence, place) => (length += sentence.length) <= mostLetters || place < atOnce)
    .join(' ');
}

const isQuestion = ({ title }: Passage): boolean => title.endsWith('?');

const sentencesIn = ({ text }: Passage): string[] =>
  text.split('\n').flatMap(sentencesOf).map(asSentence);
