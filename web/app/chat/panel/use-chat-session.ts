import { useState, useSyncExternalStore } from 'react';
import { apiRequest } from '../../api/api-client.ts';
import type { ChatWords } from '../../content/views.ts';
import { eventStream } from '../bounds.ts';
import type { ChatSession, ChatState } from './chat-session.ts';
import { createChatSession } from './chat-session.ts';

/** The conversation of this visitor; only for code that runs in the browser. */
export function useChatSession(
  words: ChatWords,
): ChatState & Pick<ChatSession, 'send' | 'retry' | 'clear' | 'closePinned'> {
  const [session] = useState(() =>
    createChatSession({
      words,
      storage: () => localStorage,
      ask: (messages) => apiRequest('POST', '/api/chat', { messages }, eventStream),
      report: (text, error) => console.error(text, error),
    }),
  );
  const state = useSyncExternalStore(session.subscribe, session.state, session.state);
  const { send, retry, clear, closePinned } = session;
  return { ...state, send, retry, clear, closePinned };
}
