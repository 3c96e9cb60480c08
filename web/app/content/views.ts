import type { Part } from './paragraphs.ts';
import type { PackedText } from './rich-text.ts';

/**
 * View models: what the pages show. `content/` turns CMS documents into these once, here at the door;
 * no component ever sees a raw CMS document. All money is integer cents (USD).
 */
export type Category = 'testing' | 'consultation' | 'package' | 'supplement';
export type Sample = 'stool' | 'urine' | 'finger-prick' | 'saliva';

/** A CMS picture. `src` and `srcSet` are paths on this site (/media/…); width and height are the file's own, in px. */
export type Picture = {
  src: string;
  srcSet: string;
  width: number;
  height: number;
  alt: string;
  /** What must stay in sight where a frame cuts the picture, as CSS has it ('30% 20%'); without it what the frame thinks best. */
  focus?: string;
};

export type Product = {
  /** Stable handle, e.g. 'gi-map'; carts and links use it, never the database id. */
  id: string;
  name: string;
  description: string;
  cents: number;
  category: Category;
  features: string[];
  picture: Picture | null;
  /** CSS colour that the picture stands on. */
  ground: string | null;
  sample: Sample | null;
  turnaroundDays: number | null;
  ages: string | null;
  badge: string | null;
  /** Words after the price, e.g. 'per month per person'. */
  priceNote: string | null;
  /** One line for cart and checkout, e.g. 'Stool test, results in 14 days'. */
  summary: string | null;
  isSubscription: boolean;
  subscription: { interval: 'month'; intervalCount: number; totalPayments: number; priceId: string | null } | null;
};

/** A home card or plan card with a price of its own, which may differ from the store's (spec §9). */
export type Offer = {
  id: string;
  name: string;
  description: string;
  cents: number;
  listCents: number | null;
  features: string[];
  picture: Picture | null;
};

/** A page in tabs, search results and shared links; what is missing is the practice's tagline or card there. */
export type PageHead = { title: string | null; description: string | null; picture: Picture | null };

/** A page as the site map lists it; `changedAt` in ISO 8601, UTC. */
export type ListedPage = { path: string; changedAt: string | null };

export type Link = { label: string; href: string };

/** Everything header, footer, banner and not-found page show; part of every page. */
export type Frame = {
  practice: { name: string; email: string; tagline: string; /** As written in a sentence: '48 hours'. */ replyTime: string; builder: Link };
  announcement: { text: string; link: Link } | null;
  menu: Link[];
  menuWords: { button: string; reply: string };
  footer: { text: string; shop: Link[]; learn: Link[]; privacy: Link; compliance: string; headings: { shop: string; learn: string; contact: string } };
  consent: {
    text: string;
    acceptLabel: string;
    declineLabel: string;
    /** Value the cookie gets on decline; null: declining only hides the banner. */
    declineValue: string | null;
    sameSite: 'lax' | 'strict' | 'none';
    acceptOnScroll: boolean;
    acceptOnScrollPercent: number;
    debug: boolean;
  };
  notFound: { title: string; text: string; help: string; buttons: { home: string; store: string; contact: string } };
};

export type Choice = { value: string; label: string };

export type ContactSection = {
  title: string;
  lead: string;
  steps: { when: string; text: string }[];
  cardTitle: string;
  cardText: string;
  form: {
    labels: { firstName: string; lastName: string; email: string; phone: string; concern: string; interest: string; message: string; choose: string; button: string };
    concerns: Choice[];
    interests: Choice[];
    sent: { title: string; text: string };
  };
};

export type HomePage = {
  head: PageHead;
  hero: { titleLine1: string; titleLine2: string; lead: string; trust: string; buttons: { order: string; consult: string; more: string }; badges: { testing: string; certified: string } };
  /** 'Trusted by …', star rating, '98% success rate', '13+ years …'. */
  claims: { value: string; label: string }[];
  journey: { title: string; lead: string; stepWord: string; steps: { title: string; text: string }[] };
  ways: {
    title: string;
    lead: string;
    program: { badge: string; title: string; text: string; points: { figure: string; text: string }[]; button: string };
    testing: { title: string; text: string; button: string };
    workshop: { title: string; when: string; text: string; workshopButton: string; resourcesButton: string };
  };
  services: {
    title: string;
    lead: string;
    /** Offers by id: gi-map, adult-gut-health, consultation-60 as rows, complete-package as a card. */
    offers: Offer[];
    /** What stands on the buttons of the rows. */
    buttons: { test: string; consultation: string; package: string; other: string; partner: string };
    supplements: { name: string; description: string; saving: string; href: string };
    family: { title: string; figure: string; text: string; button: string };
  };
  about: { title: string; lead: string; facts: { term: string; detail: string }[]; link: Link };
  testimonials: { title: string; items: Testimonial[]; stats: Stat[]; more: string; sampleNote: string };
  contact: ContactSection;
  scripture: { text: string; reference: string };
};

export type StorePage = {
  head: PageHead;
  hero: { titleLine1: string; titleLine2: string; lead: string };
  tabs: Record<Category, string>;
  sampleKey: { title: string; items: { sample: Sample; label: string; shape: string }[] };
  products: Product[];
  turnaround: { title: string; lead: string; rows: { label: string; note: string; days: number }[] };
  help: { title: string; text: string; button: string };
  /** Null while the offer that it sells is not published. */
  packagePlan: { badge: string; name: string; cents: number; listCents: number | null; points: string[]; button: string } | null;
  programPlan: { badge: string; name: string; product: Product | null; rows: { lead: string; text: string; price: string }[]; button: string; /** After the price. */ term: string; /** Of the four payments. */ payments: string[] };
  /** Above the supplements that the shop itself sells. */
  own: { title: string; text: string };
  partners: Partners;
  shelfTitle: string;
  shelfLead: string;
  closing: { title: string; text: string; link: Link };
  words: { addToCart: string; days: string; question: string; otherKits: string };
};

export type CartPage = {
  head: PageHead;
  title: string;
  lines: { item: string; items: string; each: string; perMonth: string; remove: string; less: string; more: string };
  summary: Record<'title' | 'subtotal' | 'shipping' | 'tax' | 'later' | 'total' | 'checkout' | 'goOn' | 'secureNote', string>;
  empty: EmptyWords & { waysOn: WayOn[] };
};

type EmptyWords = { title: string; text: string; button: string };
/** A link for those who buy nothing yet. */
export type WayOn = { to: string; title: string; text: string };

export type CheckoutPage = {
  head: PageHead;
  title: string;
  lead: string;
  dateOfBirthHint: string;
  shippingHint: string;
  terms: { version: string; sections: { heading: string; text: string }[]; reminder: string };
  secureNote: string;
  form: CheckoutWords;
  empty: EmptyWords & { waysOn: WayOn[] };
  done: { title: string; lead: string; steps: { when: string; title: string; text: string }[]; helpNote: string } & DoneWords;
};

/** The words of the form and of the order beside it; `{amount}` stands for dollars. */
export type CheckoutWords = {
  steps: Record<'person' | 'address' | 'terms' | 'payment', string>;
  labels: Record<'firstName' | 'lastName' | 'email' | 'phone' | 'dateOfBirth' | 'address' | 'city' | 'state' | 'zipCode' | 'card', string>;
  consents: Record<'terms' | 'privacy' | 'privacyLink', string>;
  order: Record<'title' | 'quantity' | 'items' | 'coupon' | 'apply' | 'remove' | 'saved' | 'shipping' | 'free' | 'total' | 'pay', string>;
};

type DoneWords = {
  buttons: { goOn: string; home: string };
  stepsTitle: string;
  receipt: Record<'title' | 'number' | 'quantity' | 'coupon' | 'shipping' | 'free' | 'paid' | 'sentTo' | 'inMail', string>;
};

/** What cart and checkout need of every product, to re-price a stored cart. */
export type Catalogue = Record<string, Pick<Product, 'id' | 'name' | 'cents' | 'picture' | 'ground' | 'summary' | 'priceNote' | 'isSubscription' | 'subscription' | 'category'>>;

export type Stat = { value: string; label: string };

/** `stars` from 1 to 5. A sample was written to show the page, no patient said it. */
export type Testimonial = { name: string; initial: string; content: string; stars: number; isSample: boolean };

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

/** The last call of a page; its buttons lead to the test kits and the consultations. */
export type ClosingWords = { title: string; text: string; testing: string; consultation: string };

/** `contents` are the headings of the second level, by their ids in `text`. */
export type Article = {
  slug: string;
  title: string;
  excerpt: string;
  date: { text: string; iso: string };
  picture: Picture | null;
  text: PackedText;
  contents: { id: string; title: string }[];
};

export type BlogPage = {
  head: PageHead;
  title: string;
  lead: string;
  readMore: string;
  back: string;
  /** The headings above the list of contents and before the next article, and the small print below each article. */
  contents: string;
  next: string;
  note: string;
  closing: ClosingWords;
  /** Newest first. */
  articles: Article[];
};

export type FaqPage = {
  head: PageHead;
  title: string;
  lead: string;
  contact: { text: string; label: string };
  groups: { topic: string | null; items: { question: string; answer: Part[] }[] }[];
};

export type PrivacyPage = {
  head: PageHead;
  title: string;
  lead: string;
  /** Both dates in one line: since when it holds, and its last change. */
  dates: string;
  summary: { title: string; items: { term: string; detail: string }[] };
  contents: string;
  sections: { id: string; heading: string; parts: Part[] }[];
};

export type AboutPage = {
  head: PageHead;
  title: string;
  lead: string;
  picture: Picture | null;
  biography: { title: string; paragraphs: string[]; greeting: string; name: string };
  credentials: { title: string; items: { term: string; detail: string }[] };
  mission: { title: string; text: string; values: { title: string; text: string }[] };
  closing: ClosingWords;
};

/** A number or first word that is written large, and what follows it. */
export type Figure = { value: string; label: string };

/** `path` is where the PDF is (spec §4); `kind` is its type with its length, e.g. 'PDF Guide, 15 pages'. */
export type Guide = {
  number: number;
  title: string;
  description: string;
  kind: string;
  path: string;
  picture: Picture | null;
  partnerLogo: Picture | null;
  /** CSS colour that the cover stands on. */
  ground: string | null;
};

export type GuideFormWords = { title: string; lead: string; firstName: string; lastName: string; email: string; freebieName: string; cancel: string; close: string };

export type FreebiesPage = {
  head: PageHead;
  title: string;
  lead: string;
  /** When and where the workshop is. */
  facts: { term: string; detail: string }[];
  signup: {
    form: { title: string; firstName: string; lastName: string; email: string; button: string; note: string; next: string };
    done: { title: string; text: string };
  };
  invitation: { title: string; text: string; steps: { lead: string; text: string }[] };
  flyer: Picture | null;
  guides: { title: string; lead: string | null; button: string; form: GuideFormWords; items: Guide[] };
  closing: ClosingWords;
};

export type ConfirmationPage = {
  head: PageHead;
  title: string;
  lead: string;
  cardsTitle: string;
  cardsLead: string;
  cards: { title: string; text: string; label: string; href: string }[];
  packagesLabel: string;
  homeLabel: string;
};

/** `id` is the shelf's anchor on the page. */
export type RecommendedShelf = {
  id: string;
  heading: string;
  note: string | null;
  items: { id: string; name: string; description: string; href: string; picture: Picture | null }[];
};

export type RecommendationsPage = {
  head: PageHead;
  title: string;
  lead: string;
  disclosure: { lead: string; text: string };
  supplementNote: { lead: string; text: string };
  button: string;
  shelves: RecommendedShelf[];
  dispensary: { title: string; text: string; badges: string[]; link: Link };
  closing: ClosingWords;
};

/** What visitors read in the chat. */
export type ChatWords = Record<'name' | 'line' | 'greeting' | 'placeholder' | 'contactPrompt' | 'contactButton' | 'footer' | 'clear', string>;

/**
 * `emergency` is said before anything else is thought about, `caution` below an answer to somebody who is not well,
 * `notFound` and `handOver` when the content has no answer or a person has to give it, `closed` while the chat is off;
 * `rules` and `tone` are for a language model, if there is one.
 */
export type Assistant = { isOn: boolean; words: ChatWords } & Record<'emergency' | 'caution' | 'closed' | 'hello' | 'thanks' | 'readMore' | 'noDiagnosis' | 'notFound' | 'handOver' | 'rules' | 'tone', string>;

/** `icon` names a drawing; `href` is null as long as there is no website. */
export type LocalBusiness = { id: string; name: string; description: string; category: string; categoryLabel: string; icon: SignIcon; href: string | null };

export type SignIcon = 'leaf' | 'basket' | 'bread' | 'cup' | 'jar' | 'house' | 'hands' | 'candle' | 'book' | 'stethoscope';

export type LocalPage = {
  head: PageHead;
  title: string;
  lead: string;
  allLabel: string;
  button: string;
  /** One per category that has businesses, with how many. */
  filters: { id: string; label: string; count: number }[];
  businesses: LocalBusiness[];
  closing: ClosingWords;
};

export type CabinetRow = {
  label: string;
  drawers: { name: string; description: string | null; kind: 'capsules' | 'chewables' | 'shakes' | 'bars' | 'probiotics' | 'powders'; href: string; isNew: boolean }[];
};

/** The outside partners of the supplements; everything here opens in a new tab. */
export type Partners = {
  title: string;
  text: string;
  dispensary: { name: string; text: string; figure: Figure; button: string; href: string };
  wholeFood: { name: string; text: string; claims: Figure[]; button: string; href: string };
  cabinet: { title: string; text: string; newLabel: string; rows: CabinetRow[] };
};
