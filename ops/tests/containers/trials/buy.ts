import { send } from '../../resilience/calls.ts';
import { seconds } from '../../trials/figures.ts';
import { until } from '../../trials/until.ts';
import { signIn } from '../office.ts';
import { buyOne } from '../shopping.ts';
import type { Trial } from '../trial.ts';

type Mail = { id: string; to: string[]; subject: string };

export const buyAKit: Trial = {
  id: 'BUY',
  title:
    'a kit is bought through Caddy; the order stands in the admin panel and the mail in the mailbox',
  async run(world) {
    const address = `http://127.0.0.1:${world.ports.web}`;
    const from = performance.now();
    const { id, email } = await buyOne(world);
    const office = await signIn(world);
    const { status, body: order } = await office('GET', `/cms-api/orders/${id}?depth=0`);
    const mail = await until('the confirmation is in the mailbox', 30_000, async () => {
      const all = (await (
        await fetch(`http://127.0.0.1:${world.ports.mail}/messages`)
      ).json()) as Mail[];
      return all.find(({ to }) => to.includes(email)) ?? null;
    });
    const took = performance.now() - from;
    const text = await (
      await fetch(`http://127.0.0.1:${world.ports.mail}/messages/${mail.id}`)
    ).text();
    const panel = await fetch(`${address}/admin/login`);
    const script = /\/_next\/static\/[^"' ]+\.js/.exec(await panel.text())?.[0] ?? '/_next/none.js';
    const kinds = {
      '/': 200,
      '/admin/login': 200,
      [script]: 200,
      '/cms-api/health': 200,
      '/no-such-page': 404,
    };
    const wrong: string[] = [];
    for (const [path, expected] of Object.entries(kinds)) {
      const { status: answered, headers } = await send(address + path);
      if (
        answered !== expected ||
        headers.get('x-content-type-options') !== 'nosniff' ||
        !headers.get('content-security-policy')
      )
        wrong.push(`${path} ${answered}`);
    }
    const large = await send(`${address}/api/contact`, {
      method: 'POST',
      headers: { origin: world.environment.web.SITE_URL ?? '', 'content-type': 'application/json' },
      body: JSON.stringify({ message: 'x'.repeat(2_000_000) }),
    });
    if (large.status !== 413) wrong.push(`two megabytes ${large.status}`);
    return {
      kept:
        status === 200 &&
        order.status === 'paid' &&
        Number(order.amount) === 477 &&
        text.includes(String(order.number)) &&
        wrong.length === 0,
      figure: `order ${String(order.number)}, ${String(order.status)}, $${String(order.amount)}, for ${String(order.firstName).split(' ')[0]}; the mail '${mail.subject}' names it; all in ${seconds(took)}; ${wrong.length} addresses answered otherwise than without containers${wrong.length ? ` (${wrong.join(', ')})` : ''}`,
    };
  },
};
