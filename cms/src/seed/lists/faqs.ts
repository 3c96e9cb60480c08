import type { Sample } from '../publish-list.ts';

/** Spec §9, FAQ business statements. $777, 24 hours and 2-3 weeks stand here and nowhere else. */
export const faqs: Sample<'faqs'>[] = [
  { question: 'How do I pay?', answer: 'You pay by card. Payments run through a payment gateway.' },
  { question: 'How long does shipping take?', answer: 'Kits ship within 1-2 business days and arrive in 5-7 business days.' },
  { question: 'When will I have my results?', answer: 'Results take about 2-3 weeks after the lab receives your sample.' },
];
