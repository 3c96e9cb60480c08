import type { globalFields, listFields } from './fields.ts';
import type { Globals, Lists, Selected } from './select.ts';

/** The CMS's documents as they are read, by the slug they are read from: with the fields of `fields.ts` and no others. */
export type GlobalDocuments = {
  [Slug in keyof typeof globalFields]: Selected<Globals[Slug], (typeof globalFields)[Slug][number]>;
};
export type ListDocuments = {
  [Slug in keyof typeof listFields]: Selected<Lists[Slug], (typeof listFields)[Slug][number]>;
};

export type PracticeDocument = GlobalDocuments['practice'];
export type FrameDocument = GlobalDocuments['frame'];
export type HomeDocument = GlobalDocuments['home'];
export type StoreDocument = GlobalDocuments['store'];
export type CheckoutDocument = GlobalDocuments['checkout'];
export type PostDocument = ListDocuments['posts'];
export type AnswerDocument = ListDocuments['answers'];
export type ChatFactsDocument = GlobalDocuments['chat-facts'];
export type FaqDocument = ListDocuments['faqs'];
export type TestimonialDocument = ListDocuments['testimonials'];
export type BlogPageDocument = GlobalDocuments['blog-page'];
export type FaqPageDocument = GlobalDocuments['faq-page'];
export type TextDocument = ListDocuments['pages'];
export type AboutDocument = GlobalDocuments['about'];
export type TestimonialsPageDocument = GlobalDocuments['testimonials-page'];
export type FreebieDocument = ListDocuments['freebies'];
export type AffiliateProductDocument = ListDocuments['affiliate-products'];
export type LocalBusinessDocument = ListDocuments['local-businesses'];
export type PartnerLinkDocument = ListDocuments['partner-links'];
export type FreebiesPageDocument = GlobalDocuments['freebies-page'];
export type RecommendationsPageDocument = GlobalDocuments['recommendations-page'];
export type AssistantDocument = GlobalDocuments['assistant'];
export type LocalPageDocument = GlobalDocuments['local-page'];
