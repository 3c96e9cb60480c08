import { randomUUID } from 'node:crypto';
import { limits } from 'common/contract/limits';
import type { OrderPageAnswer } from 'common/contract/order-page';
import { refusal } from 'common/contract/refusals';
import { callOrderPage, CmsUnavailable } from '../cms/cms-client.server.ts';
import { getAboutPage, getCatalogue, getFrame } from '../content/content.server.ts';
import type { Catalogue } from '../content/views.ts';
import { log } from '../server/log.ts';
import type { ClosedView, DetailsAnswer, OrderView } from './details-answer.ts';
import { nextStepOf } from './next-step.ts';
import { readDetails, textsOf } from './read-details.ts';
import { visitRowsOf } from './visit-rows.ts';

const outOfReach =
  'We could not reach the office just now. Nothing was saved: please press the button again in a moment.';

const closedWords: Record<ClosedView['kind'], { title: string; text: string }> = {
  unknown: {
    title: 'This link opens no order',
    text: 'It may be cut off, or too old, or we have sent you a newer one since. Try the link in our latest mail, or ask us for a new link: we send it to the address of your order.',
  },
  away: {
    title: 'Your order is safe. We cannot show it just now.',
    text: 'Our office is out of reach for a moment. Nothing about your order changes by that. Please try again in a minute.',
  },
};

/** What the page behind a link shows; the CMS alone can tell whether the link is one. Never kept, so that a revoked link ends at once. */
export async function openOrderPage(
  token: string,
  address: string,
): Promise<{ status: number; view: OrderView | ClosedView }> {
  const practice = await getFrame().then(
    ({ practice: { name, email, replyTime } }) => ({ name, email, replyTime }),
    () => null,
  );
  const closed = (status: number, kind: ClosedView['kind']) => ({
    status,
    view: { kind, ...closedWords[kind], email: practice?.email ?? null },
  });
  const { status, answer } = await ask<OrderPageAnswer>('read', { token });
  if (status === 404 || status === 400) return closed(404, 'unknown');
  if (status !== 200 || !answer) return closed(503, 'away');
  const catalogue: Catalogue = await getCatalogue().catch(() => ({}));
  const portrait =
    answer.visits.length > 0
      ? await getAboutPage().then(
          ({ picture }) => picture,
          () => null,
        )
      : null;
  const next = nextStepOf(answer);
  return {
    status,
    view: {
      kind: 'open',
      page: answer,
      next,
      press: randomUUID(),
      isTold: new URL(address).searchParams.has('told'),
      practice,
      products: picturesOf(answer, catalogue),
      visits: visitRowsOf(answer, next, namesOf(catalogue)),
      portrait,
    },
  };
}

/** Hands over what a buyer typed; null when it was taken, else what the form shows again. */
export async function sendDetails(
  token: string,
  request: Request,
): Promise<{ status: number; answer: DetailsAnswer | null }> {
  const values = await request.formData().then(textsOf, () => ({}));
  const { status, answer } = await ask<unknown>('details', { token, ...readDetails(values) });
  if (status === 200) return { status, answer: null };
  const known = refusal.safeParse(answer);
  if (!known.success || status === 503)
    return { status: 503, answer: { values, errors: {}, message: outOfReach } };
  const { message, fieldErrors = {} } = known.data;
  return { status, answer: { values, errors: fieldErrors, message } };
}

async function ask<Answer>(
  call: 'read' | 'details',
  body: { token: string },
): Promise<{ status: number; answer: Answer | null }> {
  try {
    const token = body.token.slice(0, limits.token);
    return await callOrderPage<Answer>(call, { ...body, token });
  } catch (error) {
    if (!(error instanceof CmsUnavailable)) throw error;
    log.warn({ call: `order-page/${call}`, reason: error.message }, "an order's page found no CMS");
    return { status: 503, answer: null };
  }
}

const namesOf = (catalogue: Catalogue): Record<string, string> =>
  Object.fromEntries(Object.entries(catalogue).map(([handle, { name }]) => [handle, name]));

function picturesOf({ things }: OrderPageAnswer, catalogue: Catalogue): OrderView['products'] {
  const shown = things.flatMap(({ id, product, line }) => {
    const found = (product && catalogue[product]) || catalogue[line];
    if (!found) return [];
    const { picture, ground, category } = found;
    return [[id, { picture, ground, category }] as const];
  });
  return Object.fromEntries(shown);
}
