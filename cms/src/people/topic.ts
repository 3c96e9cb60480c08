import type { concerns, interests } from 'common/contract/leads';

const concernWords: Record<(typeof concerns)[number], string> = {
  digestive: 'Digestive',
  fatigue: 'Fatigue',
  skin: 'Skin',
  mood: 'Mood',
  weight: 'Weight',
  sensitivities: 'Food sensitivities',
  hormonal: 'Hormones',
  other: 'Something else',
};
const interestWords: Record<(typeof interests)[number], string> = {
  'gi-map-only': 'GI-MAP',
  'consultation-only': 'consultation',
  'complete-package': 'complete package',
  'family-program': 'family program',
  'second-opinion': 'second opinion',
  'general-questions': 'general questions',
};

/** What somebody wrote about, in words: 'Digestive, GI-MAP'. */
export function topicOf(concern: string | null | undefined, interest: string | null | undefined) {
  return [
    concernWords[concern as keyof typeof concernWords],
    interestWords[interest as keyof typeof interestWords],
  ]
    .filter(Boolean)
    .join(', ');
}
