import { createLimiter } from 'common/limits/bounded-limiter';
import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { editors } from '../access/editors.ts';
import { refuse } from '../http/refuse.ts';
import { log } from '../log.ts';
import { composeSample, type SourcesOf } from './compose.ts';
import { firstWords, mailKinds, type MailName, type MailTexts } from './kinds/index.ts';
import { showPictures } from './letters/pictures.ts';
import { explainFailure } from './sending/failure.ts';
import { practiceAddress } from './sending/outbox.ts';
import { send } from './sending/send.ts';

type Sample = { mail: MailName; texts: MailTexts };

const shape = z.object({
  mail: z.enum(mailKinds.map(({ words }) => words.name)),
  texts: z.record(z.string(), z.unknown()),
});
const longestText = 2_000;

const takeTest = createLimiter({ most: 6, seconds: 600 });

/**
 * What those who may change the words of the mails do with words that nobody has saved, below /cms-api/globals/mail-texts.
 * POST {mail, texts} to /preview answers `{subject, html, text, to}`, and to /test sends that mail and answers `{to}`.
 * A test goes to the practice's own address and nowhere else: accounts have no address that anybody has proved, and the
 * words are free. It leaves no record.
 */
export function tryOutEndpoints(sourcesOf: SourcesOf): Endpoint[] {
  const calls = { '/preview': preview, '/test': sendTest };
  return Object.entries(calls).map(([path, answer]) => ({
    path,
    method: 'post',
    handler: (req) =>
      forEditors(req, (asked) => answer(req, () => composeSample(req.payload, sourcesOf, asked))),
  }));
}

async function forEditors(
  req: PayloadRequest,
  work: (asked: Sample) => Promise<Response>,
): Promise<Response> {
  if (!req.user) return refuse(401, 'Please sign in.');
  if (!editors({ req })) return refuse(403, 'Only those who change content may do this.');
  const body: unknown = await req.json?.().catch(() => null);
  const { data } = shape.safeParse(body);
  if (!data) return refuse(400, 'This is no mail of the shop.');
  return await work({ mail: data.mail, texts: readTexts(data.texts) });
}

type Compose = () => ReturnType<typeof composeSample>;

async function preview({ payload }: PayloadRequest, compose: Compose): Promise<Response> {
  const { subject, html, text } = await compose();
  const answer = { subject, html: showPictures(html), text, to: await practiceAddress(payload) };
  return Response.json(answer, { headers: { 'cache-control': 'no-store' } });
}

async function sendTest({ payload, user }: PayloadRequest, compose: Compose): Promise<Response> {
  const wait = await takeTest.take(String(user?.id));
  if (wait !== null)
    return refuse(429, `That were many tests. Please wait ${Math.ceil(wait / 60)} minutes.`, {
      'retry-after': String(wait),
    });
  const to = await practiceAddress(payload);
  const { subject, ...content } = await compose();
  try {
    await send(payload, to, { ...content, subject: `Test: ${subject}` });
  } catch (err) {
    log.warn({ err }, 'a test mail could not be sent');
    return refuse(502, explainFailure(err));
  }
  return Response.json({ to }, { headers: { 'cache-control': 'no-store' } });
}

/** The words of a form as they are typed: what is not there, or is no text, counts as empty. */
function readTexts(typed: Record<string, unknown>): MailTexts {
  return fill(firstWords, typed) as MailTexts;
}

function fill(model: object, typed: unknown): object {
  const read = (name: string): unknown =>
    typeof typed === 'object' && typed !== null ? Reflect.get(typed, name) : undefined;
  return Object.fromEntries(
    Object.entries(model).map(([name, part]: [string, unknown]) => {
      const value = read(name);
      if (typeof part === 'object' && part !== null) return [name, fill(part, value)];
      return [name, typeof value === 'string' ? value.slice(0, longestText) : ''];
    }),
  );
}
