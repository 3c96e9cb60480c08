import { toClosing } from '../closing.ts';
import type { AboutDocument, PracticeDocument } from '../documents.ts';
import { toPicture } from '../media/picture.ts';
import type { AboutPage } from '../views.ts';
import { toPageHead } from './page-head.ts';

export function toAboutPage(doc: AboutDocument, practice: PracticeDocument): AboutPage {
  const { biography, credentials, mission } = doc;
  return {
    head: toPageHead(doc, doc.lead),
    title: doc.title,
    lead: doc.lead,
    picture: toPicture(doc.picture),
    biography: {
      title: biography.title,
      paragraphs: (biography.paragraphs ?? []).map(({ text }) => text),
      greeting: biography.greeting,
      name: practice.practitioner,
    },
    credentials: {
      title: credentials.title,
      items: (credentials.items ?? []).map(({ term, detail }) => ({ term, detail })),
    },
    mission: {
      title: mission.title,
      text: mission.text,
      values: (mission.values ?? []).map(({ title, text }) => ({ title, text })),
    },
    closing: toClosing(doc.closing),
  };
}
