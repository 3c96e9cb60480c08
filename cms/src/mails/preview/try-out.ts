import { createLimiter } from 'common/limits/bounded-limiter';
import type { Endpoint, Payload, PayloadRequest } from 'payload';
import { z } from 'zod';
import { editors } from '../../access/editors.ts';
import { firstWords, type MailName } from '../../globals/mail-texts/first-words.ts';
import { refuse } from '../../http/refuse.ts';
import { log } from '../../log.ts';
import { showPictures } from '../letters/pictures.ts';
import { explainFailure } from '../sending/failure.ts';
import { practiceAddress } from '../sending/outbox.ts';
import { send } from '../sending/send.ts';
import { composeSample, readTexts, type Sample } from './compose-sample.ts';

const names = Object.entries(firstWords).flatMap(([name, words]) =>
  typeof words === 'string' ? [] : [name],
);
const shape = z.object({ mail: z.enum(names), texts: z.record(z.string(), z.unknown()) });

const takeTest = createLimiter({ most: 6, seconds: 600 });

/**
 * What those who may change the words of the mails do with words that nobody has saved, below /cms-api/globals/mail-texts.
 * POST {mail, texts} to /preview answers `{subject, html, text, to}`, and to /test sends that mail and answers `{to}`.
 * A test goes to the practice's own address and nowhere else: accounts have no address that anybody has proved, and the
 * words are free. It leaves no record.
 */
export const tryOutEndpoints: Endpoint[] = [
  {
    path: '/preview',
    method: 'post',
    handler: (req) => forEditors(req, async (asked) => await preview(req.payload, asked)),
  },
  {
    path: '/test',
    method: 'post',
    handler: (req) => forEditors(req, async (asked) => await sendTest(req, asked)),
  },
];

async function forEditors(
  req: PayloadRequest,
  work: (asked: Sample) => Promise<Response>,
): Promise<Response> {
  if (!req.user) return refuse(401, 'Please sign in.');
  if (!editors({ req })) return refuse(403, 'Only those who change content may do this.');
  const body: unknown = await req.json?.().catch(() => null);
  const { data } = shape.safeParse(body);
  if (!data) return refuse(400, 'This is no mail of the shop.');
  return await work({ mail: data.mail as MailName, texts: readTexts(data.texts) });
}

async function preview(payload: Payload, asked: Sample): Promise<Response> {
  const { subject, html, text } = await composeSample(payload, asked);
  const answer = { subject, html: showPictures(html), text, to: await practiceAddress(payload) };
  return Response.json(answer, { headers: { 'cache-control': 'no-store' } });
}

async function sendTest({ payload, user }: PayloadRequest, asked: Sample): Promise<Response> {
  const wait = await takeTest.take(String(user?.id));
  if (wait !== null)
    return refuse(429, `That were many tests. Please wait ${Math.ceil(wait / 60)} minutes.`, {
      'retry-after': String(wait),
    });
  const to = await practiceAddress(payload);
  const { subject, ...content } = await composeSample(payload, asked);
  try {
    await send(payload, to, { ...content, subject: `Test: ${subject}` });
  } catch (err) {
    log.warn({ err }, 'a test mail could not be sent');
    return refuse(502, explainFailure(err));
  }
  return Response.json({ to }, { headers: { 'cache-control': 'no-store' } });
}
