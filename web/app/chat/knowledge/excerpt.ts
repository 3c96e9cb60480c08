import { asSentence, sentencesOf } from './passage.ts';

const whole = 620;
const mostOfPart = 420;

/** A passage in as few sentences as answer the question: all of a short one, else from its best sentence on. */
export function excerpt(text: string, question: string): string {
  const sentences = text.split('\n').flatMap(sentencesOf);
  if (text.length <= whole) return sentences.map(asSentence).join(' ');
  const asked = new Set(question.toLowerCase().match(/[a-z0-9]{3,}/g) ?? []);
  const scores = sentences.map(
    (sentence) =>
      new Set(
        sentence
          .toLowerCase()
          .match(/[a-z0-9]{3,}/g)
          ?.filter((word) => asked.has(word)),
      ).size,
  );
  const start = scores.indexOf(Math.max(...scores));
  let length = 0;
  const part = sentences
    .slice(start)
    .filter((sentence, place) => (length += sentence.length) <= mostOfPart || place === 0);
  return part.map(asSentence).join(' ');
}
