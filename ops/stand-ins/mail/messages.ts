import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Attachment } from 'postal-mime';

export type MessageSummary = {
  id: string;
  from: string;
  to: string[];
  subject: string;
  /** When it arrived, ISO 8601. */
  date: string;
  messageId: string | null;
};

export type Message = MessageSummary & {
  html: string | null;
  text: string | null;
  headers: Record<string, string>;
  /** What travels inside it, by its content id, as a browser shows it. */
  pictures?: Record<string, string>;
};

export type MessageStore = {
  /** Keeps a message as it came over the wire; resolves when it is on disk. */
  add: (raw: Buffer, envelope: { from: string; to: string[] }) => Promise<void>;
  /** Newest first. */
  list: () => MessageSummary[];
  get: (id: string) => Message | undefined;
  clear: () => Promise<void>;
};

/** Messages in memory, and as .json files in `dir` when one is given. */
export async function openMessages(dir: string | undefined): Promise<MessageStore> {
  const messages = new Map<string, Message>();
  if (dir) {
    await mkdir(dir, { recursive: true });
    for (const name of (await readdir(dir)).filter((file) => file.endsWith('.json')).sort()) {
      const message = JSON.parse(await readFile(join(dir, name), 'utf8')) as Message;
      messages.set(message.id, message);
    }
  }
  // Ids sort by arrival, also as file names.
  let last = Number([...messages.keys()].at(-1) ?? 0);
  return {
    async add(raw, envelope) {
      const message = await parse(raw, envelope, String(++last).padStart(8, '0'));
      messages.set(message.id, message);
      if (!dir) return;
      const file = join(dir, `${message.id}.json`);
      await writeFile(`${file}.new`, JSON.stringify(message, null, 2), { mode: 0o600 });
      await rename(`${file}.new`, file);
    },
    list: () =>
      [...messages.values()].reverse().map(({ id, from, to, subject, date, messageId }) => ({
        id,
        from,
        to,
        subject,
        date,
        messageId,
      })),
    get: (id) => messages.get(id),
    async clear() {
      const ids = [...messages.keys()];
      messages.clear();
      if (dir) await Promise.all(ids.map((id) => rm(join(dir, `${id}.json`), { force: true })));
    },
  };
}

async function parse(
  raw: Buffer,
  envelope: { from: string; to: string[] },
  id: string,
): Promise<Message> {
  const mail = await PostalMime.parse(raw);
  return {
    id,
    from: mail.from?.address ?? envelope.from,
    to: envelope.to,
    subject: mail.subject ?? '',
    date: new Date().toISOString(),
    messageId: mail.messageId ?? null,
    html: mail.html ?? null,
    text: mail.text ?? null,
    headers: Object.fromEntries(mail.headers.map(({ key, value }) => [key, value])),
    pictures: Object.fromEntries(mail.attachments.flatMap(picture)),
  };
}

function picture({ contentId, mimeType, content }: Attachment): [string, string][] {
  if (!contentId || !mimeType.startsWith('image/') || typeof content === 'string') return [];
  const data = Buffer.from(new Uint8Array(content)).toString('base64');
  return [[contentId.replace(/^<|>$/g, ''), `data:${mimeType};base64,${data}`]];
}

/** The HTML of a mail for a browser, which has no parts to look into. */
export function htmlOf({ html, pictures = {} }: Message): string {
  return Object.entries(pictures).reduce(
    (shown, [cid, data]) => shown.replaceAll(`cid:${cid}`, data),
    html ?? '',
  );
}
