import type { GlobalConfig } from 'payload';
import { globalShownToVisitors } from '../content-version/watch.ts';
import { withPreview } from '../preview/address.ts';
import { about } from './about.ts';
import { assistant } from './assistant.ts';
import { blogPage } from './blog-page.ts';
import { chatFacts } from './chat-facts.ts';
import { checkout } from './checkout.ts';
import { faqPage } from './faq-page.ts';
import { frame } from './frame.ts';
import { freebiesPage } from './freebies-page.ts';
import { fulfilmentSettings } from './fulfilment.ts';
import { home } from './home.ts';
import { localPage } from './local-page.ts';
import { mailTexts } from './mail-texts.ts';
import { practice } from './practice.ts';
import { privacyPolicy } from './privacy-policy.ts';
import { readiness } from './readiness.ts';
import { recommendationsPage } from './recommendations-page.ts';
import { store } from './store.ts';
import { testimonialsPage } from './testimonials-page.ts';
import { worker } from './worker.ts';

const pages = [
  home,
  store,
  checkout,
  about,
  testimonialsPage,
  freebiesPage,
  blogPage,
  faqPage,
  recommendationsPage,
  localPage,
  assistant,
  frame,
];

/** In the order of the menu. */
export const globals: GlobalConfig[] = [
  ...[...pages, practice, chatFacts, fulfilmentSettings].map(globalShownToVisitors),
  readiness,
  mailTexts,
  privacyPolicy,
  worker,
].map(withPreview);
