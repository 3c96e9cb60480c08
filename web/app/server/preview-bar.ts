import { createHash } from 'node:crypto';

const style =
  'position:fixed;inset:auto 0 0;z-index:60;display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;align-items:center;justify-content:center;' +
  'padding:.625rem 1rem;background:#1d3a2f;color:#faf5ea;font:600 .9375rem/1.4 system-ui,sans-serif';

/** In the admin's frame it loads the page anew whenever something was saved, and needs no way out. */
const script =
  "(()=>{const bar=document.querySelector('[data-preview]'),office=bar.dataset.preview;" +
  "if(parent===self||!office)return;bar.querySelector('a').hidden=true;" +
  "addEventListener('message',({origin,data})=>{if(origin===office&&data&&data.type==='payload-document-event')location.reload()});" +
  "parent.postMessage({type:'payload-live-preview',ready:true},office)})()";

export const scriptHash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** What stands below a page that shows a draft. `office` is the admin's origin, '' when it may not frame the page. */
export function previewBar({
  path,
  office,
  isComplete,
}: {
  path: string;
  office: string;
  isComplete: boolean;
}): string {
  const words = isComplete
    ? 'Preview: a draft that visitors do not see.'
    : 'This draft is not complete yet. Fill in what is missing, and the page shows it.';
  return (
    `<aside aria-label="Preview" data-preview="${office}" style="${style}"><span>${words}</span>` +
    `<a href="${path}" style="color:inherit">Leave the preview</a></aside><script>${script}</script>`
  );
}
