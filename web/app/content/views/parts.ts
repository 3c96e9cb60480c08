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

/** A page in tabs, search results and shared links; what is missing is the practice's tagline or card there. */
export type PageHead = {
  title: string | null;
  description: string | null;
  picture: Picture | null;
};

/** A page as the site map lists it; `changedAt` in ISO 8601, UTC. */
export type ListedPage = { path: string; changedAt: string | null };

export type Link = { label: string; href: string };

export type Choice = { value: string; label: string };

export type EmptyWords = { title: string; text: string; button: string };

/** A link for those who buy nothing yet. */
export type WayOn = { to: string; title: string; text: string };

export type Stat = { value: string; label: string };

/** `stars` from 1 to 5. A sample was written to show the page, no patient said it. */
export type Testimonial = {
  name: string;
  initial: string;
  content: string;
  stars: number;
  isSample: boolean;
};

/** The last call of a page; its buttons lead to the test kits and the consultations. */
export type ClosingWords = { title: string; text: string; testing: string; consultation: string };

/** The practitioner, and the first facts about her. */
export type Person = {
  name: string;
  license: string | null;
  picture: Picture | null;
  facts: { term: string; detail: string }[];
};

/** What comes off each payment of a programme by itself, from so many people on. */
export type GroupDiscount = { percent: number; from: number };

/** A number or first word that is written large, and what follows it. */
export type Figure = { value: string; label: string };
