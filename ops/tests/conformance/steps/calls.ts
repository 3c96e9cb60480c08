import { expect, type Route } from 'playwright/test';
import { requestsToStripe } from '../../e2e/support/payments.ts';
import { stack } from '../../e2e/support/stack.ts';
import type { Answer, Calls } from '../line.ts';
import { differences } from '../match.ts';
import type { Call, World } from '../world.ts';
import type { Doing } from './doing.ts';
import { until } from './looking.ts';

const last = ({ calls }: World, wanted: string): Call | undefined =>
  calls.findLast(({ call }) => call === wanted);

/** 'POST /api/chat', or with a pattern for other servers: 'POST **\/v1/tokens'. */
async function onCall(
  world: World,
  wanted: string,
  act: (route: Route) => Promise<void>,
): Promise<void> {
  const [method, path = ''] = wanted.split(' ');
  await world.context.route(path.startsWith('**') ? path : `${world.origin}${path}`, (route) =>
    route.request().method() === method ? act(route) : route.fallback(),
  );
}

async function give(route: Route, answer: Answer): Promise<void> {
  if (answer === 'cut') return route.abort();
  if ('change' in answer) {
    const response = await route.fetch();
    return route.fulfill({
      response,
      json: { ...((await response.json()) as object), ...answer.change },
    });
  }
  const { status = 200, json, text } = answer;
  return route.fulfill({
    status,
    ...(json === undefined ? { body: text ?? '', contentType: 'text/plain' } : { json }),
  });
}

export const calls: Doing<Calls> = {
  answer: (world, { call, with: answer }) => onCall(world, call, (route) => give(route, answer)),
  hold: (world, call) => {
    const gate = Promise.withResolvers<void>();
    world.held.push(gate.resolve);
    return onCall(world, call, async (route) => {
      await gate.promise;
      await route.fallback().catch(() => undefined);
    });
  },
  release: (world) => {
    for (const open of world.held.splice(0)) open();
    return Promise.resolve();
  },
  forget: (world) => {
    world.calls.length = 0;
    return Promise.resolve();
  },
  async blockScript({ context }, pattern) {
    await context.route(pattern, (route) => route.abort());
  },
  calls: (world, wanted) =>
    until(world, 'calls', () =>
      Promise.resolve(
        differences(
          world.calls.map(({ call }) => call),
          wanted,
        ),
      ),
    ),
  callKinds: (world, wanted) =>
    until(world, 'kinds of calls', () =>
      Promise.resolve(
        differences([...new Set(world.calls.map(({ call }) => call))].toSorted(), wanted),
      ),
    ),
  lacksCall: (world, wanted) =>
    until(world, `no ${wanted}`, () => Promise.resolve(last(world, wanted) ? ['it was made'] : [])),
  sent: (world, { call, fields }) =>
    until(world, `${call} carries its fields`, () =>
      Promise.resolve(
        last(world, call) ? differences(last(world, call)?.body, fields) : ['it was not made'],
      ),
    ),
  sentWithCookies: (world, call) =>
    until(world, `${call} carries the cookies`, async () =>
      ((await last(world, call)?.headers)?.cookie ?? '').includes('CookieConsent=')
        ? []
        : ['it does not'],
    ),
  sentAs: (world, { call, type }) =>
    until(world, `${call} is ${type}`, async () =>
      differences((await last(world, call)?.headers)?.['content-type'], type),
    ),
  answered: (world, { call, fields }) =>
    until(world, `${call} is answered`, async () => {
      const answer = (await last(world, call)?.answer) as { transactionId?: string } | null;
      if (answer?.transactionId) world.names.transactionId = answer.transactionId;
      return differences(answer, fields);
    }),
  async answers(world, { ask, at = 'shop', body, status, type, fields, keys, words = [] }) {
    const [method = 'GET', path = ''] = ask.split(' ');
    const host = at === 'cms' ? stack.adminUrl : world.origin;
    const response = await fetch(`${host}${path}`, {
      method,
      redirect: 'manual',
      ...(body === undefined
        ? {}
        : {
            body: JSON.stringify(body),
            headers: { 'content-type': 'application/json', origin: host },
          }),
    });
    const text = await response.text();
    expect(response.status, `${ask}: ${text.slice(0, 300)}`).toBe(status);
    if (type) expect(response.headers.get('content-type')?.split(';')[0], ask).toBe(type);
    if (fields) expect(differences(JSON.parse(text), fields), ask).toEqual([]);
    if (keys)
      expect(Object.keys(JSON.parse(text) as object).toSorted(), ask).toEqual(keys.toSorted());
    for (const word of words) expect(text, ask).toContain(word);
  },
  askedStripe: (world, { path, fields }) =>
    until(world, `what Stripe was asked at ${path}`, async () => {
      const asked = (await requestsToStripe()).findLast(
        (request) =>
          request.path.endsWith(path) &&
          JSON.stringify(request.params).includes(world.names.visitor ?? ''),
      );
      return asked ? differences(asked.params, fields) : ['nothing'];
    }),
  charged: (world, cents) =>
    until(world, `${cents} cents are charged`, async () =>
      differences(
        (await paymentsOfVisitor(world)).reduce((sum, { amount }) => sum + amount, 0),
        cents,
      ),
    ),
  confirmedAtStripe: (world, times) =>
    until(world, 'how often Stripe was asked to take the payment', async () =>
      differences(
        (await requestsToStripe()).filter(
          ({ path, params }) =>
            path.endsWith('/confirm') && JSON.stringify(params).includes(world.names.visitor ?? ''),
        ).length,
        times,
      ),
    ),
  laterPayments: (world, { count, amount }) =>
    until(world, 'the payments that follow', async () => {
      const [payment] = await paymentsOfVisitor(world);
      const plan = (await requestsToStripe()).findLast(
        (request) =>
          request.method === 'POST' &&
          request.path === '/v1/subscription_schedules' &&
          JSON.stringify(request.params).includes(payment?.customer ?? 'nobody'),
      );
      return plan ? differences(laterOf(plan.params), { count, amount }) : ['there is no plan'];
    }),
};

type Payment = { amount: number; customer: string | null };

async function paymentsOfVisitor({ names }: World): Promise<Payment[]> {
  const events = (await (await fetch(`${stack.stripeUrl}/_control/events`)).json()) as {
    type: string;
    data: { object: Payment & { receipt_email?: string | null } };
  }[];
  return events
    .filter(
      ({ type, data }) =>
        type === 'payment_intent.succeeded' && data.object.receipt_email === names.visitor,
    )
    .map(({ data }) => data.object);
}

type Phase = {
  items?: { quantity?: unknown; price_data?: { unit_amount?: unknown } }[];
  duration?: { interval_count?: unknown };
  iterations?: unknown;
};

function laterOf(params: Record<string, unknown>): { count: number; amount: number } {
  const phases = (params.phases ?? []) as Phase[];
  const [first] = phases;
  const [item] = first?.items ?? [];
  return {
    count: Number(first?.duration?.interval_count ?? first?.iterations),
    amount: Number(item?.price_data?.unit_amount) * Number(item?.quantity ?? 1),
  };
}
