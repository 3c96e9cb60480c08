import { randomBytes, randomUUID } from 'node:crypto';
import { grouped } from '../../world/figures.ts';
import { caughtMails, outboxEmpty, wordsOf } from '../../world/mailbox.ts';
import { intentOf, stripeSideOf } from '../../world/stripe-side.ts';
import { ask } from '../ask.ts';
import { customer, forms } from '../calls.ts';
import { findInFiles } from '../find-in-files.ts';
import type { Trial } from '../trial.ts';
import { keyOf, post as postTo, submitPage } from '../visits.ts';

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
    let sent = 0;
    const post = async (at: string, path: string, body: object | string, more = {}) => {
      sent += 1;
      return await postTo(world, path, body, { at, headers: more });
    };
    const shop = (path: string, body: object | string, more = {}) =>
      post(world.web, path, body, more);
    const cms = (path: string, body: object, more: object = keyOf(world)) =>
      post(world.cms, `/cms-api/${path}`, body, more);
    const stripe = stripeSideOf(world);
    for (let turn = 0; turn < world.count(50, 3); turn += 1) {
      const intent = {
        amount: '477.00',
        productIds: 'gi-map',
        items: [{ id: 'gi-map', quantity: 1 }],
        reference: randomUUID(),
      };
      const { text } = await shop('/api/create-payment-intent', {
        ...intent,
        customer: good,
      });
      const secret = /"clientSecret":"(pi_\w+?_secret_\w+)/.exec(text)?.[1];
      if (secret) await stripe.confirm(secret);
      await shop('/api/payment/create-order', {
        stripePaymentIntentId: secret ? intentOf(secret) : 'pi_none',
        reference: intent.reference,
        productName: mark,
      });
      await shop('/api/create-payment-intent', {
        ...intent,
        firstName: mark,
        lastName: mark,
        email: `${mark}@example.com`,
        customer: marked,
      });
      await shop('/api/create-payment-intent', {
        ...intent,
        [mark]: mark,
        couponCode: mark,
        productIds: mark,
        items: [{ id: mark, quantity: 1 }],
      });
      await shop('/api/create-payment-intent', `{"${mark}": "${mark}`);
      await shop('/api/validate-coupon', {
        code: mark,
        orderTotal: '477.00',
        email: `${mark}@example.com`,
      });
      for (const [path, body] of Object.entries(forms)) {
        await shop(path, { ...body, ...visitor, phone: mark, message: mark });
        await shop(path, { ...body, ...visitor, email: mark, [mark]: mark });
        await cms(path.replace('/api', 'leads'), {
          ...body,
          ...visitor,
          freebieName: mark,
          concern: mark,
        });
      }
      await shop('/api/chat', {
        messages: [
          {
            role: 'user',
            content: `My name is ${mark}, I live at ${mark} Street and feel ${mark}`,
          },
        ],
      });
      await shop('/api/chat', { messages: [{ role: mark, content: mark }] });
      for (const path of ['/?index', '/freebies', `/mail/${mark}`])
        await submitPage(world, path, { ...visitor, phone: mark, message: mark, concern: mark });
      await cms('leads/unsubscribe', { token: mark });
      await cms('chat/unanswered', { passage: `question:${mark}` });
      await shop(
        '/api/stripe/webhook',
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
        await ask(world.web + path, {
          headers: { referer: `https://x.example/${mark}`, 'user-agent': mark },
        });
      await cms(
        'users/login',
        { username: mark, password: mark },
        { 'x-forwarded-for': `10.5.${turn}.1` },
      );
      await cms('payments/intent', { amount: mark, customer: marked });
      for (const query of [
        `where[email][equals]=${mark}`,
        `where[id][equals]=${mark}`,
        `sort=${mark}`,
        `where[${mark}][equals]=1`,
      ])
        await ask(`${world.cms}/cms-api/products?${query}`, { headers: keyOf(world) });
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
