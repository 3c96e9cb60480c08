import { createLimiter } from 'common/limits/bounded-limiter';
import { getKnowledge } from '../../chat/answers/knowledge.server.ts';
import { ChatClosed, NoReply, reply } from '../../chat/answers/reply.ts';
import { emergencyHeader } from '../../chat/bounds.ts';
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

/** POST /api/chat (spec §7): nothing of what was typed is stored or logged here. */
export async function action({ request }: Route.ActionArgs): Promise<Response> {
  const { value, refusal } = await parseJsonBody(request, conversationShape);
  if (refusal) return refusal;
  try {
    const { message, routeToContact, by, fault, nearest, emergency } = await reply(value.messages, {
      knowledge: getKnowledge,
      model: getModel,
      signal: request.signal,
    });
    log.info({ by, fault, routeToContact }, 'a chat was answered');
    if (nearest && (await gaps.take('everybody')) === null)
      void countContentGap(nearest).catch(() => log.warn('an unanswered question was not counted'));
    return Response.json(
      { success: true, message, routeToContact },
      {
        headers: {
          'Cache-Control': 'no-store',
          ...(emergency && { [emergencyHeader]: `${emergency.kind} ${emergency.language}` }),
        },
      },
    );
  } catch (error) {
    if (error instanceof ChatClosed) return refuseCall(422, error.message);
    if (!(error instanceof NoReply) && !isOutOfReach(error)) throw error;
    return refuseCall(503, outOfReach);
  }
}

export function loader(): Response {
  return methodNotAllowed('POST');
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
