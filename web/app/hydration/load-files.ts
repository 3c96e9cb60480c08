/**
 * The one way in which code reaches a page later than the page itself (ERR-02). Browsers keep the failure of an `import`
 * for as long as the page is open, that of a file it needs included. So all files are fetched before anything is imported:
 * what could not be fetched was never imported and may be asked for again. `late-code.ts` beside vite.config.ts puts this
 * behind every `import()` of ours and behind the framework's own for the code of pages.
 */

/** What came with the document is there; a link that is added later may fail. */
const arrived = new Set(
  Array.from(
    document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload], link[rel=stylesheet]'),
    (link) => new URL(link.href).pathname,
  ),
);
const underWay = new Map<string, Promise<void>>();

/** Called in place of each `import()`: `files` are the ones that it needs, itself included, below the root of the site. */
export async function importAfter<T>(load: () => Promise<T>, files: string[] = []): Promise<T> {
  await loadFiles(files.map((file) => `/${file}`));
  return load();
}

/** @throws when one of them is out of reach. */
export async function loadFiles(paths: string[]): Promise<void> {
  await Promise.all(paths.filter((path) => !arrived.has(path)).map(loadFile));
}

function loadFile(path: string): Promise<void> {
  const before = underWay.get(path);
  if (before) return before;
  const loading = fetchFile(path)
    .then(() => void arrived.add(path))
    .finally(() => underWay.delete(path));
  underWay.set(path, loading);
  return loading;
}

/** The browser keeps what was fetched, and takes it from there when it is imported. A preloading link would keep a failure, too. */
async function fetchFile(path: string): Promise<void> {
  if (path.endsWith('.css')) return addStyles(path);
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} is out of reach`);
  await response.arrayBuffer();
}

function addStyles(path: string): Promise<void> {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', href: path });
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`${path} is out of reach`));
    });
    document.head.append(link);
  });
}
