/** How far somebody is with what they bought. */
export type Stage = 'ordered' | 'mailed' | 'results';

const stages: [Stage, RegExp][] = [
  [
    'results',
    /\b(?:got|have|received|here are|back|in) (?:my |our |his |her |the )?(?:\w+ )?(?:results?|report)\b|\b(?:results?|report) (?:came|are|is|were|just) (?:back|in|here)\b|\b(?:ya )?(?:tengo|llegaron|recib[ií]) (?:mis |los )?resultados\b/i,
  ],
  [
    'mailed',
    /\b(?:mailed|sent|shipped|dropped|posted) (?:it|my|the|our|his|her)\b.{0,20}\b(?:back|off|sample|tube|kit|lab)\b|\bsample (?:was|is) (?:mailed|sent|at the lab)\b|\b(?:i|we) (?:mailed|sent) it\b/i,
  ],
  [
    'ordered',
    /\b(?:i|we|ive|i've|my (?:husband|wife|mom|daughter|son)) (?:\w+ )?(?:ordered|bought|placed an order)\b|\bmy order\b|\border from\b|\b(?:ped[ií]|compr[eé]|orden[eé]) (?:el|un|la|una)\b/i,
  ],
];

/** What a message tells of that; null where it tells nothing. */
export const stageIn = (question: string): Stage | null =>
  stages.find(([, words]) => words.test(question))?.[0] ?? null;
