import type { MediaDocument } from './documents.ts';
import { toPicture } from './picture.ts';
import type { PageHead } from './views.ts';

/** The fields of `pageHead` in the CMS, as far as tabs, search results and shared links show them. */
type HeadDocument = { documentTitle: string; lead: string; metaDescription?: string | null | undefined; sharePicture?: MediaDocument | string | null | undefined };

export function toPageHead({ documentTitle, lead, metaDescription, sharePicture }: HeadDocument): PageHead {
  return { title: documentTitle, description: metaDescription || lead, picture: toPicture(sharePicture) };
}
