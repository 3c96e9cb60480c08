import type { Field, UploadField } from 'payload';
import { line, paragraph } from './text.ts';

type Defaults = { documentTitle: string; title: string; lead: string };

/** The top of a page, its name in the browser, and how it looks in search results and where its link is shared. */
export function pageHead({ documentTitle, title, lead }: Defaults): Field[] {
  return [
    line('title', 'Heading', {
      defaultValue: title,
      description: 'The large heading of the page.',
      maxLength: 120,
    }),
    paragraph('lead', 'Text below', {
      defaultValue: lead,
      description: 'One to three sentences.',
      maxLength: 600,
    }),
    ...searchHead({ documentTitle }),
  ];
}

/** How a page looks where others show it. `whenEmpty` says what stands in for a title; without it one has to be written. */
export function searchHead({
  documentTitle,
  metaDescription,
  whenEmpty,
}: {
  documentTitle?: string;
  metaDescription?: string;
  whenEmpty?: string;
}): Field[] {
  return [
    line('documentTitle', 'Title in the browser', {
      required: !whenEmpty,
      defaultValue: documentTitle,
      description: whenEmpty
        ? `Stands in the tab and in search results. Leave empty for ${whenEmpty}.`
        : 'Stands in the tab and in search results, with the name of the practice behind it.',
      maxLength: 70,
    }),
    paragraph('metaDescription', 'Text in search results', {
      required: false,
      defaultValue: metaDescription,
      description: 'One or two sentences. Leave empty for the text at the top of the page.',
      maxLength: 200,
    }),
    sharePicture,
  ];
}

const sharePicture: UploadField = {
  name: 'sharePicture',
  label: 'Picture for shared links',
  type: 'upload',
  relationTo: 'media',
  admin: {
    description:
      'Shown where somebody shares a link to this page. 1200 by 630 points is best. Leave empty for the picture of the practice.',
  },
};
