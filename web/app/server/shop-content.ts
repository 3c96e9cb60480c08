import type { StoredPicture } from './cache/picture-folder.ts';
import type { Stamp, Versioned } from './cache/versioned-cache.ts';

/** A document as an editor left it, for one page and one reader. Without an id it is the words of a page. */
export type Draft = { slug: string; id: string | null; doc: object };

/** A PDF with its type and tag; 'away' while the CMS cannot hand it out and never did before. */
export type GuideFile = StoredPicture | 'away';

/** What the server around the pages asks of the content; `content/` and `cms/` answer it. */
export type ShopContent = {
  latest: () => Promise<Stamp>;
  /** Null: it takes a moment to say. */
  atOnce: () => Stamp | null;
  state: () => { version: number | null; staleSeconds: number };
  /** Does `work` with the documents of `stamp`, and tells whether all of them were to be had. */
  during: <Value>(stamp: Stamp, work: () => Promise<Value>) => Promise<Versioned<Value>>;
  /** Does `work` as if `draft` were published. */
  withDraft: <Value>(draft: Draft, work: () => Promise<Value>) => Promise<Value>;
  readPreview: (token: string, path: string) => Promise<Draft | 'wrong' | 'expired'>;
  canFillPages: () => Promise<boolean>;
  getGuideFile: (slug: string) => Promise<GuideFile | null>;
  /** Whether a page whose address names what it shows is there; also while nobody can tell. */
  hasPage: (path: string) => Promise<boolean>;
  hasTextPage: (path: string) => Promise<boolean>;
};
