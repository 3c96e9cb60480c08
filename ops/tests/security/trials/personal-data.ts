import { randomBytes, randomUUID } from 'node:crypto';
import { grouped } from '../../trials/figures.ts';
import { ask } from '../ask.ts';
import { customer, forms } from '../calls.ts';
import { caughtMails, outboxEmpty, wordsOf } from '../caught-mail.ts';
import { findInFiles } from '../find-in-files.ts';
import { confirmPayment } from '../pay.ts';
import type { Trial } from '../trial.ts';
import { submitPage } from '../visits.ts';

/** Sends words that exist nowhere else in every field there is, in good requests and bad ones, then looks for them in all logs. */
export const personalData: Trial = {
  id: 'PRV-07',
  title: 'Nothing a person typed is in a log, and no link in a mail holds it',
  run: async (world) => {
    const mark = `canary${randomBytes(6).toString('hex')}`;
    const marked = Object.fromEntries(
      Object.keys(customer).map((name) => [name, `${mark}-${name}`]),
    );
    const good = {
      ...customer,
      firstName: `${mark}-first`,
      lastName: `${mark}-last`,
      email: `${mark}@example.com`,
      address: `${mark} street`,
      phone: `555${mark}`,
      dateOfBirth: `${mark} 1984`,
      city: `${mark} city`,
    };
    const visitor = { firstName: mark, lastName: mark, email: `${mark}@example.com` };
    const headers = { origin: world.siteUrl, 'content-type': 'application/json' };
    let sent = 0;
    const post = async (url: string, body: unknown, more: Record<string, string> = {}) => {
      sent += 1;
      return await ask(url, {
        method: 'POST',
        headers: { ...headers, ...more },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      });
    };
    const shop = (path: string) => world.web + path;
    const key = { authorization: `service-accounts API-Key ${world.key}` };
    for (let turn = 0; turn < world.count(50, 3); turn += 1) {
      const intent = {
        amount: '477.00',
        productIds: 'gi-map',
        items: [{ id: 'gi-map', quantity: 1 }],
        reference: randomUUID(),
      };
      const { text } = await post(shop('/api/create-payment-intent'), {
        ...intent,
        customer: good,
      });
      const paymentIntent = /"clientSecret":"(pi_\w+?)_secret/.exec(text)?.[1];
      if (paymentIntent) await confirmPayment(world, paymentIntent);
      await post(shop('/api/payment/create-order'), {
        stripePaymentIntentId: paymentIntent ?? 'pi_none',
        reference: intent.reference,
        productName: mark,
      });
      await post(shop('/api/create-payment-intent'), {
        ...intent,
        firstName: mark,
        lastName: mark,
        email: `${mark}@example.com`,
        customer: marked,
      });
      await post(shop('/api/create-payment-intent'), {
        ...intent,
        [mark]: mark,
        couponCode: mark,
        productIds: mark,
        items: [{ id: mark, quantity: 1 }],
      });
      await post(shop('/api/create-payment-intent'), `{"${mark}": "${mark}`);
      await post(shop('/api/validate-coupon'), {
        code: mark,
        orderTotal: '477.00',
        email: `${mark}@example.com`,
      });
      for (const [path, body] of Object.entries(forms)) {
        await post(shop(path), { ...body, ...visitor, phone: mark, message: mark });
        await post(shop(path), { ...body, ...visitor, email: mark, [mark]: mark });
        await post(
          path.replace('/api', `${world.cms}/cms-api/leads`),
          { ...body, ...visitor, freebieName: mark, concern: mark },
          key,
        );
      }
      await post(shop('/api/chat'), {
        messages: [
          {
            role: 'user',
            content: `My name is ${mark}, I live at ${mark} Street and feel ${mark}`,
          },
        ],
      });
      await post(shop('/api/chat'), { messages: [{ role: mark, content: mark }] });
      for (const path of ['/?index', '/freebies', `/mail/${mark}`])
        await submitPage(world, path, { ...visitor, phone: mark, message: mark, concern: mark });
      await post(`${world.cms}/cms-api/leads/unsubscribe`, { token: mark }, key);
      await post(`${world.cms}/cms-api/chat/unanswered`, { passage: `question:${mark}` }, key);
      await post(
        shop('/api/stripe/webhook'),
        { id: mark, email: mark },
        { 'stripe-signature': `t=1,v1=${mark}` },
      );
      for (const path of [
        `/?email=${mark}`,
        `/store?name=${mark}`,
        `/${mark}`,
        `/media/${mark}.webp`,
        `/api/${mark}?q=${mark}`,
        `/checkout?payment_intent=pi_1&x=${mark}`,
      ])
        await ask(shop(path), {
          headers: { referer: `https://x.example/${mark}`, 'user-agent': mark },
        });
      await post(
        `${world.cms}/cms-api/users/login`,
        { username: mark, password: mark },
        { 'x-forwarded-for': `10.5.${turn}.1` },
      );
      await post(`${world.cms}/cms-api/payments/intent`, { amount: mark, customer: marked }, key);
      for (const query of [
        `where[email][equals]=${mark}`,
        `where[id][equals]=${mark}`,
        `sort=${mark}`,
        `where[${mark}][equals]=1`,
      ])
        await ask(`${world.cms}/cms-api/products?${query}`, { headers: key });
      await ask(`${world.cms}/admin/collections/${mark}?search=${mark}`);
    }
    await ask(`${world.cms}/cms-api/health`);
    await outboxEmpty(world);
    const mails = await caughtMails(world, ({ to }) => to.includes(visitor.email));
    const links = mails.flatMap((mail) => wordsOf(mail).match(/https?:[^\s"'<>]+/g) ?? []);
    const telling = links.filter((link) => link.includes(mark)).length;
    const { hits, bytes } = findInFiles(
      world.logDir,
      [mark],
      (name) => !['stripe.log', 'mail.log'].includes(name),
    );
    for (const hit of hits.slice(0, 5)) world.say(`  ${hit}`);
    return {
      kept: hits.length + telling === 0 && bytes > 0 && links.length > 0,
      figure: `${grouped(sent)} requests with marked words, ${hits.length} of them in ${grouped(Math.round(bytes / 1024))} kB of logs, ${telling} in ${links.length} links of mails`,
    };
  },
};
