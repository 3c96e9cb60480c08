import type { ChatMessage } from '../bounds.ts';
import { withinBounds } from '../bounds.ts';
import type { HistoryStorage, Report } from './history.ts';
import { clearHistory, loadHistory, saveHistory } from './history.ts';
import { loadPinned, savePinned, type Pinned } from './pinned.ts';
import { readAnswer, type Beside } from './read-answer.ts';

export const trouble =
  "I'm sorry, I'm having trouble connecting right now. Please try again or use our contact form.";
const promptAfterMs = 500;
/** The server answers in less, whatever happens to it (LLM-07). */
const patienceMs = 20_000;

/** `pinned` stays until the visitor closes it, whatever is said after it. */
export type ChatState = {
  messages: ChatMessage[];
  isPending: boolean;
  pinned: Pinned | null;
  /** What has come of the answer that is on its way. */
  soFar?: string | undefined;
  /** What stands below the last answer. */
  beside?: Beside | undefined;
  /** The last question got no answer and can be sent again as it is. */
  canRetry?: boolean | undefined;
};

type Parts = {
  words: { greeting: string; contactPrompt: string };
  storage: HistoryStorage;
  /** Makes the call of spec §7. @throws for any answer but 2xx. */
  ask: (messages: ChatMessage[]) => Promise<Response>;
  report: Report;
  after?: (ms: number, work: () => void) => void;
  now?: () => number;
};

/** One visitor's conversation: what stands in the list, what is on its way, and what happens to an answer (spec §4, §5, §7, §8). */
export function createChatSession({
  words,
  storage,
  ask,
  report,
  after = (ms, work) => void setTimeout(work, ms),
  now = Date.now,
}: Parts) {
  let state: ChatState = {
    messages: loadHistory(storage, words.greeting, report, now()),
    isPending: false,
    pinned: loadPinned(storage, report),
  };
  /** An answer to a conversation that was cleared meanwhile is thrown away. */
  let turn = 0;
  const listeners = new Set<() => void>();

  function change(next: Partial<ChatState>) {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }

  function say(role: ChatMessage['role'], content: string, more: Partial<ChatState> = {}) {
    const messages = withinBounds([...state.messages, { role, content }]);
    change({ ...more, messages });
    saveHistory(storage, messages, report, now());
  }

  function pin(pinned: Pinned | null) {
    savePinned(storage, pinned, report);
    change({ pinned });
  }

  async function answer(messages: ChatMessage[], own: number): Promise<void> {
    const late = new Promise<never>((_resolve, reject) =>
      after(patienceMs, () => reject(new Error('no answer in time'))),
    );
    const call = ask(messages).then((response) =>
      readAnswer(response, (soFar) => own === turn && state.isPending && change({ soFar })),
    );
    const ready = { isPending: false, soFar: undefined };
    const result = await Promise.race([call, late]).catch((error: unknown) => {
      report('The chat could not be reached.', error);
      return { failure: error };
    });
    if (own !== turn) return;
    if (result === null) {
      report('The chat gave no answer.', null);
      return change({ ...ready, canRetry: true });
    }
    if ('failure' in result) {
      const closed = closedWords(result.failure);
      return say('assistant', closed ?? trouble, { ...ready, canRetry: closed === null });
    }
    if (result.pinned) pin(result.pinned);
    say('assistant', result.message, { ...ready, beside: result.beside ?? undefined });
    if (result.routeToContact)
      after(promptAfterMs, () => own === turn && say('assistant', words.contactPrompt));
  }

  return {
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Sends what is left of `text` without the spaces around it; empty text, and text while an answer is on its way, goes nowhere. */
    send: async (text: string): Promise<void> => {
      const content = text.trim();
      if (content === '' || state.isPending) return;
      turn += 1;
      say('user', content, { isPending: true, beside: undefined, canRetry: undefined });
      await answer(state.messages, turn);
    },
    /** Sends the last question again, in place of what was said about the trouble. */
    retry: async (): Promise<void> => {
      const last = state.messages.findLastIndex(({ role }) => role === 'user');
      if (!state.canRetry || state.isPending || last < 0) return;
      turn += 1;
      change({
        messages: state.messages.slice(0, last + 1),
        isPending: true,
        canRetry: undefined,
      });
      await answer(state.messages, turn);
    },
    closePinned: () => pin(null),
    /** Back to the greeting; nothing of the conversation stays in the browser. */
    clear: () => {
      turn += 1;
      clearHistory(storage, report);
      pin(null);
      change({
        messages: [{ role: 'assistant', content: words.greeting }],
        isPending: false,
        soFar: undefined,
        beside: undefined,
        canRetry: undefined,
      });
    },
  };
}

export type ChatSession = ReturnType<typeof createChatSession>;

/** What the practice says while its chat is closed (422); null for any other failure. */
function closedWords(error: unknown): string | null {
  const body = error instanceof Error ? /^422: (\{.*\})$/s.exec(error.message)?.[1] : undefined;
  if (body === undefined) return null;
  try {
    const { message } = JSON.parse(body) as { message?: unknown };
    return typeof message === 'string' && message !== '' ? message : null;
  } catch {
    return null;
  }
}

/** Whether the button to the form stands below the list: under the last message, from the assistant, that speaks of it (CHAT-15). */
export function offersContact(messages: ChatMessage[]): boolean {
  const last = messages.at(-1);
  return last?.role === 'assistant' && /contact form/i.test(last.content);
}
