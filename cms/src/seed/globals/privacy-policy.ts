import type { Texts } from '../publish-texts.ts';
import { privacySections } from './privacy-sections.ts';

/** The policy of spec §2 with its dates. To be checked by the practice and its lawyer before going live. */
export const privacyTexts: Texts<'privacy-policy'> = {
  title: 'Privacy Policy',
  lead: 'What we collect, why, how long we keep it, and how you have it deleted.',
  metaDescription:
    'What we collect, why, who else sees it, how long we keep it, and how you have it deleted. Effective Nov 14, 2023; last updated 03/11/2024.',
  effective: 'Nov 14, 2023',
  updated: '03/11/2024',
  sections: privacySections,
};
