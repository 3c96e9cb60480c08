import { email as emailField } from 'common/contract/fields';
import { z } from 'common/contract/zod';
import { mailboxOf } from 'common/email-address';
import type { Endpoint, PayloadRequest } from 'payload';
import { editors } from '../access/editors.ts';
import { requireFreshFactor } from '../accounts/second-factor/require-fresh.ts';
import { asOneAct, recordAccess, recordWithin } from '../audit/record-access.ts';
import { recordRefusal } from '../audit/recorded.ts';
import { datesIn } from '../clock/dates.ts';
import { env } from '../env.ts';
import { readWorkSettings } from '../fulfilment/settings.ts';
import { answerTeam, CallRefused, readJsonBody } from '../http/named-call.ts';
import { isSecretKey, stripeClient } from '../payments/stripe/stripe-client.ts';
import { ErasureRefused, erasePerson, planErasure } from './erasure.ts';
import { exportPerson, readableExport } from './export.ts';
import { findPerson, subjectOf } from './find-person.ts';

const asked = z.object({ email: emailField('Write the e-mail address of the person.') });
/** Of the code app, when it has not been asked for lately. */
const proven = z.extend(asked, { code: z.optional(z.string().check(z.maxLength(40))) });
const erasure = z.extend(proven, {
  /** Typed again by whoever erases. */
  name: z.string('Type the name to confirm.'),
});

/** The rights of people to their data, for the practitioner (PRV-04). The address comes in the body: addresses of calls are logged. */
export const dataRightsEndpoints: Endpoint[] = [
  call('plan', asked, async (req, { email }) =>
    asOneAct(req, lookUp(email), async () => ({ plan: await planErasure(req.payload, email) })),
  ),
  call('export', proven, async (req, { email, code }) => {
    await requireFreshFactor(req, code);
    const all = await exportPerson(req.payload, email);
    const subject = subjectOf(await findPerson(req.payload, email));
    await recordAccess(req, { act: 'export', record: 'person-export', id: subject });
    const { calendar } = await readWorkSettings(req.payload, req);
    return { export: all, page: readableExport(req.payload, all, datesIn(calendar.timeZone)) };
  }),
  call('erase', erasure, async (req, { email, name, code }) => {
    await requireFreshFactor(req, code);
    const plan = await planErasure(req.payload, email);
    if (name.trim().toLowerCase() !== (plan.name || email).toLowerCase()) {
      await recordAccess(req, lookUp(email));
      throw refused(422, `Type “${plan.name || email}” to confirm.`);
    }
    const { STRIPE_SECRET_KEY } = env();
    const stripe = isSecretKey(STRIPE_SECRET_KEY) ? stripeClient() : null;
    try {
      return {
        plan: await erasePerson({ payload: req.payload, stripe }, email, (within, subject) =>
          recordWithin(req, within, { act: 'erase', record: 'person-erasure', id: subject }),
        ),
      };
    } catch (error) {
      if (error instanceof ErasureRefused) {
        await recordAccess(req, lookUp(email));
        throw refused(409, error.message);
      }
      throw error;
    }
  }),
];

/** Of whom is asked is told by a mark of the address alone: it may be that of nobody here. */
const lookUp = (email: string) => ({ act: 'search', record: 'person', question: email });

function call<Shape extends typeof asked>(
  name: string,
  shape: Shape,
  work: (req: PayloadRequest, body: z.infer<Shape>) => Promise<object>,
): Endpoint {
  return {
    path: `/data-rights/${name}`,
    method: 'post',
    handler: (req) =>
      answerTeam(
        req,
        'Not everything could be done. Please try again in a moment: what is done stays done.',
        async () => {
          if (!editors({ req })) {
            await recordRefusal(req, { record: `data-rights/${name}` });
            throw refused(403, 'Only the practitioner may do this.');
          }
          const body = shape.safeParse(await readJsonBody(req));
          if (!body.success)
            throw refused(400, body.error.issues[0]?.message ?? 'The request is not valid.');
          await refuseOwnAddress(req, body.data.email);
          return { success: true, ...(await work(req, body.data)) };
        },
      ),
  };
}

/** Every notice to the practice goes to its own address: it stands for nobody. */
async function refuseOwnAddress({ payload }: PayloadRequest, email: string): Promise<void> {
  const practice = await payload.findGlobal({ slug: 'practice', depth: 0 });
  if (practice.email && mailboxOf(practice.email) === mailboxOf(email))
    throw refused(422, 'This is the address of the practice itself.');
}

const refused = (status: number, message: string) =>
  new CallRefused(status, { success: false, message });
