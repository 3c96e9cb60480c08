import { kinds, type EmergencyKind } from 'common/emergency/lines';
import type { Language } from 'common/language';
import type { HistoryStorage, Report } from './history.ts';

/** Whose numbers stay above the conversation, and in which language. */
export type Pinned = { kind: EmergencyKind; language: Language };

const key = 'kwc_chat_emergency';
const languages: readonly Language[] = ['english', 'spanish'];

/** What was in sight when the visitor left. */
export function loadPinned(storage: HistoryStorage, report: Report): Pinned | null {
  try {
    return parsePinned(storage().getItem(key));
  } catch (error) {
    report('What was kept in sight could not be read.', error);
    return null;
  }
}

export function savePinned(storage: HistoryStorage, pinned: Pinned | null, report: Report): void {
  try {
    if (pinned) storage().setItem(key, `${pinned.kind} ${pinned.language}`);
    else storage().removeItem(key);
  } catch (error) {
    report('What is kept in sight could not be saved.', error);
  }
}

/** 'poison english' as an answer says it; null for anything else. */
export function parsePinned(text: string | null): Pinned | null {
  const [one, other] = (text ?? '').split(' ');
  const kind = kinds.find((known) => known === one);
  const language = languages.find((known) => known === other);
  return kind && language ? { kind, language } : null;
}
