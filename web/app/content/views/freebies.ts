import type { ClosingWords, PageHead, Picture } from './parts.ts';

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

export type GuideFormWords = {
  title: string;
  lead: string;
  firstName: string;
  lastName: string;
  email: string;
  freebieName: string;
  cancel: string;
  close: string;
};

export type FreebiesPage = {
  head: PageHead;
  title: string;
  lead: string;
  /** When and where the workshop is. */
  facts: { term: string; detail: string }[];
  signup: {
    form: {
      title: string;
      firstName: string;
      lastName: string;
      email: string;
      button: string;
      note: string;
      next: string;
    };
    done: { title: string; text: string };
  };
  invitation: { title: string; text: string; steps: { lead: string; text: string }[] };
  flyer: Picture | null;
  guides: {
    title: string;
    lead: string | null;
    button: string;
    form: GuideFormWords;
    items: Guide[];
  };
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
