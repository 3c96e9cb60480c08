import type { App } from './app.ts';
import type { RefusalPage, Refusal } from './guards/refusal.ts';
import { plainPage } from './plain-page.ts';
import { previewBar, scriptHash } from './preview-bar.ts';

export type PreviewSettings = {
  /** The admin's origin, which alone may show a preview in a frame; undefined: nobody may. */
  office: string | undefined;
  siteUrl: string;
  isDevelopment: boolean;
};

const away: Refusal = {
  status: 503,
  message: 'The practice office is out of reach for a moment. Please try again.',
  headers: { 'Retry-After': '5' },
};
const wordsOf = {
  wrong:
    'This is not a preview of this page, or what it showed is gone. Open it again in the practice office.',
  expired: 'This preview has ended: it lasts for an hour. Open it again in the practice office.',
};

/** True for an address that asks for a preview: none of the caches has a part in its answer. */
export function asksForPreview(address: string): boolean {
  return address.includes('?') && /[?&]preview=/.test(address);
}

/**
 * The page at `path` with the draft that `token` shows, for the editor alone: never kept, never listed, framed by the
 * admin only. A token that shows nothing here gets a refusal and not the published page, which could be taken for the draft.
 */
export async function openPreview(
  { content, handle }: Pick<App, 'content' | 'handle'>,
  token: string,
  path: string,
  settings: PreviewSettings,
): Promise<Response | Refusal> {
  const draft = await content.readPreview(token, path).catch(() => null);
  if (draft === null) return away;
  if (typeof draft === 'string')
    return {
      status: draft === 'expired' ? 410 : 403,
      message: wordsOf[draft],
      headers: privateHeaders,
      page: refusalPage(wordsOf[draft], path),
    };
  const page = await content.withDraft(draft, () => handle(new Request(settings.siteUrl + path)));
  const office = settings.office ?? '';
  const html = (await page.text()).replace(
    '</body>',
    () => `${previewBar({ path, office, isComplete: page.status < 500 })}</body>`,
  );
  const headers = new Headers({ ...Object.fromEntries(page.headers), ...privateHeaders });
  headers.set(
    'Content-Security-Policy',
    previewPolicy(page.headers.get('Content-Security-Policy') ?? '', settings),
  );
  headers.delete('Content-Length');
  return new Response(html, { status: page.status, headers });
}

/** The address holds the token: no other site may learn it from a link that is followed. */
const privateHeaders = {
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'no-referrer',
};

function previewPolicy(policy: string, { office, isDevelopment }: PreviewSettings): string {
  const framed = office
    ? policy.replace("frame-ancestors 'none'", `frame-ancestors ${office}`)
    : policy;
  return isDevelopment
    ? framed
    : framed.replace("script-src 'self'", `script-src 'self' ${scriptHash}`);
}

function refusalPage(words: string, path: string): RefusalPage {
  return plainPage({
    title: 'No preview',
    text: words,
    link: { href: path, label: 'See the page as visitors do' },
  });
}
