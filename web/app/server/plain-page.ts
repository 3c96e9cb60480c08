import { createHash } from 'node:crypto';
import type { RefusalPage } from './guards/refusal.ts';

const style =
  'body{margin:0;min-height:100vh;display:grid;place-items:center;background:#faf5ea;color:#1d3a2f;font:1.125rem/1.6 Georgia,serif}' +
  'main{max-width:32rem;padding:2rem;text-align:center}h1{font-size:1.75rem;font-weight:500;line-height:1.2}a{color:inherit}';
const styleHash = createHash('sha256').update(style).digest('base64');
const contentPolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** A few words in the shop's colours, for moments without the application; it costs nothing to answer. */
export function plainPage({
  title,
  text,
  link,
}: {
  title: string;
  text: string;
  link: { href: string; label: string };
}): RefusalPage {
  const html =
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<meta name="robots" content="noindex"><title>${title}</title><style>${style}</style></head><body><main>` +
    `<h1>${title}</h1><p>${text}</p><p><a href="${link.href}">${link.label}</a></p></main></body></html>\n`;
  return { html, policy: contentPolicy };
}
