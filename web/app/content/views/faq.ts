import type { Part } from '../paragraphs.ts';
import type { PageHead } from './parts.ts';

export type FaqPage = {
  head: PageHead;
  title: string;
  lead: string;
  contact: { text: string; label: string };
  groups: { topic: string | null; items: { question: string; answer: Part[] }[] }[];
};
