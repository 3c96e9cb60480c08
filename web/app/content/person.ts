import type { AboutDocument, PracticeDocument } from './documents.ts';
import { toPicture } from './media/picture.ts';
import type { Person } from './views.ts';

/** Whom one meets: her name and licence, and the first two of the credentials that the page about her has. */
export const toPerson = (about: AboutDocument, practice: PracticeDocument): Person => ({
  name: practice.practitioner,
  license: practice.license || null,
  picture: toPicture(about.picture),
  facts: (about.credentials.items ?? []).slice(0, 2).map(({ term, detail }) => ({ term, detail })),
});

/** The facts about her, with the number of her licence where the practice gives it. */
export const withLicense = ({ facts, license }: Person): Person['facts'] =>
  license ? [...facts, { term: 'License', detail: license }] : facts;
