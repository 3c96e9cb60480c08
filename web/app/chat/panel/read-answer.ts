import { emergencyHeader, eventStream, type AnswerEnd, type AnswerEvent } from '../bounds.ts';
import { parsePinned, type Pinned } from './pinned.ts';

/** An answer as the panel takes it; `beside` only from a server that says what stands below it. */
export type Answer = {
  message: string;
  routeToContact: boolean;
  pinned: Pinned | null;
  beside: Beside | null;
};
export type Beside = Pick<AnswerEnd, 'by' | 'items' | 'suggestions'>;

/**
 * Reads an answer of POST /api/chat, in one piece or as it is written; `onWords` hears all words so far. Null for what is
 * no answer: success that is not true, or no message (CHAT-11, CHAT-12). @throws Error when it breaks off.
 */
export async function readAnswer(
  response: Response,
  onWords: (soFar: string) => void,
): Promise<Answer | null> {
  if (!response.headers.get('Content-Type')?.includes(eventStream)) {
    const json = (await response.json().catch(() => null)) as Partial<AnswerEnd> | null;
    return toAnswer(json, response.headers.get(emergencyHeader));
  }
  let soFar = '';
  for await (const event of eventsOf(response)) {
    if ('end' in event) return toAnswer(event.end, event.end.emergency);
    onWords((soFar += event.words));
  }
  throw new Error('The answer broke off.');
}

function toAnswer(json: Partial<AnswerEnd> | null, pin: string | null): Answer | null {
  if (json?.success !== true || typeof json.message !== 'string' || json.message === '')
    return null;
  const { message, routeToContact, by, items, suggestions } = json;
  return {
    message,
    routeToContact: routeToContact === true,
    pinned: parsePinned(pin),
    beside: by && items && suggestions ? { by, items, suggestions } : null,
  };
}

async function* eventsOf(response: Response): AsyncGenerator<AnswerEvent> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
    if (done) return;
    const events = (rest + value).split('\n\n');
    rest = events.pop() ?? '';
    for (const event of events) yield JSON.parse(event.replace(/^data: /, '')) as AnswerEvent;
  }
}
