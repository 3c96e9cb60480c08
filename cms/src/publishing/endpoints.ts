import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { editors } from '../access/editors.ts';
import { recordRefusal } from '../audit/recorded.ts';
import { answerTeam, CallRefused, readJsonBody } from '../http/named-call.ts';
import { dropPlans } from './plans.ts';
import { planPublication, publishNow, replaceFile } from './publish.ts';
import { plannedLists, plannedPages } from './targets.ts';

const unknown = 'This cannot be published here.';
const target = z.union(
  [
    z.object({ list: z.enum(plannedLists), id: z.uuid() }),
    z.object({ page: z.enum(plannedPages) }),
  ],
  unknown,
);
const time = z.object({
  day: z.iso.date('Choose a day.'),
  hour: z.string('Choose a time.').regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Choose a time.'),
});
const file = z.object({
  guide: z.uuid('There is no such guide.'),
  file: z.uuid('There is no such file.'),
});

/** What the desk's page of the website calls; for those who change content (DESK-09). */
export const publishingEndpoints: Endpoint[] = [
  /** POST `{target}`: its newest draft is live. */
  call('now', async (req, body) => {
    await publishNow(req, read(z.object({ target }), body).target);
    return {};
  }),
  /** POST `{target, day, hour}`: goes live then, on the practice's clocks. Answers `{at}`. */
  call('plan', async (req, body) => {
    const { target: what, ...when } = read(time.extend({ target }), body);
    return { at: await planPublication(req, what, when) };
  }),
  /** POST `{target}`: stays a draft until somebody publishes it. */
  call('drop', async (req, body) => {
    await dropPlans(req, read(z.object({ target }), body).target);
    return {};
  }),
  /** POST `{guide, file}`: the guide has this PDF from now on. */
  call('file', async (req, body) => {
    await replaceFile(req, read(file, body));
    return {};
  }),
];

function call(
  name: string,
  work: (req: PayloadRequest, body: unknown) => Promise<object>,
): Endpoint {
  return {
    path: `/publishing/${name}`,
    method: 'post',
    handler: (req) =>
      answerTeam(req, 'It could not be saved. Please try again.', async () => {
        if (!editors({ req })) {
          await recordRefusal(req, { record: 'publishing' });
          throw refuse(403, 'Only those who change content may do this.');
        }
        return { success: true, ...(await work(req, await readJsonBody(req))) };
      }),
  };
}

function read<Shape extends z.ZodType>(shape: Shape, body: unknown): z.output<Shape> {
  const { data, error } = shape.safeParse(body);
  if (data === undefined) throw refuse(400, error?.issues[0]?.message ?? unknown);
  return data;
}

const refuse = (status: number, message: string) =>
  new CallRefused(status, { success: false, message });
