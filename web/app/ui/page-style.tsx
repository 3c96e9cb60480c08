import { use } from 'react';

export type PageCss = {
  /** What React and the document know it by: one word, another one for other styles. */
  name: string;
  load: () => Promise<{ default: string }>;
  /** The styles themselves where the page is written; null in a browser, which has them in the document. */
  onServer: string | null;
};

const loads = new Map<string, Promise<{ default: string }>>();

/**
 * Styles that one page alone uses, written into the head of its document once, however often it is drawn. The page's
 * script does not carry them a second time: a browser loads them where it comes from another page.
 */
export function PageStyle({ styles: { name, load, onServer } }: { styles: PageCss }) {
  const css = onServer ?? (isInDocument(name) ? '' : use(loadOnce(name, load)).default);
  return (
    <style href={name} precedence="page">
      {css}
    </style>
  );
}

const isInDocument = (name: string) =>
  document.querySelector(`style[data-href~="${CSS.escape(name)}"]`) !== null;

function loadOnce(name: string, load: PageCss['load']): Promise<{ default: string }> {
  const known = loads.get(name);
  if (known) return known;
  const loading = load();
  loads.set(name, loading);
  loading.catch(() => loads.delete(name));
  return loading;
}
