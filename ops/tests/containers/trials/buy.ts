import { send } from '../../world/calls.ts';
import { seconds } from '../../world/figures.ts';
import { mailTo, wordsOf } from '../../world/mailbox.ts';
import { enter } from '../office.ts';
import { buyOne } from '../shopping.ts';
import type { Trial } from '../trial.ts';

export const buyAKit: Trial = {
  id: 'BUY',
  title:
    'a kit is bought through Caddy; the order stands in the admin panel and the mail in the mailbox',
  async run(world) {
    const address = world.web;
    const from = performance.now();
    const { id, email } = await buyOne(world);
    const office = await enter(world);
    const { status, body: order } = await office.ask('GET', `orders/${id}?depth=0`);
    const mail = await mailTo(world, email, 30_000);
    const took = performance.now() - from;
    const panel = await fetch(`${world.cms}/admin/login`);
    const script = /\/_next\/static\/[^"' ]+\.js/.exec(await panel.text())?.[0] ?? '/_next/none.js';
    const kinds = {
      [`${address}/`]: 200,
      [`${address}/admin`]: 404,
      [`${address}/admin/login`]: 404,
      [`${address}${script}`]: 404,
      [`${address}/cms-api/health`]: 404,
      [`${address}/no-such-page`]: 404,
      [`${world.cms}/admin/login`]: 200,
      [`${world.cms}${script}`]: 200,
      [`${world.cms}/cms-api/health`]: 200,
    };
    const wrong: string[] = [];
    for (const [where, expected] of Object.entries(kinds)) {
      const { status: answered, headers } = await send(where);
      if (
        answered !== expected ||
        headers.get('x-content-type-options') !== 'nosniff' ||
        !headers.get('content-security-policy')
      )
        wrong.push(`${where} ${answered}`);
    }
    const large = await send(`${address}/api/contact`, {
      method: 'POST',
      headers: { origin: world.siteUrl, 'content-type': 'application/json' },
      body: JSON.stringify({ message: 'x'.repeat(2_000_000) }),
    });
    if (large.status !== 413) wrong.push(`two megabytes ${large.status}`);
    return {
      kept:
        status === 200 &&
        order.status === 'paid' &&
        Number(order.amount) === 477 &&
        wordsOf(mail).includes(String(order.number)) &&
        wrong.length === 0,
      figure: `order ${String(order.number)}, ${String(order.status)}, $${String(order.amount)}, for ${String(order.firstName).split(' ')[0]}; the mail '${mail.subject}' names it; all in ${seconds(took)}; ${wrong.length} addresses answered otherwise than without containers${wrong.length ? ` (${wrong.join(', ')})` : ''}`,
    };
  },
};
