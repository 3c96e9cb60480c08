import type { Dates } from '../clock/dates.ts';

/** Words that several mails share. */
export const sharedWords = {
  when: 'We meet',
  linkFollows: 'The link to the video meeting follows by e-mail.',
  calendarTitle: 'Free weekly wellness workshop',
  leave: 'Stop the reminders',
  signature: 'With care,\n{practitioner}',
};

/** What all mails share: whom they are from, where they lead, and those words. */
export type Paper = {
  practice: { name: string; email: string; tagline: string; practitioner: string };
  /** The days of an order as the practice's calendar has them. */
  dates: Dates;
  siteUrl: string;
  adminUrl: string;
  texts: typeof sharedWords;
};

/** The last line of a mail, by how its reader's address became known. */
export const why = {
  order: 'You get this mail because you placed an order; there is nothing to unsubscribe from.',
  contact:
    'You get this mail because this address was given in the contact form; there is nothing to unsubscribe from.',
  reply:
    'You get this mail because you wrote to us or bought from us; there is nothing to unsubscribe from.',
  guide:
    'You get this mail because this address was given for a free guide; there is nothing to unsubscribe from.',
  workshop: 'You get this mail because this address was given for the workshop.',
  account:
    'You get this mail because you have an account with us, or are to have one; there is nothing to unsubscribe from.',
  practice: "You get this mail because it is the practice's address.",
};
