import type { AssistantDocument, CheckoutDocument, FrameDocument, HomeDocument, OfferDocument, PracticeDocument, ProductDocument, StoreDocument } from '../../app/content/documents.ts';
import { assistant } from './sample-assistant.ts';
import { media, written } from './sample-media.ts';
import { homeTestimonials, readingGlobals } from './sample-reading.ts';
import { partnerWords, shelfGlobals } from './sample-shelves.ts';
import { cart, checkoutForm, contactForm, dialogWords, doneWords, frameWords, offerButtons, planWords, programWords, storeWords } from './sample-words.ts';

export { faqs, posts, testimonials } from './sample-reading.ts';
export { affiliateProducts, freebies, localBusinesses, partnerLinks } from './sample-shelves.ts';

/** Sample documents as the CMS hands them out over REST: enough to see every page without a CMS. */
type Sample = NonNullable<ProductDocument['sample']>;
type Row = [handle: string, name: string, price: number, ground: string, sample: Sample, days: number, description: string, features: string[]];

const testing: Row[] = [
  ['gi-map', 'GI-MAP', 477, '#D3DDCA', 'stool', 14, 'A DNA stool test that shows bacteria, parasites, yeast and how well you digest.', ['Bacteria, parasites and yeast', 'Digestion and inflammation markers', 'Results in 14 days', 'Collected at home', 'Read by a PA-C']],
  ['gi-map-zonulin', 'GI-MAP plus Zonulin', 537, '#CDDCDD', 'stool', 14, 'The GI-MAP with zonulin, the marker for a leaky gut wall.', ['Everything in GI-MAP', 'Zonulin for gut permeability', 'Results in 14 days']],
  ['adult-gut', 'Adult Gut', 357, '#F8E4B9', 'stool', 28, 'A shotgun sequencing test of the whole adult microbiome.', ['Whole microbiome sequenced', 'Food and supplement plan', 'Results in 28 days']],
  ['child-gut', 'Child Gut', 337, '#FBF1CD', 'stool', 28, 'The microbiome test for children from 3 to 18.', ['For ages 3-18', 'Whole microbiome sequenced', 'Results in 28 days']],
  ['baby-gut', 'Baby Gut', 337, '#F7E7DC', 'stool', 28, 'The microbiome test for babies and toddlers up to 3.', ['For ages 0-3', 'From a diaper sample', 'Results in 28 days']],
  ['pregnancy-gut', 'Pregnancy Gut', 337, '#F3DBD5', 'stool', 28, 'Know what you pass on: the microbiome in pregnancy.', ['For every trimester', 'Whole microbiome sequenced', 'Results in 28 days']],
  ['organic-acids', 'Organic Acids', 457, '#EDEBC5', 'urine', 10, 'A urine test of yeast, mitochondria and neurotransmitter markers.', ['Yeast and bacterial markers', 'Energy and mood markers', 'Results in 10 days']],
  ['dutch', 'DUTCH Hormone', 477, '#E3D4DC', 'urine', 10, 'Dried urine hormones through a whole day.', ['Sex and stress hormones', 'Four samples in a day', 'Results in 10 days']],
  ['fast-88', 'FAST 88 Food', 377, '#DFE6D2', 'finger-prick', 10, 'Reactions to 88 foods from a finger prick.', ['88 foods', 'One finger prick', 'A plan for what to leave out']],
  ['mycotox', 'MycoTOX', 427, '#E8DCCD', 'urine', 10, 'Mold toxins measured in urine.', ['Eleven mycotoxins', 'One morning sample', 'Results in 10 days']],
  ['toxdetect', 'TOXDetect', 437, '#E7E0F0', 'urine', 10, 'Everyday chemicals measured in urine.', ['Pesticides and plastics', 'One morning sample', 'Results in 10 days']],
  ['dna-methylation', 'DNA Methylation', 627, '#DAE6CC', 'saliva', 10, 'How your genes handle methylation.', ['Methylation genes', 'Saliva sample', 'Results in 10 days']],
  ['female-polygenic-risk', 'Female Polygenic Risk', 377, '#F0D5CA', 'saliva', 10, 'Inherited risk, read together from many genes.', ['Many genes, one picture', 'Saliva sample', 'Results in 10 days']],
];

const supplements: [string, string, number, string, string][] = [
  ['probiotic', 'Probiotic', 65, '#E3E9D9', 'Daily strains for a settled gut.'],
  ['digestive-enzymes', 'Digestive Enzymes', 45, '#F6E6C3', 'Help with meals that sit heavy.'],
  ['gut-repair', 'Gut Repair', 55, '#F3DBD5', 'Support for the gut lining.'],
];

const ages: Record<string, string> = { 'child-gut': '3-18', 'baby-gut': '0-3' };

const lines = (texts: string[]) => texts.map((text) => ({ text }));

const base = {
  ages: null,
  badge: null,
  priceNote: null,
  sample: null,
  turnaroundDays: null,
  summary: null,
  isSubscription: false,
};

const kits = testing.map(([handle, name, price, ground, sample, days, description, features]) => ({
  ...base, handle, name, price, ground, sample, description,
  features: lines(features),
  category: 'testing' as const,
  turnaroundDays: days,
  ages: ages[handle] ?? null,
  summary: `${sample === 'finger-prick' ? 'Finger-prick' : `${sample[0]?.toUpperCase()}${sample.slice(1)}`} test, results in ${days} days`,
  picture: media(handle, `${name} test kit`),
}));

const others = [
  { ...base, handle: 'concierge-consult', name: 'Concierge Consult', price: 750, category: 'consultation' as const, ground: '#E3E9D9', description: 'One hour with the practitioner about you and your results.', features: lines(['1 hour by video', 'Your history and results', 'A written plan']), summary: 'Video visit, 1 hour', picture: media('concierge-consult', 'A chair beside a table with notes') },
  { ...base, handle: 'complete-package', name: 'Complete Gut Health Package', price: 877, category: 'package' as const, parts: [{ oneOf: ['product-adult-gut', 'product-child-gut', 'product-baby-gut'] }], badge: 'Best Value', ground: '#F8E4B9', description: 'A gut test with two consultations.', features: lines(['An adult, child or baby test', '60-minute consultation', '30-minute follow-up one month later']), summary: 'Test and two consultations', picture: media('complete-package', 'Three test kits on a shelf') },
  { ...base, handle: 'family-wellness-program', name: 'Family Wellness Program', price: 637, category: 'package' as const, priceNote: 'per month per person', ground: '#DAE6CC', description: 'Four months of care for the whole family.', features: lines(['4 months', '5 visits per person', 'Testing included']), summary: '4 monthly payments per person', isSubscription: true, subscriptionDetails: { interval: 'month' as const, intervalCount: 1, totalPayments: 4, priceId: null }, picture: media('family-wellness-program', 'A plant growing in four stages') },
  ...supplements.map(([handle, name, price, ground, description]) => ({ ...base, handle, name, price, ground, description, category: 'supplement' as const, features: lines(['Practitioner grade', 'Ships in 1-2 business days', 'Made for daily use']), summary: 'Supplement', picture: media(handle, `A jar of ${name.toLowerCase()}`) })),
];

export const products: ProductDocument[] = [...kits, ...others].map((product, index) => ({
  id: `product-${product.handle}`,
  position: index * 10,
  ...written,
  ...product,
}));

export const offers: OfferDocument[] = [
  { handle: 'gi-map', products: ['product-gi-map'], asksFor: 'where to send your kit', name: 'GI-MAP Test', price: 470, listPrice: null, description: 'The DNA stool test most families begin with.', features: lines(['Bacteria, parasites and yeast', 'Read by a PA-C', 'Results in 14 days']) },
  { handle: 'adult-gut-health', products: ['product-adult-gut'], asksFor: 'where to send your kit', name: 'Adult Gut Health Test', price: 357, listPrice: null, description: 'The whole microbiome, sequenced.', features: lines(['Whole microbiome', 'Food plan', 'Results in 28 days']) },
  { handle: 'consultation-60', products: ['product-concierge-consult'], asksFor: 'which day and hour suit you', name: 'Concierge Consult and Review', price: 500, listPrice: null, description: 'An hour about you and your results.', features: lines(['60 minutes', 'By video', 'A written plan']) },
  { handle: 'complete-package', products: ['product-complete-package'], asksFor: 'which test you want, and where to send it', name: 'Complete Gut Health Package', price: 877, listPrice: 1137, description: 'A test and two consultations.', features: lines(['An adult, child or baby test', '60-minute consultation', '30-minute follow-up one month later']) },
].map((offer, index) => ({ id: `offer-${offer.handle}`, position: index * 10, picture: media(offer.handle, offer.name), ...written, ...offer }));

const storeLinks = [
  { label: 'Wellness Shop', href: '/store' },
  { label: 'Services', href: '/#services' },
  { label: 'Supplements', href: '/store#supplement' },
];

type Globals = { assistant: AssistantDocument; practice: PracticeDocument; frame: FrameDocument; home: HomeDocument; store: StoreDocument; checkout: CheckoutDocument };

export const globals: Globals & typeof readingGlobals & typeof shelfGlobals = {
  ...shelfGlobals,
  ...readingGlobals,
  assistant,
  practice: { id: 'practice', practitioner: 'A. Sample, PA-C', replyTime: '48 hours', name: 'Sample Gut Health Practice', email: 'hello@practice.example', tagline: 'Where Gut Health Becomes Life Changing', builder: { label: 'Site by the builder', href: 'https://builder.example' } },
  frame: {
    id: 'frame',
    announcement: { isShown: true, text: 'Free workshop every Thursday, 7 PM EST', label: 'Save a seat', href: '/freebies' },
    menu: [
      { label: 'Home', href: '/' },
      { label: 'Wellness Shop', href: '/store' },
      { label: 'Gut Health Freebies', href: '/freebies' },
      { label: 'Gut Healing Recs on Amazon', href: '/recommendations' },
      { label: 'Local Gut Friendly Recs', href: '/local-affiliates' },
      { label: 'About', href: '/about' },
      { label: 'Testimonials', href: '/testimonials' },
      { label: 'Blog', href: '/blog' },
      { label: 'FAQs', href: '/faq' },
    ],
    menuWords: frameWords.menuWords,
    footer: {
      text: 'Personal replies come within 48 hours.',
      shop: storeLinks,
      learn: [
        { label: 'Home', href: '/' },
        { label: 'Freebies', href: '/freebies' },
        { label: 'Testimonials', href: '/testimonials' },
        { label: 'Recommendations', href: '/recommendations' },
        { label: 'Local', href: '/local-affiliates' },
        { label: 'Blog', href: '/blog' },
        { label: 'FAQs', href: '/faq' },
      ],
      privacy: { label: 'Privacy Policy', href: '/privacy-policy' },
      compliance: 'This platform is HIPAA compliant.',
      headings: frameWords.headings,
    },
    consent: { text: 'We use one cookie to remember your answer to this question.', acceptLabel: 'I understand', declineLabel: 'I decline', declineValue: 'false', sameSite: 'lax', acceptOnScroll: false, acceptOnScrollPercent: 25, debug: false },
    notFound: { title: '404 Page Not Found', text: 'Did you forget to add the page to the router?', ...frameWords.notFound },
  },
  home: {
    id: 'home',
    metaDescription: 'Gut testing and care for families, from a PA-C.',
    hero: { titleLine1: 'Trust God.', titleLine2: 'Trust your Gut.', lead: 'Gut testing and personal care for the whole family, from a board-certified PA-C.', trust: 'Trusted by 500+ Families', buttons: { order: 'Order Gut Health Testing', consult: 'Schedule Consultation', more: 'Learn More' }, badges: { testing: 'Gut Health Testing', certified: 'PA-C Certified' } },
    claims: [
      { value: '98%', label: 'success rate' },
      { value: '1000+', label: 'families helped' },
      { value: '4.9', label: 'average rating' },
      { value: '13+', label: 'years of experience' },
    ],
    journey: { title: 'Your way to a gut at peace', lead: 'Four steps, one at a time.', stepWord: 'Step', steps: [
      { title: 'Get gut testing', text: 'A kit comes to your door.' },
      { title: 'Prevent symptoms and disease', text: 'Find the cause, not only the symptom.' },
      { title: 'Transform your family', text: 'A plan that fits your table.' },
      { title: 'Thrive', text: 'Feel your best again.' },
    ] },
    ways: {
      title: 'How to Work with Us',
      lead: 'Choose how much help you want.',
      program: { badge: 'BEST VALUE', title: 'Family Wellness Program', text: 'A 6-month subscription for the whole family.', points: [{ figure: '6', text: 'months of care' }, { figure: '7', text: 'personal consultations over 6 months' }, { figure: '1', text: 'family or bulk gut testing included, with expert protocols' }], button: 'View Wellness Program' },
      testing: { title: 'One-Time Testing', text: 'Buy an individual kit, receive results, self-guided.', button: 'Shop Testing Kits' },
      workshop: { title: 'Free Weekly Workshop', when: 'Thursday 7 PM EST, online', text: 'Bring your questions, and take the free resources with you.', workshopButton: 'Join the workshop', resourcesButton: 'Get free resources' },
    },
    services: {
      title: 'Services',
      lead: 'Testing, time and supplements.',
      buttons: offerButtons,
      supplements: { name: 'Premium Supplements', description: 'Practitioner-grade supplements from our partner.', saving: '10% off through the partner', href: 'https://dispensary.example' },
      family: { title: 'Family Wellness Program', figure: '20%', text: '20% off for 3 or more family members', button: 'Learn More' },
    },
    about: { title: 'About your practitioner', lead: 'Faith-guided care for the root cause.', facts: [{ term: 'Credential', detail: 'Board-certified PA-C' }, { term: 'Experience', detail: '13+ years' }], link: { label: 'Read more', href: '/about' } },
    contact: { title: 'Talk to us', lead: 'Write to us and a person answers.', steps: [{ when: 'Today', text: 'Your message arrives.' }, { when: 'Within 48 hours', text: 'We reply.' }], cardTitle: 'Write to us', cardText: 'One paragraph is enough.', ...contactForm },
    testimonials: homeTestimonials,
    scripture: { text: 'Beloved, I pray that you may prosper in all things and be in health, just as your soul prospers.', reference: '3 John 1:2' },
  },
  store: {
    id: 'store',
    hero: { titleLine1: 'The Wellness', titleLine2: 'Shop', lead: 'Kits that come to your door, read by a person.' },
    tabs: { testing: 'Testing Kits', consultation: 'Consultations', package: 'Packages', supplement: 'Vitamins & Supplements' },
    sampleKey: { title: 'What the window tells', items: [
      { sample: 'stool', label: 'Stool', shape: 'arch' },
      { sample: 'urine', label: 'Urine', shape: 'round' },
      { sample: 'finger-prick', label: 'Finger prick', shape: 'notched card' },
      { sample: 'saliva', label: 'Saliva', shape: 'pointed' },
    ] },
    turnaround: { title: 'When results come', lead: 'Counted from the day the lab has your sample.', rows: [
      { label: 'GI-MAP tests', note: 'GI-MAP and GI-MAP plus Zonulin', days: 14 },
      { label: 'Shotgun tests', note: 'Adult, child, baby and pregnancy gut', days: 28 },
      { label: 'Urine and genetic tests', note: 'All others', days: 10 },
    ] },
    help: { title: 'Not sure which?', text: 'Ask us before you buy.', button: 'Ask us' },
    packagePlan: { badge: 'Most Popular', offer: 'offer-complete-package', points: lines(['An adult, child or baby test', 'A 60-minute consultation', 'A 30-minute follow-up one month later']), button: 'Get Started' },
    partners: partnerWords,
    programPlan: { ...programWords, badge: '4-month program', name: 'Concierge Family Wellness Program', product: 'product-family-wellness-program', rows: [
      { lead: 'First person', text: 'per month for 4 months', price: '$637' },
      { lead: 'Each additional person', text: 'per month for 4 months', price: '$637' },
      { lead: 'Per-person pricing', text: '5 visits per person', price: '' },
    ], button: 'Add to Cart' },
    shelfTitle: 'Vitamins & Supplements',
    shelfLead: 'What we use most.',
    documentTitle: 'Wellness Shop',
    words: storeWords,
    closing: { title: 'Looking for more?', text: 'See everything we recommend.', link: { label: 'See recommendations', href: '/recommendations' } },
  },
  checkout: {
    id: 'checkout',
    documentTitle: 'Checkout',
    title: 'Checkout',
    lead: 'Two minutes, and your kit is on its way.',
    dateOfBirthHint: 'The lab needs it to read your results.',
    shippingHint: 'We ship within 1-2 business days.',
    terms: { title: 'Terms and conditions', version: '2026-11', sections: [
      { heading: 'What you buy', text: 'A test kit is a tool for learning about your health. It does not replace a visit to your doctor. '.repeat(4) },
      { heading: 'Shipping and returns', text: 'Kits ship within 1-2 business days and arrive in 5-7 business days. Shipped kits cannot be returned. '.repeat(4) },
      { heading: 'Payment', text: 'Tests are self-pay. A superbill is available for insurance reimbursement. '.repeat(4) },
    ], reminder: 'Please scroll to the end of the terms to accept them.' },
    secureNote: 'Your card goes straight to Stripe. We never see it.',
    form: checkoutForm,
    plan: planWords,
    dialog: dialogWords,
    cart,
    done: { ...doneWords, title: 'Order Confirmed', lead: 'Thank you. A confirmation e-mail is on its way.', steps: [
      { when: 'Today', title: 'We read your order', text: 'A person checks it.' },
      { when: 'In 1-2 business days', title: 'Your kit ships', text: 'It arrives in 5-7 business days.' },
      { when: 'When the lab has it', title: 'Results', text: 'You hear from us.' },
    ], helpNote: 'Questions? Write to us; personal replies come within 48 hours.' },
  },
};
