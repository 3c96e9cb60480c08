import type { Texts } from '../publish-texts.ts';

/** Heading, label and figures keep the words of their fields, which are the spec's (§2). */
export const testimonialsTexts: Texts<'testimonials-page'> = {
  lead: 'Families who took the first step, about what it was like: to be heard, to understand their results, and to have a plan.',
  metaDescription:
    'What families say about testing at home, reading their results with a physician assistant, and finally having a plan.',
  gridTitle: 'More from our families',
  closing: {
    title: 'Your story could be next',
    text: 'Start with a test at home, or talk it over first.',
    testing: 'Browse Testing Kits',
    consultation: 'Schedule Consultation',
  },
};
