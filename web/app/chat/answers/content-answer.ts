import type { Knowledge } from '../knowledge/knowledge.ts';

/** `isAnswered` is false when the content has no answer; `nearest` is the passage that came closest. `isCareful`: no product has a place beside it. */
export type ContentAnswer = {
  text: string;
  handsOver: boolean;
  isAnswered: boolean;
  nearest: string | null;
  isCareful: boolean;
};

export function answered(text: string): ContentAnswer {
  return { text, handsOver: false, isAnswered: true, nearest: null, isCareful: false };
}

/** Words, and below them the page on which more of it stands. */
export function withPage(text: string, path: string | null, { assistant }: Knowledge): string {
  return path ? `${text}\n${assistant.readMore} ${path}` : text;
}

export function handedOver(text: string, { assistant }: Knowledge): ContentAnswer {
  const whole = text.includes('formulario')
    ? text.trim()
    : [text.trim(), assistant.handOver].filter(Boolean).join('\n');
  return { ...answered(whole), handsOver: true };
}

/** Several answers as one: each once, and what was not found only when nothing was. */
export function inOne(answers: ContentAnswer[]): ContentAnswer {
  const found = answers.filter(({ isAnswered }) => isAnswered);
  const said = found.length > 0 ? found : answers.slice(0, 1);
  return {
    text: withPagesOnce(said.map(({ text }) => text)),
    handsOver: said.some(({ handsOver }) => handsOver),
    isAnswered: found.length > 0,
    nearest: answers.find(({ isAnswered }) => !isAnswered)?.nearest ?? null,
    isCareful: answers.some(({ isCareful }) => isCareful),
  };
}

/** Several texts below each other; a line that comes again, such as the page with more, stands where it comes last. */
function withPagesOnce(texts: string[]): string {
  const lines = [...new Set(texts)].map((text) => text.split('\n'));
  return lines
    .map((own, place) =>
      own
        .filter(
          (line) => line === '' || !lines.slice(place + 1).some((later) => later.includes(line)),
        )
        .join('\n')
        .trim(),
    )
    .filter(Boolean)
    .join('\n\n');
}
