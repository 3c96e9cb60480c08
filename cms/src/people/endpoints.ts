import { z } from 'common/contract/zod';
import { Forbidden, type Endpoint, type PayloadRequest } from 'payload';
import { recordAccess } from '../audit/record-access.ts';
import { datesIn } from '../clock/dates.ts';
import { readWorkSettings } from '../fulfilment/settings.ts';
import { answerTeam, CallRefused, readJsonBody } from '../http/named-call.ts';
import { closeMessage, replyTo } from './answer-message.ts';
import { openMessage } from './read-messages.ts';
import { findPersonById } from './read-person.ts';
import { writeNote } from './write-note.ts';

const text = (empty: string) =>
  z
    .string(empty)
    .check(
      z.trim(),
      z.minLength(1, empty),
      z.maxLength(10_000, 'This is too long: write at most 10,000 letters.'),
      z.regex(/^[^\0]*$/, 'There is a sign in it that cannot be stored.'),
    );
const id = z.string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/));

const note = z.object({ press: id, text: text('Write the note first.') });
const reply = z.object({
  press: id,
  message: z.nullable(id),
  text: text('Write the reply first.'),
});

/** What the desk does with people and what they wrote, for signed-in people of the practice. */
export const peopleEndpoints: Endpoint[] = [
  {
    path: '/desk/people/:id/notes',
    method: 'post',
    handler: (req) =>
      answer(req, async () => {
        const person = await personOf(req);
        const wish = await bodyOf(req, note);
        await recordAccess(req, { act: 'note', record: 'people', id: person.id });
        await writeNote(req, person, wish);
        return {};
      }),
  },
  {
    path: '/desk/people/:id/replies',
    method: 'post',
    handler: (req) =>
      answer(req, async () => {
        const person = await personOf(req);
        const wish = await bodyOf(req, reply);
        await recordAccess(req, { act: 'reply', record: 'people', id: person.id });
        await replyTo(req, person, wish);
        return {};
      }),
  },
  {
    path: '/desk/messages/:id',
    method: 'get',
    handler: (req) =>
      answer(req, async () => {
        const { calendar } = await readWorkSettings(req.payload, req);
        const message = await openMessage(req, idOf(req), datesIn(calendar.timeZone));
        if (!message) throw refused(404, 'This message is not here any more.');
        const { docs: saved } = await req.payload.find({
          collection: 'saved-replies',
          sort: 'title',
          limit: 50,
          depth: 0,
          req,
          overrideAccess: false,
        });
        return { message, saved: saved.map(({ title, text: words }) => ({ title, text: words })) };
      }),
  },
  {
    path: '/desk/messages/:id/close',
    method: 'post',
    handler: (req) =>
      answer(req, async () => {
        const message = idOf(req);
        await recordAccess(req, { act: 'close', record: 'contact-submissions', id: message });
        await closeMessage(req, message);
        return {};
      }),
  },
];

async function answer(req: PayloadRequest, work: () => Promise<object>): Promise<Response> {
  return await answerTeam(
    req,
    'The office is out of reach for a moment. Nothing was sent; please try again.',
    async () => {
      try {
        return { success: true, ...(await work()) };
      } catch (error) {
        if (error instanceof Forbidden)
          throw refused(403, 'Only people of the practice may do this.');
        throw error;
      }
    },
  );
}

function idOf({ routeParams }: PayloadRequest): string {
  const known = id.safeParse(routeParams?.id);
  if (!known.success) throw refused(404, 'This page is not known.');
  return known.data;
}

async function personOf(req: PayloadRequest) {
  const person = await findPersonById(req, idOf(req));
  if (!person) throw refused(404, 'This person is not here any more.');
  return person;
}

async function bodyOf<Body>(req: PayloadRequest, shape: z.ZodMiniType<Body>): Promise<Body> {
  const body = shape.safeParse(await readJsonBody(req));
  if (!body.success)
    throw refused(400, body.error.issues[0]?.message ?? 'The request is not valid.');
  return body.data;
}

const refused = (status: number, message: string) =>
  new CallRefused(status, { success: false, message });
