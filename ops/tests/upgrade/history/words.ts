/** Words as somebody types them who writes in more than one language; nothing in them means anything in HTML. */
const marked = (what: string) => `${what} — corregido por la práctica, 改訂版 ✎ ё`;

/** One place or more in each global, by its path in the document. */
export const editedGlobals: Record<string, Record<string, string>> = {
  practice: {
    name: 'Olive & Ñandú Family Gut Care',
    tagline: marked('Tagline'),
    practitioner: 'Hannah Núñez, PA-C',
    replyTime: '36 hours',
  },
  frame: { 'footer.text': marked('Footer'), 'notFound.help': marked('Not found') },
  home: {
    'hero.lead': marked('Lead of the first page'),
    'hero.titleLine2': 'Confía en tu Gut.',
    'scripture.text': marked('Scripture'),
  },
  store: { 'hero.lead': marked('Lead of the store'), shelfLead: marked('Shelf') },
  checkout: { lead: marked('Checkout'), 'terms.reminder': marked('Reminder') },
  about: { lead: marked('About'), 'mission.text': marked('Mission') },
  'testimonials-page': { lead: marked('Testimonials') },
  'freebies-page': {
    lead: marked('Guides'),
    'workshop.meetingLink': 'https://meet.example/jueves',
  },
  'blog-page': { lead: marked('Knowledge'), note: marked('Small print') },
  'faq-page': { lead: marked('Questions') },
  'recommendations-page': { lead: marked('Recommendations') },
  'local-page': { lead: marked('Local') },
  'privacy-policy': { lead: marked('Privacy') },
  assistant: { greeting: marked('Greeting of the chat'), name: 'Ayudante Ñ' },
  'mail-texts': {
    'order.subject': 'Gracias, {name}: order {number} is here',
    'contact.text': marked('Answer to a message'),
  },
};

/** What is written into the last document of each collection. */
export const editedLists: Record<string, Record<string, unknown>> = {
  products: { description: marked('Description of a product'), badge: 'Más vendido', price: 479.5 },
  offers: { description: marked('Description of an offer'), arrival: marked('Arrival') },
  posts: { title: marked('Title of an article'), excerpt: marked('Excerpt') },
  faqs: { question: marked('Question'), answer: marked('Answer') },
  testimonials: { content: marked('Testimonial') },
  freebies: { description: marked('Description of a guide') },
  'affiliate-products': { description: marked('Recommended') },
  'local-businesses': { description: marked('Neighbor') },
  'partner-links': { name: 'Barritas de proteína' },
};

/** A draft over the last but one, which visitors go on seeing as it is. */
export const draftedLists: Record<string, Record<string, unknown>> = {
  products: { description: marked('Draft of a product'), price: 999 },
  posts: { title: marked('Draft of an article') },
  faqs: { answer: marked('Draft of an answer') },
};

export const draftedGlobals: Record<string, Record<string, string>> = {
  about: { lead: marked('Draft of about') },
  'local-page': { title: marked('Draft of a heading') },
};

/** Where visitors read what was edited, by global or collection. */
export const shownAt: Record<string, string> = {
  practice: '/',
  home: '/',
  store: '/store',
  checkout: '/checkout',
  about: '/about',
  'testimonials-page': '/testimonials',
  'freebies-page': '/freebies',
  'blog-page': '/blog',
  'faq-page': '/faq',
  'recommendations-page': '/recommendations',
  'local-page': '/local-affiliates',
  'privacy-policy': '/privacy-policy',
  products: '/store',
  offers: '/store',
  'partner-links': '/store',
  posts: '/blog',
  faqs: '/faq',
  testimonials: '/testimonials',
  freebies: '/freebies',
  'affiliate-products': '/recommendations',
  'local-businesses': '/local-affiliates',
};
