import type { Link } from './parts.ts';

/** Everything header, footer, banner and not-found page show; part of every page. */
export type Frame = {
  practice: {
    name: string;
    email: string;
    tagline: string;
    /** As written in a sentence: '48 hours'. */ replyTime: string;
    builder: Link;
  };
  announcement: { text: string; link: Link } | null;
  menu: Link[];
  menuWords: { button: string; reply: string };
  footer: {
    text: string;
    shop: Link[];
    learn: Link[];
    privacy: Link;
    /** Pages of text that none of the other links leads to. */
    pages: Link[];
    compliance: string;
    headings: { shop: string; learn: string; contact: string };
  };
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
  notFound: {
    title: string;
    text: string;
    help: string;
    buttons: { home: string; store: string; contact: string };
  };
};

/** What the root loader gives every page. `siteUrl` is the shop's public origin, e.g. 'https://shop.example'. */
export type Root = { siteUrl: string; frame: Frame };
