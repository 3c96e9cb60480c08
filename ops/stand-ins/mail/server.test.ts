import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { expect, onTestFinished, test } from 'vitest';
import type { Message } from './messages.ts';
import { startMailCatcher, type MailCatcherOptions } from './server.ts';

async function openCatcher(options: MailCatcherOptions = {}) {
  const catcher = await startMailCatcher(options);
  onTestFinished(() => catcher.stop());
  const get = async (path: string) => (await fetch(catcher.url + path)).json() as Promise<unknown>;
  return {
    ...catcher,
    send: async (mail: SendMailOptions, timeout = 2000) => {
      const transport = createTransport({
        url: catcher.smtpUrl,
        socketTimeout: timeout,
        auth: { user: 'any', pass: 'thing' },
      });
      try {
        return await transport.sendMail({
          from: 'shop@example.com',
          to: 'buyer@example.com',
          subject: 'Hello',
          text: 'Hi',
          ...mail,
        });
      } finally {
        transport.close();
      }
    },
    list: () => get('/messages') as Promise<Message[]>,
    read: (id: string) => get(`/messages/${id}`) as Promise<Message>,
    fault: (fault: object) =>
      fetch(`${catcher.url}/_control/faults`, { method: 'POST', body: JSON.stringify(fault) }),
  };
}

test('a mail is kept with its parts and shown newest first', async () => {
  const { send, list, read } = await openCatcher();
  await send({
    messageId: '<one@example.com>',
    html: '<h1>Thank you, Zoë</h1>',
    headers: { 'X-Kind': 'order' },
  });
  await send({ to: ['a@example.com', 'b@example.com'], subject: 'Second' });
  const [second, first] = await list();
  expect(second).toMatchObject({ subject: 'Second', to: ['a@example.com', 'b@example.com'] });
  expect(first).toMatchObject({
    from: 'shop@example.com',
    to: ['buyer@example.com'],
    subject: 'Hello',
    messageId: '<one@example.com>',
  });
  expect(await read(first?.id ?? '')).toMatchObject({
    html: expect.stringContaining('Thank you, Zoë'),
    text: expect.stringContaining('Hi'),
    headers: { 'x-kind': 'order' },
  });
});

test('pictures that travel inside a mail show in its page', async () => {
  const { send, list, url } = await openCatcher();
  await send({
    html: '<img src="cid:mark@practice">',
    attachments: [
      {
        cid: 'mark@practice',
        content: Buffer.from('png'),
        contentType: 'image/png',
        filename: 'm',
      },
    ],
  });
  const [mail] = await list();
  const shown = await fetch(`${url}/messages/${mail?.id}/html`);
  expect(await shown.text()).toContain('<img src="data:image/png;base64,cG5n">');
});

test('mails outlive a restart and can be deleted', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'mail-catcher-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  const before = await openCatcher({ dir });
  await Promise.all([
    before.send({ subject: '1' }),
    before.send({ subject: '2' }),
    before.send({ subject: '3' }),
  ]);
  await before.stop();
  const after = await openCatcher({ dir });
  expect((await after.list()).map(({ subject }) => subject).sort()).toEqual(['1', '2', '3']);
  await fetch(`${after.url}/messages`, { method: 'DELETE' });
  await after.stop();
  expect(await (await openCatcher({ dir })).list()).toEqual([]);
});

test.each([
  ['4xx', 451],
  ['5xx', 550],
  ['refuse', 421],
])('fault %s answers %d once, and the next mail arrives', async (mode, code) => {
  const { send, list, fault } = await openCatcher();
  await fault({ mode, times: 1 });
  await expect(send({})).rejects.toMatchObject({ responseCode: code });
  await send({});
  expect(await list()).toHaveLength(1);
});

test('fault hang leaves the sender waiting, and the mail is not kept', async () => {
  const { send, list, fault } = await openCatcher();
  await fault({ mode: 'hang' });
  await expect(send({}, 200)).rejects.toThrow('Timeout');
  expect(await list()).toEqual([]);
});

test('an unknown fault is refused', async () => {
  const { fault } = await openCatcher();
  expect((await fault({ mode: 'explode' })).status).toBe(400);
});

test('the page shows a mail without letting it run or break out', async () => {
  const { send, url } = await openCatcher();
  await send({
    subject: '<script>alert(1)</script>',
    html: '<script>alert(2)</script><p>Hello</p>',
  });
  const page = await (await fetch(url)).text();
  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(page).not.toContain('<script>');
  const message = await fetch(`${url}/messages/00000001/html`);
  expect(message.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
  expect(await (await fetch(`${url}/view/00000001`)).text()).toContain('sandbox="allow-popups"');
});

test('a web page cannot delete mails, and unknown addresses say so', async () => {
  const { url, send, list } = await openCatcher();
  await send({});
  expect(
    (
      await fetch(`${url}/messages`, {
        method: 'DELETE',
        headers: { origin: 'http://evil.example' },
      })
    ).status,
  ).toBe(403);
  expect((await fetch(`${url}/messages/9`)).status).toBe(404);
  expect(await list()).toHaveLength(1);
});
