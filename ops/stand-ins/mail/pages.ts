import type { Message, MessageSummary } from './messages.ts';

/** Pages of the catcher run no scripts; a mail's own page may show its pictures and styles, and nothing else. */
export const pagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";
export const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src http: https: data:; font-src http: https: data:; form-action 'none'; base-uri 'none'; frame-ancestors 'self'; sandbox allow-popups";

export function listPage(messages: MessageSummary[]): string {
  const rows = messages.map(
    ({ id, to, from, subject, date }) =>
      `<tr><td><a href="/view/${id}">${escape(subject || '(no subject)')}</a></td><td>${escape(to.join(', '))}</td><td>${escape(from)}</td><td><time>${escape(date.slice(0, 19).replace('T', ' '))}</time></td></tr>`,
  );
  const table = `<table><thead><tr><th scope="col">Subject</th><th scope="col">To</th><th scope="col">From</th><th scope="col">Arrived (UTC)</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
  return layout(
    'Caught mail',
    `<h1>Caught mail</h1>${messages.length > 0 ? table : '<p>Nothing has arrived yet. Mail that the shop sends appears here; reload to look again.</p>'}`,
  );
}

export function messagePage(message: Message): string {
  const facts = [
    ['From', message.from],
    ['To', message.to.join(', ')],
    ['Arrived', message.date],
    ['Message-ID', message.messageId ?? ''],
  ].map(([name = '', value = '']) => `<dt>${name}</dt><dd>${escape(value)}</dd>`);
  const html =
    message.html === null
      ? ''
      : `<h2>As HTML</h2><iframe title="The mail as HTML" sandbox="allow-popups" src="/messages/${message.id}/html"></iframe>`;
  const text = message.text === null ? '' : `<h2>As text</h2><pre>${escape(message.text)}</pre>`;
  const subject = message.subject || '(no subject)';
  return layout(
    subject,
    `<p><a href="/">All mail</a></p><h1>${escape(subject)}</h1><dl>${facts.join('')}</dl>${html}${text}`,
  );
}

const style = `
  :root { color-scheme: light; font: 1rem/1.5 system-ui, sans-serif; color: #1d3a2f; background: #faf5ea }
  body { max-width: 62rem; margin: 2rem auto; padding: 0 1rem }
  table { width: 100%; border-collapse: collapse } th, td { text-align: left; padding: .5rem .75rem .5rem 0; border-bottom: 1px solid #d8cbb0; overflow-wrap: anywhere }
  a { color: inherit } dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem } dt { font-weight: 600 } dd { margin: 0; overflow-wrap: anywhere }
  iframe { width: 100%; height: 40rem; border: 1px solid #6e7b6e; background: #fff } pre { white-space: pre-wrap; overflow-wrap: anywhere; background: #fffdf8; padding: 1rem; border: 1px solid #d8cbb0 }`;

function layout(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(title)}</title><style>${style}</style></head><body><main>${body}</main></body></html>`;
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
}
