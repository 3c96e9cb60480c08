/** What a mail can be about: the field of the outbox that names it, and the tab of the words of such mails. */
export const mailRecords = {
  order: {
    label: 'Order',
    collection: 'orders',
    description: 'The order that it is about.',
    tab: 'Orders',
  },
  contact: {
    label: 'Message',
    collection: 'contact-submissions',
    description: 'The message that it answers or announces.',
    tab: 'Messages',
  },
  signup: {
    label: 'Workshop sign-up',
    collection: 'workshop-signups',
    description: 'The sign-up that it is about.',
    tab: 'Workshop',
  },
  download: {
    label: 'Guide download',
    collection: 'freebie-downloads',
    description: 'The download that it is about.',
    tab: 'Free guides',
  },
  reply: {
    label: 'Reply',
    collection: 'replies',
    description: 'The reply that it brings.',
    tab: 'Replies',
  },
  account: {
    label: 'Account',
    collection: 'users',
    description: 'The account whose password is chosen with it.',
    tab: 'Accounts',
  },
} as const;

export type MailRecord = keyof typeof mailRecords;
