import { createLimiter } from 'common/limits/bounded-limiter';
import { createAnswerStream } from '../../chat/answers/answer-stream.ts';
import { getKnowledge } from '../../chat/answers/knowledge.server.ts';
import { ChatClosed, NoReply, reply, type Reply } from '../../chat/answers/reply.ts';
import { emergencyHeader, eventStream, type ChatMessage } from '../../chat/bounds.ts';
import { getModel } from '../../chat/model/budgeted-model.server.ts';
import { conversationShape } from '../../chat/panel/conversation.ts';
import { countContentGap } from '../../cms/cms-client.server.ts';
import { methodNotAllowed } from '../../payments/payment-answer.server.ts';
import { parseJsonBody, refuseCall } from '../../server/guards/json-body.server.ts';
import { gapsCounted } from '../../server/limits/rate-limit-table.ts';
import { log } from '../../server/log.ts';
import type { Route } from './+types/chat.ts';

const outOfReach =
  "I'm sorry, I'm having trouble connecting right now. Please try again or use our contact form.";

/** Unanswered questions that this process counts; a flood of them says nothing about the content. */
const gaps = createLimiter(gapsCounted);

/** POST /api/chat (spec §7): nothing of what was typed is stored or logged here. Who accepts a stream of events reads along. */
export async function action({ request }: Route.ActionArgs): Promise<Response> {
  const { value, refusal } = await parseJsonBody(request, conversationShape);
  if (refusal) return refusal;
  const readsAlong = request.headers.get('Accept')?.includes(eventStream) ?? false;
  try {
    return readsAlong
      ? await stream(value.messages, request.signal)
      : whole(await answer(value.messages, request.signal));
  } catch (error) {
    if (error instanceof ChatClosed) return refuseCall(422, error.message);
    if (!(error instanceof NoReply) && !isOutOfReach(error)) throw error;
    return refuseCall(503, outOfReach);
  }
}

export function loader(): Response {
  return methodNotAllowed('POST');
}

async function answer(
  messages: ChatMessage[],
  signal: AbortSignal,
  show?: (words: string) => void,
): Promise<Reply> {
  const made = await reply(messages, {
    knowledge: getKnowledge,
    model: getModel,
    signal,
    ...(show && { show }),
  });
  const { by, fault, nearest, routeToContact } = made;
  log.info({ by, fault, routeToContact }, 'a chat was answered');
  if (nearest && (await gaps.take('everybody')) === null)
    void countContentGap(nearest).catch(() => log.warn('an unanswered question was not counted'));
  return made;
}

const pinOf = ({ emergency }: Reply): string | null =>
  emergency && `${emergency.kind} ${emergency.language}`;

function whole(made: Reply): Response {
  const { message, routeToContact } = made;
  const pin = pinOf(made);
  return Response.json(
    { success: true, message, routeToContact },
    { headers: { 'Cache-Control': 'no-store', ...(pin && { [emergencyHeader]: pin }) } },
  );
}

/** The first words decide the status; what fails after them breaks the answer off. @throws as `answer` does before them. */
async function stream(messages: ChatMessage[], signal: AbortSignal): Promise<Response> {
  const events = createAnswerStream();
  const made = answer(messages, signal, events.words);
  await Promise.race([events.begun, made]);
  void finish(made, events);
  return new Response(events.body, {
    headers: { 'Cache-Control': 'no-store', 'Content-Type': eventStream },
  });
}

async function finish(
  made: Promise<Reply>,
  events: ReturnType<typeof createAnswerStream>,
): Promise<void> {
  try {
    const done = await made;
    const { message, routeToContact, by, items, suggestions } = done;
    events.end({
      success: true,
      message,
      routeToContact,
      emergency: pinOf(done),
      by,
      items,
      suggestions,
    });
  } catch {
    events.breakOff();
  }
}

/** The content throws a 503 answer when it cannot be had and never was. */
function isOutOfReach(error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'init' in error &&
    (error.init as ResponseInit | null)?.status === 503
  );
}
