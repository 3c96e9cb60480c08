import type { Payload } from 'payload';
import { aboutTexts } from './globals/about.ts';
import { freebiesPageTexts } from './globals/freebies-page.ts';
import { blogPageTexts, faqPageTexts, localPageTexts } from './globals/reading-pages.ts';
import { recommendationsTexts } from './globals/recommendations-page.ts';
import { testimonialsTexts } from './globals/testimonials-page.ts';
import type { Draw } from './pictures.ts';
import { publishTexts } from './publish-texts.ts';

/** The texts of the pages that sell nothing themselves. What a file leaves out, and the two without one, keep the words of their fields. */
export async function seedPages(payload: Payload, draw: Draw): Promise<void> {
  const pictures = await draw([
    'portrait',
    'flyer',
    'share-guides',
    'share-pantry',
    'share-street',
  ]);
  await publishTexts(payload, 'about', { ...aboutTexts, picture: pictures.portrait });
  await publishTexts(payload, 'testimonials-page', testimonialsTexts);
  await publishTexts(payload, 'freebies-page', {
    ...freebiesPageTexts(pictures.flyer),
    sharePicture: pictures['share-guides'],
  });
  await publishTexts(payload, 'blog-page', blogPageTexts);
  await publishTexts(payload, 'faq-page', faqPageTexts);
  await publishTexts(payload, 'recommendations-page', {
    ...recommendationsTexts,
    sharePicture: pictures['share-pantry'],
  });
  await publishTexts(payload, 'local-page', {
    ...localPageTexts,
    sharePicture: pictures['share-street'],
  });
  await publishTexts(payload, 'assistant', {});
  await publishTexts(payload, 'mail-texts', {});
}
