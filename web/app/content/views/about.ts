import type { ClosingWords, PageHead, Picture } from './parts.ts';

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
