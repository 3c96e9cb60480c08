/** Where one question ends and another begins: after its mark, or before a word that begins a new one. */
const between =
  /(?<=[?!.;])\s+|\n+|(?:,\s+(?=(?:is|are|does|do|can|what|how (?:much|long)|cu[aá]nto|hay|puedo)\b)|,?\s+(?:and|also|plus|y|también)\s+(?=(?:is|are|do|does|did|can|could|how|what|when|where|which|who|will|would|should|cu[aá]nto|cu[aá]ndo|d[oó]nde|qu[eé]|hay|puedo)\b))/iu;
const mostQuestions = 3;
const fewestLetters = 6;

/** The questions of a message, in order; a message of one is itself. Greetings and asides before a question are left out. */
export function questionsIn(message: string): string[] {
  const parts = message
    .split(between)
    .map((part) => part.trim())
    .filter((part) => part.length >= fewestLetters);
  const asked = parts.filter(asksSomething);
  return asked.length > 1 && asked.length <= mostQuestions ? asked : [message];
}

const asksSomething = (part: string): boolean =>
  part.endsWith('?') ||
  /^\W*(is|are|do|does|did|can|could|how|what|whats|when|where|which|who|will|would|should|cu[aá]nto|cu[aá]ndo|d[oó]nde|qu[eé]|hay|puedo)\b/iu.test(
    part,
  );
