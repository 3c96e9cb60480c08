import type { MediaDocument } from '../media/picture.ts';
import { toPicture } from '../media/picture.ts';
import type { PageHead } from '../views.ts';

/** The fields of `searchHead` in the CMS. */
type HeadDocument = {
  documentTitle?: string | null | undefined;
  metaDescription?: string | null | undefined;
  sharePicture?: MediaDocument | string | null | undefined;
};

/** The head of a page that has `lead` at its top, if it has one. */
export function toPageHead(
  { documentTitle, metaDescription, sharePicture }: HeadDocument,
  lead: string | null,
): PageHead {
  return {
    title: documentTitle || null,
    description: metaDescription || lead,
    picture: toPicture(sharePicture),
  };
}
