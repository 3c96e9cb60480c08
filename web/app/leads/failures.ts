/** What a visitor reads when a form could not be sent (spec §8). */
export const failed = {
  contact: 'Failed to send message. Please try again or email us directly.',
  'freebie-downloads': 'Failed to submit. Please try again.',
  'workshop-signup': 'Failed to sign up. Please try again or email us directly.',
} as const;

export type LeadCall = keyof typeof failed;
