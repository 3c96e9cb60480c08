import { kinds, type EmergencyKind } from 'common/emergency/lines';

/** What a model answers with. `items`: ids of things for sale that it speaks of; `sources`: paths of this site. */
export type ModelAnswer = {
  emergency: EmergencyKind | null;
  answer: string;
  sources: string[];
  items: string[];
  handoff: boolean;
};

/** What a model without structured output writes, and nothing else, when somebody cannot wait. */
export const saysEmergency = 'EMERGENCY';

/** As the API wants it (https://platform.openai.com/docs/guides/structured-outputs). What cannot wait is said first. */
export const answerFormat = {
  type: 'json_schema' as const,
  json_schema: {
    name: 'answer',
    strict: true,
    schema: {
      type: 'object',
      additionalProperties: false,
      required: ['emergency', 'answer', 'sources', 'items', 'handoff'],
      properties: {
        emergency: { type: 'string', enum: ['none', ...kinds] },
        answer: { type: 'string' },
        sources: { type: 'array', items: { type: 'string' } },
        items: { type: 'array', items: { type: 'string' } },
        handoff: { type: 'boolean' },
      },
    },
  },
};

/** Reads what a model wrote, as JSON or, from a server that knows of no format, as plain words. Null for JSON that is none. */
export function readAnswer(words: string): ModelAnswer | null {
  const text = unfenced(words);
  if (!text.startsWith('{')) return plainAnswer(text);
  try {
    const json = JSON.parse(text) as Record<string, unknown>;
    const { emergency, answer, sources, items, handoff } = json;
    const kind = kinds.find((known) => known === emergency) ?? null;
    if (kind === null && (typeof answer !== 'string' || answer.trim() === '')) return null;
    return {
      emergency: kind,
      answer: typeof answer === 'string' ? answer : '',
      sources: textsOf(sources),
      items: textsOf(items),
      handoff: handoff === true,
    };
  } catch {
    return null;
  }
}

/** The words for the visitor in what has come so far; '' while there are none, or when it is an emergency. */
export function answerSoFar(words: string): string {
  const text = unfenced(words);
  if (!text.startsWith('{'))
    return saysEmergency.startsWith(text.slice(0, saysEmergency.length)) ? '' : text;
  const begun = /^\{\s*"emergency"\s*:\s*"none"\s*,\s*"answer"\s*:\s*"((?:[^"\\]|\\.)*)/s.exec(
    text,
  );
  const raw = (begun?.[1] ?? '').replace(/\\(?:u[\da-f]{0,3})?$/i, '');
  try {
    return JSON.parse(`"${raw.replaceAll('\n', String.raw`\n`)}"`) as string;
  } catch {
    return '';
  }
}

const unfenced = (words: string): string =>
  words
    .trimStart()
    .replace(/^```(?:json)?\s*/, '')
    .replace(/\s*```\s*$/, '');

function plainAnswer(text: string): ModelAnswer {
  return {
    emergency: text.startsWith(saysEmergency) ? 'medical' : null,
    answer: text,
    sources: [],
    items: [],
    handoff: false,
  };
}

function textsOf(list: unknown): string[] {
  return Array.isArray(list) ? list.filter((entry) => typeof entry === 'string') : [];
}
