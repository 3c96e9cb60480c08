import type {
  AboutDocument,
  BlogPageDocument,
  FaqDocument,
  FaqPageDocument,
  PostDocument,
  PrivacyDocument,
  TestimonialDocument,
  TestimonialsPageDocument,
} from '../../app/content/documents.ts';
import { media, written } from './sample-media.ts';

/** Sample documents of the pages that are read: articles, questions, testimonials and the words around them. */
const days: [slug: string, title: string, date: string][] = [
  ['complete-proteins', 'Complete proteins on an ordinary plate', '2025-07-03'],
  ['summer-superfoods', 'Summer superfoods your gut already loves', '2025-06-12'],
  ['food-allergy-testing', 'What a food allergy test can tell you', '2025-05-01'],
  ['gut-heart-connection', 'The gut and heart connection', '2025-02-14'],
  ['gut-health-stool-test', 'What a stool test shows', '2025-01-23'],
  ['new-year-gut-habits', 'New year, ten gut habits', '2025-01-02'],
  ['heal-your-gut', 'Heal your gut: where to begin', '2024-12-19'],
  ['christmas-food-additives', 'Christmas food additives', '2024-12-12'],
  ['electrolytes-vs-minerals', 'Electrolytes or minerals', '2024-12-05'],
  ['ewg-trusted-source', 'A trusted source for what touches your skin', '2024-11-25'],
  ['yuka-app', 'The scanner app in the grocery aisle', '2024-11-18'],
];

const words = (text: string, format = 0) => ({ type: 'text', version: 1, text, format });
const node = (type: string, children: object[], more: object = {}) => ({ type, version: 1, children, ...more });
const textOf = (slug: string) => ({
  root: {
    type: 'root',
    version: 1,
    direction: null,
    format: '' as const,
    indent: 0,
    children: [
      node('paragraph', [words('Every plate begins with one question. '), words('Start small', 1), words('.')]),
      node('heading', [words('Where to begin')], { tag: 'h2' }),
      node('list', [node('listitem', [words('Beans and lentils')]), node('listitem', [words('Eggs and fish')])], { listType: 'bullet', tag: 'ul' }),
      node('heading', [words('What to do next')], { tag: 'h2' }),
      node('paragraph', [words('Read the '), node('link', [words('next article')], { fields: { linkType: 'custom', url: '/store#testing', newTab: false } }), words(` of ${slug}.`)]),
    ],
  },
});

export const posts: PostDocument[] = days.map(([slug, title, day]) => ({
  id: `post-${slug}`,
  slug,
  title,
  excerpt: `A few words on ${title.toLowerCase()}.`,
  date: `${day}T12:00:00.000Z`,
  picture: media(`article-${slug}`, `A drawing for ${title}`),
  content: textOf(slug),
  ...written,
}));

export const faqs: FaqDocument[] = Array.from({ length: 12 }, (_, place) => ({
  id: `faq-${place}`,
  question: `Question ${place + 1}?`,
  answer: `Answer ${place + 1}.\n\n- one\n- two`,
  topic: place < 5 ? 'Ordering and paying' : 'Kits and results',
  position: place * 10,
  ...written,
}));

export const testimonials: TestimonialDocument[] = (['featured', 'home', 'home', 'home', 'home', ...Array.from({ length: 17 }, () => 'grid' as const)] as const).map((place, index) => ({
  id: `testimonial-${index}`,
  name: `Person ${index}`,
  content: `Words of person ${index}.`,
  initial: 'P',
  stars: 5,
  place,
  isSample: true,
  position: index * 10,
  ...written,
}));

const closing = { title: 'Ready to begin?', text: 'Start with a test at home.', testing: 'Browse Testing Kits', consultation: 'Schedule Consultation' };
const stats = [
  { value: '98%', label: 'Success Rate' },
  { value: '1000+', label: 'Families Helped' },
  { value: '4.9', label: 'Average Rating' },
  { value: '13+', label: 'Years Experience' },
];

type ReadingGlobals = { 'blog-page': BlogPageDocument; 'faq-page': FaqPageDocument; 'privacy-policy': PrivacyDocument; about: AboutDocument; 'testimonials-page': TestimonialsPageDocument };

export const readingGlobals: ReadingGlobals = {
  'blog-page': {
    id: 'blog-page',
    title: 'Knowledge Corner',
    lead: 'Short reads on food, testing and living well.',
    documentTitle: 'Knowledge Corner',
    readMore: 'Read More',
    back: 'Back to all articles',
    contents: 'In this article',
    next: 'Next',
    note: 'This is education and does not replace care from your own clinician.',
    closing: { ...closing, testing: 'Browse Testing', consultation: 'Schedule a Consultation' },
  },
  'faq-page': { id: 'faq-page', title: 'Frequently Asked Questions', lead: 'Shipping, results and payment.', documentTitle: 'Questions', contact: { text: 'Is your question not here?', label: 'Contact Us' } },
  'privacy-policy': {
    id: 'privacy-policy',
    title: 'Privacy Policy',
    lead: 'What we collect, and why.',
    documentTitle: 'Privacy policy',
    effective: 'Nov 14, 2023',
    updated: '03/11/2024',
    dates: 'Effective {effective}. Last updated {updated}.',
    summary: { title: 'In short', items: [{ term: '6 years', detail: 'Client data is kept for six years.' }] },
    contents: 'On this page',
    sections: [
      { heading: 'How long we keep it', text: 'Data of people who are not clients is kept until its deletion is requested.\n\nData of clients is kept six years.' },
      { heading: 'Children', text: 'You need to be at least 13 years old:\n- to read\n- to buy' },
    ],
  },
  about: {
    id: 'about',
    title: 'Care that listens',
    lead: 'A board-certified physician assistant (PA-C), founder and CEO, with 13+ years of experience and Christian, faith-guided care.',
    documentTitle: 'About',
    picture: media('portrait', 'The practitioner at her table'),
    biography: { title: 'My story', paragraphs: [{ text: 'The visits were eleven minutes long.' }, { text: 'Then I began to ask why.' }], greeting: 'In faith and good health,' },
    credentials: { title: 'Credentials', items: [{ term: 'Certification', detail: 'Board-certified physician assistant (PA-C)' }] },
    mission: { title: 'Our mission', text: 'To find the root cause of what troubles your gut.', values: [{ title: 'Root cause first', text: 'We test before we suggest.' }] },
    closing,
  },
  'testimonials-page': {
    id: 'testimonials-page',
    title: 'What Our Patients Say',
    lead: 'In their own words.',
    documentTitle: 'Testimonials',
    featuredLabel: 'Verified Patient',
    stats,
    gridTitle: 'More from our families',
    sampleNote: 'Sample',
    closing,
  },
};

export const homeTestimonials = { title: 'What families tell us', stats, more: 'Read More Testimonials', sampleNote: 'Sample' };
