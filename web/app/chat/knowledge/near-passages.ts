import { headOf, shareOf, stemsOf, termsOf } from '../curated/terms.ts';
import type { Meanings } from '../meaning/meanings.ts';
import { type Direction, directionOf, type Meaning, nearness } from '../meaning/vectors.ts';
import { asSentence, sentencesOf, type Passage } from './passage.ts';

/** What is looked for: its words and, where it is known, what they mean. */
type Sought = { words: string; meaning: Direction | null };

/**
 * A few sentences of a passage. `covered`: how much of what was asked they have a word for, rare words counting for more;
 * `nearness`: how near they are to it in meaning; both 1 for the same. `fit` is about the middle of the two, or somewhat less than
 * the first where the other is not known.
 */
export type Near = {
  passage: Passage;
  /** What it is about where its title does not say so. */
  subject: string | null;
  words: string;
  covered: number;
  /** How many words that say something they share. */
  shared: number;
  nearness: number;
  fit: number;
  /** What was asked has all words of the question that it answers. */
  isAsked: boolean;
};

/** Whether what is `said` in a passage may answer at all. */
export type MayAnswer = (passage: Passage, said: string) => boolean;

/** What the site says that comes nearest, or what the page at `path` and those of its parts that `mayAnswer` say. */
export type FindNear = (sought: Sought, path?: string, mayAnswer?: MayAnswer) => Near | null;

/** `subject`: what it is about where its own title does not say so, such as a part of the page of a product. */
export type Subject = { passage: Passage; subject: string | null };

type Piece = {
  passage: Passage;
  subject: string | null;
  from: number;
  said: string;
  text: string;
  stems: Set<string>;
  heads: Set<string>;
  /** Of what is said below the title alone. */
  saidHeads: Set<string>;
  /** Of the question of the FAQ that it answers; none of all else. */
  titleTerms: string[];
};

/** So many sentences are understood together: of one alone it is seldom clear what it speaks of. */
const atOnce = 2;
const leastLetters = 15;
/** Of what is said from the nearest piece on; but for articles, what is not longer than twice that is said whole. */
const mostLetters = 360;
/** In how many pieces a word that is in none counts to be: it is likely the point of another question. */
const unknown = 0.5;
/** Beside the name of a thing that it is asked of it is rather one more everyday word. */
const unknownOnPage = 6;
const ofWords = 0.55;
const ofWordsAlone = 0.75;
/** Of a line of a product's page, beside what all of that page speaks of. */
const ofPart = { words: 0.55, meaning: 0.55 };
/** How much a word counts that is not there, where another is that asks for the same. */
const ofAnother = 0.6;
/** And one that only the title of an article has, under which much else is said. */
const ofTitle = 0.5;
const ofAsked = 0.15;

/** `texts` have to be learned before anything is found by what it means. */
export function createNear(
  subjects: Subject[],
  meanings: Pick<Meanings, 'known'>,
): { texts: string[]; find: FindNear } {
  const pieces = subjects.flatMap(cut);
  const [weightOf, weightOnPage] = [weighing(pieces, unknown), weighing(pieces, unknownOnPage)];
  return {
    texts: [...pieces.map(({ text }) => text), ...pieces.flatMap(({ subject }) => subject ?? [])],
    find: (sought, path, mayAnswer = () => true) => {
      const score = scoring(
        sought,
        path === undefined ? weightOf : weightOnPage,
        meanings,
        path !== undefined,
      );
      const found = pieces
        .filter(
          ({ passage, said }) =>
            path === undefined || (isOnPage(passage, path) && mayAnswer(passage, said)),
        )
        .map((piece) => ({ piece, ...score(piece) }))
        .toSorted((one, other) => rankOf(other) - rankOf(one));
      const [best, next] = found;
      if (!best) return null;
      const { piece, ...scored } = best;
      const { passage, subject, from } = piece;
      const isNext = next?.piece.passage === passage && rankOf(next) >= asNear * rankOf(best);
      const words = isPart(piece)
        ? (isNext ? [piece, next.piece] : [piece]).map(({ said }) => said).join(' ')
        : wordsFrom(passage, from);
      return { passage, subject, words, ...scored };
    },
  };
}

/** A second line of the same part is said, too, that fits about as well as the first. */
const asNear = 0.9;

type Scored = Omit<Near, 'passage' | 'subject' | 'words'>;

/** How well pieces fit what is looked for. */
function scoring(
  { words, meaning }: Sought,
  weightOf: (stem: string) => number,
  meanings: Pick<Meanings, 'known'>,
  isOnOnePage: boolean,
): (piece: Piece) => Scored {
  const asked = stemsOf(words, 'english');
  const heads = termsOf(words, 'english');
  const whole = asked.reduce((sum, stem) => sum + weightOf(stem), 0) || 1;
  return (piece) => {
    const own = meaning && meanings.known(piece.text);
    const of = isOnOnePage && piece.subject !== null ? meanings.known(piece.subject) : null;
    const near =
      own && meaning ? (of ? nearnessBeside(own, meaning, of) : nearness(own, meaning)) : 0;
    const share = of ? ofPart : { words: ofWords, meaning: 1 - ofWords };
    const shared = asked.filter((stem) => piece.heads.has(headOf(stem, 'english')));
    const sum = shared.reduce((so, stem) => so + weightOf(stem) * shareIn(piece, stem), 0);
    const covered = sum / whole;
    return {
      covered,
      shared: shared.filter((stem) => shareOf(stem) === 1).length,
      nearness: near,
      fit: own ? covered * share.words + near * share.meaning : covered * ofWordsAlone,
      isAsked:
        piece.titleTerms.length > 1 && piece.titleTerms.every((term) => heads.includes(term)),
    };
  };
}

/** How near a text is to what was asked beside what both speak of: of a page about one thing each line is near to its name. */
function nearnessBeside(own: Meaning, asked: Direction, subject: Meaning): number {
  const of = directionOf(subject);
  const [ofOwn, ofAsked] = [nearness(own, of), nearness(subject, asked)];
  const near = nearness(own, asked);
  const beside =
    (near - ofOwn * ofAsked) / Math.sqrt(Math.max((1 - ofOwn ** 2) * (1 - ofAsked ** 2), least));
  return (near + beside) / 2;
}
const least = 0.01;

/** What answers the very question comes before what only fits. */
const rankOf = ({ fit, isAsked }: Scored): number => fit + (isAsked ? ofAsked : 0);

/** How much of a word a piece has. */
const shareIn = ({ stems, saidHeads }: Piece, stem: string): number =>
  (stems.has(stem) ? 1 : ofAnother) * (saidHeads.has(headOf(stem, 'english')) ? 1 : ofTitle);

const isOnPage = (passage: Passage, path: string): boolean =>
  passage.path === path || passage.path.startsWith(`${path}#`);

/** By the rarity of all that asks for the same. */
function weighing(pieces: Piece[], unlisted: number): (stem: string) => number {
  const counts = new Map<string, number>();
  for (const { heads } of pieces)
    for (const head of heads) counts.set(head, (counts.get(head) ?? 0) + 1);
  return (stem) => {
    const count = counts.get(headOf(stem, 'english')) ?? unlisted;
    return shareOf(stem) * Math.log(1 + pieces.length / count);
  };
}

function cut({ passage, subject }: Subject): Piece[] {
  const title = [subject, isQuestion(passage) || !subject ? passage.title : null]
    .filter((part) => part !== null)
    .map(asSentence)
    .join(' ');
  const titleTerms = passage.kind === 'question' ? termsOf(passage.title, 'english') : [];
  const isOfLines = isPart({ passage, subject });
  const sentences = isOfLines ? passage.text.split('\n') : sentencesIn(passage);
  const step = isOfLines ? 1 : atOnce;
  return sentences.flatMap((_, from): Piece[] => {
    const said = sentences.slice(from, from + step).join(' ');
    const text = `${title} ${said}`;
    return from % step === 0 && said.length >= leastLetters
      ? [
          {
            passage,
            subject,
            from,
            said,
            text,
            saidHeads: new Set(termsOf(passage.kind === 'article' ? said : text, 'english')),
            stems: new Set(stemsOf(text, 'english')),
            heads: new Set(termsOf(text, 'english')),
            titleTerms,
          },
        ]
      : [];
  });
}

/** What a page of a thing says in lines, each of which is an answer of its own; a question that it answers is answered whole. */
const isPart = ({ passage, subject }: Subject): boolean => subject !== null && !isQuestion(passage);

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
