import type { ChatMessage } from './bounds.ts';
import { withinBounds } from './bounds.ts';

/** Where the conversation is kept (spec §9). */
const KEY = 'kwc_chat_history';

/** A function because merely touching `window.localStorage` may throw. */
export type HistoryStorage = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
export type Report = (text: string, error: unknown) => void;

/** The stored conversation; with none, or with something that is none, the greeting alone (CHAT-04, CHAT-06). */
export function loadHistory(storage: HistoryStorage, greeting: string, report: Report): ChatMessage[] {
  const fresh: ChatMessage[] = [{ role: 'assistant', content: greeting }];
  try {
    const stored = storage().getItem(KEY);
    if (stored === null) return fresh;
    const list = JSON.parse(stored) as unknown;
    if (!Array.isArray(list)) throw new TypeError('not a list');
    const messages = list.filter(isMessage);
    return messages.length > 0 ? withinBounds(messages.map(({ role, content }) => ({ role, content }))) : fresh;
  } catch (error) {
    report('The chat history could not be read.', error);
    return fresh;
  }
}

/** A failed save is reported and changes nothing: the chat goes on in memory (CHAT-17). */
export function saveHistory(storage: HistoryStorage, messages: ChatMessage[], report: Report): void {
  try {
    storage().setItem(KEY, JSON.stringify(withinBounds(messages)));
  } catch (error) {
    report('The chat history could not be saved.', error);
  }
}

export function clearHistory(storage: HistoryStorage, report: Report): void {
  try {
    storage().removeItem(KEY);
  } catch (error) {
    report('The chat history could not be cleared.', error);
  }
}

function isMessage(entry: unknown): entry is ChatMessage {
  if (typeof entry !== 'object' || entry === null || !('role' in entry) || !('content' in entry)) return false;
  return (entry.role === 'user' || entry.role === 'assistant') && typeof entry.content === 'string' && entry.content !== '';
}
