import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, expect } from 'vitest';
import { useCms } from './cms.ts';
import { startSmtp } from './smtp.ts';

/** Somebody who fills in a form, with an address of their own. */
export const someone = () => ({
  firstName: 'Hannah',
  lastName: 'Whitfield',
  email: `hannah-${randomUUID().slice(0, 8)}@visitor.example`,
  elapsedMs: 20_000,
});
export const health = {
  phone: '208-555-0142-canary',
  concern: 'hormonal',
  interest: 'second-opinion',
  message: 'Since March, a canary in every meal.',
};
export const guide = 'Ultimate Gut Health Guide';

type Answer = {
  success: boolean;
  id?: string;
  message?: string;
  fieldErrors?: Record<string, string>;
};
type Row = Record<string, string | null>;

/** A CMS with a mail server of its own, and what its forms, its database and its mailbox answer. */
export async function useLeads() {
  const smtp = await startSmtp();
  afterAll(() => smtp.close());
  const cms = useCms({
    seed: true,
    env: { SMTP_URL: smtp.url, LINK_SECRET: randomUUID() + randomUUID() },
  });

  async function call(
    path: string,
    body: object,
    key = cms.apiKey,
  ): Promise<{ status: number; body: Answer }> {
    const headers = {
      'content-type': 'application/json',
      ...(key && { authorization: `service-accounts API-Key ${key}` }),
    };
    const response = await cms.request(`leads/${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    expect(response.headers.get('cache-control')).toBe('no-store');
    return { status: response.status, body: (await response.json()) as Answer };
  }

  async function query(text: string, values: unknown[] = []): Promise<Row[]> {
    const client = new Client({ connectionString: cms.databaseUrl });
    await client.connect();
    try {
      return (await client.query<Row>(text, values)).rows;
    } finally {
      await client.end();
    }
  }

  const mailsTo = (to: string) => query('select * from mails where "to" = $1 order by kind', [to]);
  const runJobs = () => cms.payload.jobs.run({ limit: 50, sequential: true, silent: true });

  /** The parts of a received message, decoded. */
  function readMail(messageId: string | null | undefined) {
    const [raw = '', ...more] = smtp.received.filter((message) =>
      message.toLowerCase().includes(`message-id: ${String(messageId).toLowerCase()}`),
    );
    const head = raw.slice(0, raw.indexOf('\n\n')).replace(/\n\s+/g, ' ');
    const parts = raw.split(/\n----_[^\n]+\n/).map((part) => {
      const [partHead = '', ...bodies] = part.split('\n\n');
      const body = bodies.join('\n\n').replace(/^\.\./gm, '.');
      const text = /base64/i.test(partHead)
        ? Buffer.from(body, 'base64').toString()
        : body
            .replace(/=\n/g, '')
            .replace(/((?:=[0-9A-F]{2})+)/g, (hex) =>
              Buffer.from(hex.replaceAll('=', ''), 'hex').toString(),
            );
      return { type: /content-type:\s*([\w/-]+)/i.exec(partHead)?.[1] ?? '', text };
    });
    const of = (type: string) => parts.find((part) => part.type === type)?.text ?? '';
    return {
      count: more.length + (raw ? 1 : 0),
      raw,
      head,
      text: of('text/plain'),
      html: of('text/html'),
      calendar: of('text/calendar'),
      all: `${head}\n${parts.map(({ text }) => text).join('\n')}`,
    };
  }

  async function setWorkshop(changes: object) {
    const { workshop } = await cms.payload.findGlobal({ slug: 'freebies-page', depth: 0 });
    await cms.payload.updateGlobal({
      slug: 'freebies-page',
      data: { workshop: { ...workshop, ...changes }, _status: 'published' } as never,
      depth: 0,
    });
  }

  return { smtp, cms, call, query, mailsTo, runJobs, readMail, setWorkshop };
}
