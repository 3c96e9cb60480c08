import { answerFromContent } from '../../app/chat/answers/answer-from-content.ts';
import type { ContentAnswer } from '../../app/chat/answers/content-answer.ts';
import { talkOf } from '../../app/chat/answers/talk/talk-so-far.ts';
import type { Turn } from '../../app/chat/answers/talk/talk.ts';
import { understand } from '../../app/chat/answers/understand.ts';
import type { Knowledge } from '../../app/chat/knowledge/knowledge.ts';

/** What the content says to a message, as far as `knowledge` understands it: by its meaning, too, when that is learned. */
export async function answerTo(
  question: string,
  turns: Turn[],
  knowledge: Knowledge,
): Promise<ContentAnswer> {
  const before = { turns, talk: talkOf(turns, knowledge) };
  const understood = await understand(question, before, knowledge, knowledge.meanings.of);
  return answerFromContent(question, turns, knowledge, understood);
}

/** The answers of a talk in which each message was answered, without a model that writes. */
export async function answersInTalk(questions: string[], knowledge: Knowledge): Promise<string[]> {
  const turns: Turn[] = [];
  for (const question of questions)
    turns.push({
      question,
      answer: (await answerTo(question, turns, knowledge)).text,
    });
  return turns.map(({ answer }) => answer ?? '');
}
