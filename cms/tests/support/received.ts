import PostalMime from 'postal-mime';
import type { Smtp } from './smtp.ts';

/** A mail as a reader's program takes it apart. */
export type Received = {
  /** Whom the mail server was told to bring it to. */
  recipients: string[];
  /** Names and values as they came, in lower case names. */
  headers: { key: string; value: string }[];
  from: string;
  to: string;
  replyTo: string;
  subject: string;
  messageId: string;
  html: string;
  text: string;
  /** The appointment that came with it. */
  calendar: string | null;
  raw: string;
};

/** Everything that a mail server took, taken apart. */
export async function readAll(smtp: Smtp, from = 0): Promise<Received[]> {
  return await Promise.all(
    smtp.received.slice(from).map((raw, place) => read(raw, smtp.recipients[from + place] ?? [])),
  );
}

async function read(raw: string, recipients: string[]): Promise<Received> {
  const mail = await PostalMime.parse(raw.replaceAll('\n', '\r\n'));
  const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value ?? '';
  // As it came: the parser would mend its line ends.
  const calendar = /content-type: text\/calendar;[\s\S]*?\n\n([\w+/=\n]+)/i.exec(raw)?.[1];
  return {
    recipients,
    headers: mail.headers.map(({ key, value }) => ({ key, value })),
    from: header('from'),
    to: header('to'),
    replyTo: header('reply-to'),
    subject: mail.subject ?? '',
    messageId: mail.messageId ?? '',
    html: mail.html ?? '',
    text: mail.text ?? '',
    calendar: calendar ? Buffer.from(calendar, 'base64').toString() : null,
    raw,
  };
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** What an HTML mail says to its reader, and where its links lead. */
export function wordsOfHtml(html: string): string {
  return html
    .replace(/<head[\s\S]*?<\/head>/i, '')
    .replace(
      /<div style="display:none[\s\S]*?<\/div>\s*<\/div>|<div style="display:none[^>]*>[\s\S]*?<\/div>/i,
      '',
    )
    .replace(/<a [^>]*href="([^"]+)"[^>]*>/gi, ' $1 ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x([0-9a-f]+);/gi, (_, code: string) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    )
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole);
}

/** The words of a text, each once. Signs, and the numbers of a list, are none. */
export function wordSet(text: string): Set<string> {
  const words = text
    .replaceAll('mailto:', '')
    .split(/[\s,;:()“”"–−\u200b-\u200f\ufeff]+/u)
    .map((word) => word.replace(/^[-]|[.!?:]+$/g, ''));
  return new Set(
    words.filter((word) => /[\p{L}\p{N}]/u.test(word) && !/^([ivx]{1,3}|\d)$/.test(word)),
  );
}

/** Every address in the HTML of a mail that a program would follow or fetch. */
export function addressesOf(html: string): string[] {
  return [
    ...html.matchAll(/\b(?:href|src|background|action|srcset)="([^"]*)"|url\(([^)]*)\)/gi),
  ].map(([, attribute, style]) => attribute ?? style ?? '');
}
