import type { Field } from 'payload';
import { line, paragraph } from './text.ts';

type Defaults = { documentTitle: string; title: string; lead: string };

/** The top of a page and its name in the browser. */
export function pageHead({ documentTitle, title, lead }: Defaults): Field[] {
  return [
    line('title', 'Heading', { defaultValue: title, description: 'The large heading of the page.', maxLength: 120 }),
    paragraph('lead', 'Text below', { defaultValue: lead, description: 'One to three sentences.', maxLength: 600 }),
    line('documentTitle', 'Title in the browser', { defaultValue: documentTitle, description: 'Stands in the tab and in search results, with the name of the practice behind it.', maxLength: 70 }),
    paragraph('metaDescription', 'Text in search results', { required: false, description: 'One or two sentences. Leave empty for the text above.', maxLength: 200 }),
  ];
}
