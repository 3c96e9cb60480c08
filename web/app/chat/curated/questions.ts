/** Where one question ends and another begins: after its mark, at its number, or before a word that begins a new one. */
const between =
  /(?<=[?!.;])\s+|\n+|\s+\(?\d[.)]\s+|(?:,\s+(?=(?:is|are|does|do|can|what'?s?|who|when|where|how (?:much|long)|cu[aá]nto|cu[aá]ndo|d[oó]nde|c[oó]mo|hay|puedo)\b)|,?\s+(?:and|also|plus|y|e|también)\s+(?=(?:is|are|do|does|did|can|could|how|what'?s?|when|where|which|who|will|would|should|if not|cu[aá]nto|cu[aá]ndo|d[oó]nde|c[oó]mo|cu[aá]l|qu[eé]|en (?:qu[eé]|cu[aá]nto)|hay|puedo|sirve|tienen|hacen|mandan|env[ií]an|aceptan)\b))/iu;
const mostQuestions = 3;
const fewestLetters = 6;

/** The questions of a message, in order; a message of one is itself. Greetings and asides before a question are left out. */
export function questionsIn(message: string): string[] {
  const asked = partsOf(message).filter(asksSomething);
  return asked.length > 1 ? asked.slice(0, mostQuestions) : [message];
}

/** What a message tells before the first of its questions, which they may speak of. */
export function toldBefore(message: string): string[] {
  const parts = partsOf(message);
  return parts.slice(0, Math.max(0, parts.findIndex(asksSomething)));
}

const partsOf = (message: string): string[] =>
  message
    .split(between)
    .map((part) => part.trim())
    .filter((part) => part.length >= fewestLetters);

const asksSomething = (part: string): boolean =>
  part.endsWith('?') ||
  /(?:^|[:,]\s)\W*(is|are|do|does|did|can|could|how|what|whats|when|where|which|who|will|would|should|cu[aá]nto|cu[aá]ndo|d[oó]nde|c[oó]mo|qu[eé]|hay|puedo|sirve|tienen|hacen|mandan|aceptan)\b|\b(?:is|are|costs?) (?:what|which|where|when)\W*$|\bhow (much|long|many)\b|\bcu[aá]nto (cuesta|vale|tarda)\b/iu.test(
    part,
  );
