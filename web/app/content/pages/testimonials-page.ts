import { toClosing } from '../closing.ts';
import type { TestimonialDocument, TestimonialsPageDocument } from '../documents.ts';
import type { Testimonial, TestimonialsPage } from '../views.ts';
import { toPageHead } from './page-head.ts';

export function toTestimonialsPage(
  doc: TestimonialsPageDocument,
  testimonials: TestimonialDocument[],
): TestimonialsPage {
  const standing = (place: TestimonialDocument['place']) =>
    testimonials.filter((testimonial) => testimonial.place === place).map(toTestimonial);
  return {
    head: toPageHead(doc, doc.lead),
    title: doc.title,
    lead: doc.lead,
    featuredLabel: doc.featuredLabel,
    sampleNote: doc.sampleNote,
    featured: standing('featured')[0] ?? null,
    stats: (doc.stats ?? []).map(({ value, label }) => ({ value, label })),
    gridTitle: doc.gridTitle,
    grid: standing('grid'),
    closing: toClosing(doc.closing),
  };
}

/** Stars come as a whole number from 1 to 5. */
export function toTestimonial({
  name,
  content,
  initial,
  stars,
  isSample,
}: TestimonialDocument): Testimonial {
  return {
    name,
    content,
    initial,
    stars: Math.min(5, Math.max(1, Math.round(stars))),
    isSample: isSample ?? false,
  };
}
