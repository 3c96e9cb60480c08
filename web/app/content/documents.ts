import type { Config } from 'cms/types';

/** The CMS's documents, named by the slug they are read from. */
export type ProductDocument = Config['collections']['products'];
export type OfferDocument = Config['collections']['offers'];
export type MediaDocument = Config['collections']['media'];
export type PracticeDocument = Config['globals']['practice'];
export type FrameDocument = Config['globals']['frame'];
export type HomeDocument = Config['globals']['home'];
export type StoreDocument = Config['globals']['store'];
export type CheckoutDocument = Config['globals']['checkout'];
export type PostDocument = Config['collections']['posts'];
export type FaqDocument = Config['collections']['faqs'];
export type TestimonialDocument = Config['collections']['testimonials'];
export type BlogPageDocument = Config['globals']['blog-page'];
export type FaqPageDocument = Config['globals']['faq-page'];
export type TextDocument = Config['collections']['pages'];
export type AboutDocument = Config['globals']['about'];
export type TestimonialsPageDocument = Config['globals']['testimonials-page'];
export type FreebieDocument = Config['collections']['freebies'];
export type AffiliateProductDocument = Config['collections']['affiliate-products'];
export type LocalBusinessDocument = Config['collections']['local-businesses'];
export type PartnerLinkDocument = Config['collections']['partner-links'];
export type FreebiesPageDocument = Config['globals']['freebies-page'];
export type RecommendationsPageDocument = Config['globals']['recommendations-page'];
export type AssistantDocument = Config['globals']['assistant'];
export type LocalPageDocument = Config['globals']['local-page'];
