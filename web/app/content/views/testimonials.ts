import type { ClosingWords, PageHead, Stat, Testimonial } from './parts.ts';

export type TestimonialsPage = {
  head: PageHead;
  title: string;
  lead: string;
  featuredLabel: string;
  sampleNote: string;
  featured: Testimonial | null;
  stats: Stat[];
  gridTitle: string;
  grid: Testimonial[];
  closing: ClosingWords;
};
