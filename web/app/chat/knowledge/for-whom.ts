import type { FindCurated } from '../curated/find-curated.ts';
import { agesIn } from './ages.ts';

const bearing =
  /\b(?:pregnan\w*|expecting|trimester|nurs(?:e|es|ing)|breast\w*|lactat\w*|unborn|postpartum|midwife|weeks along|ttc|conceiv\w*|ivf|embaraz\w*|amamant\w*|pecho|posparto|(?:señora|esposa) (?:tiene|lleva|va por) \S+ (?:meses|semanas))\b/i;
const grownFrom = 18;

/** As `find`, but for a child whose age is told no answer that mothers ask for; 'my baby is 7 months' is nobody's pregnancy. */
export const forWhomItIs =
  (find: FindCurated): FindCurated =>
  (question, ...more) => {
    const found = find(question, ...more);
    const isOfChild = agesIn(question).some((age) => age < grownFrom) && !bearing.test(question);
    return isOfChild ? found.filter(({ answer }) => !isOfBearing(answer.asks.english)) : found;
  };

/** Whether half of its ways of asking are of it. */
const isOfBearing = (ways: string[]): boolean =>
  ways.filter((way) => bearing.test(way)).length * 2 >= ways.length;
