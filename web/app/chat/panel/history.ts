import type { ChatMessage } from '../bounds.ts';
import { withinBounds } from '../bounds.ts';

/** Where the conversation is kept (spec §9), and when it was added to last, in milliseconds. */
const key = 'kwc_chat_history';
const savedAt = 'kwc_chat_saved_at';
/** What is older is thrown away unread: others may use the browser, too. */
const oldestMs = 30 * 24 * 60 * 60 * 1_000;

/** A function because merely touching `window.localStorage` may throw. */
export type HistoryStorage = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
export type Report = (text: string, error: unknown) => void;

/** The stored conversation; with none, an old one, or something that is none, the greeting alone (CHAT-04, CHAT-06). */
export function loadHistory(
  storage: HistoryStorage,
  greeting: string,
  report: Report,
  now: number,
): ChatMessage[] {
  const fresh: ChatMessage[] = [{ role: 'assistant', content: greeting }];
  try {
    const stored = storage().getItem(key);
    if (stored === null) return fresh;
    if (now - Number(storage().getItem(savedAt) ?? now) > oldestMs) {
      clearHistory(storage, report);
      return fresh;
    }
    const list = JSON.parse(stored) as unknown;
    if (!Array.isArray(list)) throw new TypeError('not a list');
    const messages = list.filter(isMessage);
    return messages.length > 0
      ? withinBounds(messages.map(({ role, content }) => ({ role, content })))
      : fresh;
  } catch (error) {
    report('The chat history could not be read.', error);
    return fresh;
  }
}

/** A failed save is reported and changes nothing: the chat goes on in memory (CHAT-17). */
export function saveHistory(
  storage: HistoryStorage,
  messages: ChatMessage[],
  report: Report,
  now: number,
): void {
  try {
    storage().setItem(key, JSON.stringify(withinBounds(messages)));
    storage().setItem(savedAt, String(now));
  } catch (error) {
    report('The chat history could not be saved.', error);
  }
}

export function clearHistory(storage: HistoryStorage, report: Report): void {
  try {
    storage().removeItem(key);
    storage().removeItem(savedAt);
  } catch (error) {
    report('The chat history could not be cleared.', error);
  }
}

function isMessage(entry: unknown): entry is ChatMessage {
  if (typeof entry !== 'object' || entry === null || !('role' in entry) || !('content' in entry))
    return false;
  return (
    (entry.role === 'user' || entry.role === 'assistant') &&
    typeof entry.content === 'string' &&
    entry.content !== ''
  );
}
