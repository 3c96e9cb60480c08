import { findEmergency, type Emergency } from 'common/emergency/find-emergency';
import { emergencyText } from 'common/emergency/lines';
import { languageOf } from 'common/language';
import { takeTurn } from '../../server/turns.ts';
import type { ChatMessage, OfferedItem } from '../bounds.ts';
import { mostLetters } from '../bounds.ts';
import { askedOfShop } from '../emergency/of-shop.ts';
import { urgencyMeant } from '../emergency/urgency-meant.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { noMeanings, readOnce, type Meanings } from '../meaning/meanings.ts';
import type { Model } from '../model/model.ts';
import { answerFromContent } from './answer-from-content.ts';
import * as asks from './asks/asks.ts';
import { itemsBeside, suggestionsBeside } from './beside-answer.ts';
import { cautionFor } from './caution.ts';
import { talkOf } from './talk/talk-so-far.ts';
import { turnsBefore } from './talk/talk.ts';
import { understand } from './understand.ts';
import { writeAnswer } from './write-answer.ts';

/** Whom to call stays above the conversation. */
type Pinned = Pick<Emergency, 'kind' | 'language'>;

/** `by` and `fault` are for the log: who answered, and what was wrong with what a model wrote. `nearest`: the passage that came closest when the content had no answer, once for a question that is repeated. */
export type Reply = {
  message: string;
  routeToContact: boolean;
  by: 'emergency' | 'content' | 'model';
  fault: string | null;
  nearest: string | null;
  emergency: Pinned | null;
  /** What stands below it: things for sale that it speaks of, and what might be asked next. */
  items: OfferedItem[];
  suggestions: string[];
};

/** What is said when the CMS has no words for it, or was never reached. */
export const emergencyWords =
  'This sounds like something that cannot wait. Please call 911 or go to the nearest emergency room now. If you think of harming yourself, call or text 988. This chat cannot help in an emergency.';

const cannotHelp = 'Este chat no puede ayudar en una emergencia.';

/** The practice has closed its chat; the message says so in its own words. */
export class ChatClosed extends Error {}

/** Nothing could be answered; the route maps it to the spec's text (spec §8). */
export class NoReply extends Error {}

/** The button to the form appears below a message that speaks of it (spec §2). */
const speaksOfForm = /contact form/i;

type Parts = {
  knowledge: () => Promise<Knowledge>;
  /** Null without a key, and when the budget of the day is spent. */
  model: () => Promise<Model | null>;
  signal: AbortSignal;
  /** Hears what a model writes, sentence by sentence, before the whole reply is there; the reply begins with all of it. */
  show?: (words: string) => void;
};

/**
 * Answers the last message of a conversation. What cannot wait is answered before anything else, be the chat open or
 * not; a model writes only when there is one, and only what passes the guards is shown; else the content answers by
 * itself. Who may need somebody sooner reads below whom to call. @throws ChatClosed, NoReply.
 */
export async function reply(
  whole: ChatMessage[],
  { knowledge, model, signal, show }: Parts,
): Promise<Reply> {
  const messages = whole.map(({ role, content }) => ({
    role,
    content: content.slice(0, mostLetters),
  }));
  const said = messages.filter(({ role }) => role === 'user').map(({ content }) => content);
  const [question = '', earlier] = [said.at(-1), said.slice(0, -1)];
  await takeTurn();
  const content = await knowledge().catch(() => null);
  const read = readOnce(content?.meanings ?? noMeanings);
  const meant = await urgencyMeant(question, read);
  // Only where it matters: what the shop is asked is looked for among all ways of asking.
  const emergency =
    findEmergency(question, earlier, meant) &&
    findEmergency(question, earlier, meant, await askedOfShop(question, content, read));
  if (emergency) return emergencyReply(emergency, content);
  const known = content ?? (await knowledge());
  if (!known.assistant.isOn) throw new ChatClosed(known.assistant.closed);
  const answer = await writtenReply(messages, question, earlier, known, {
    read,
    model,
    signal,
    ...(show && { show }),
  });
  if (answer.by === 'emergency') return answer;
  const caution = cautionFor(question, meant, known.assistant);
  return caution ? { ...answer, message: `${answer.message}\n${caution}` } : answer;
}

async function writtenReply(
  messages: ChatMessage[],
  question: string,
  earlier: string[],
  known: Knowledge,
  {
    read,
    model,
    signal,
    show,
  }: Pick<Parts, 'model' | 'signal' | 'show'> & { read: Meanings['of'] },
): Promise<Reply> {
  const turns = turnsBefore(messages);
  const before = { turns, talk: talkOf(turns, known) };
  const understood = await understand(question, before, known, read);
  await takeTurn();
  stopWhenGone(signal);
  const own = answerFromContent(question, turns, known, understood);
  const fromContent: Reply = {
    ...plainReply(own.text),
    routeToContact: own.handsOver || speaksOfForm.test(own.text),
    nearest: own.isAnswered || earlier.includes(question) ? null : own.nearest,
    items:
      own.handsOver || own.isCareful
        ? []
        : itemsBeside({ question, ...before }, [], known, own.text),
    suggestions: suggestionsBeside({ question, ...before }, known),
  };
  const writer = asks.isGreeting(question) || asks.isThanks(question) ? null : await model();
  if (!writer) return fromContent;

  const written = await writeAnswer(messages, question, {
    knowledge: known,
    model: writer,
    signal,
    show: show ?? null,
  });
  stopWhenGone(signal);
  if (!('emergency' in written)) {
    const { fault } = written;
    return fault === 'trouble'
      ? { ...fromContent, fault }
      : { ...fromContent, message: withContact(own.text, known), routeToContact: true, fault };
  }
  if (written.emergency)
    return emergencyReply({ kind: written.emergency, language: languageOf(question) }, known);
  const { text, handoff, sources, items, fault } = written;
  const handsOver = handoff || (own.isAnswered && own.handsOver) || speaksOfForm.test(text);
  const whole = withSources(text, sources, known);
  return {
    message: handsOver ? withContact(whole, known) : whole,
    routeToContact: handsOver,
    by: 'model',
    fault,
    nearest: fromContent.nearest,
    emergency: null,
    items: itemsBeside({ question, ...before }, items, known),
    suggestions: fromContent.suggestions,
  };
}

/** @throws NoReply */
function stopWhenGone(signal: AbortSignal): void {
  if (signal.aborted) throw new NoReply('nobody is waiting any more');
}

const mostSources = 2;

/** The pages that an answer was taken from, below it; only those that are there and are not named in it. */
function withSources(text: string, sources: string[], { passages, assistant }: Knowledge): string {
  const pages = new Set(passages.map(({ path }) => path));
  const named = [...new Set(sources)]
    .filter((path) => pages.has(path) && !text.includes(path))
    .slice(0, mostSources);
  return named.length > 0 ? `${text}\n${assistant.readMore} ${named.join(' ')}` : text;
}

function plainReply(message: string): Reply {
  return {
    message,
    routeToContact: false,
    by: 'content',
    fault: null,
    nearest: null,
    emergency: null,
    items: [],
    suggestions: [],
  };
}

function withContact(text: string, known: Knowledge): string {
  return speaksOfForm.test(text) ? text : `${text}\n${known.assistant.handOver}`;
}

/** The people of this kind first, then what the practice says in its own words; those are English. */
function emergencyReply({ kind, language }: Pinned, known: Knowledge | null): Reply {
  const own = language === 'english' ? [known ? emergencyOf(known) : emergencyWords] : [cannotHelp];
  const lines = kind === 'medical' && language === 'english' ? [] : [emergencyText(kind, language)];
  return {
    ...plainReply([...lines, ...own].join('\n')),
    by: 'emergency',
    emergency: { kind, language },
  };
}

/** The numbers to call are said whatever becomes of the words in the CMS. */
function emergencyOf({ assistant }: Knowledge): string {
  return namesNumbers(assistant.emergency) ? assistant.emergency : emergencyWords;
}

function namesNumbers(words: string): boolean {
  return words.includes('911') && words.includes('988');
}
