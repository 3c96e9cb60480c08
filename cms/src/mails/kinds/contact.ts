import { greetingName } from '../greeting.ts';
import { letter, notice } from '../mail.ts';
import { why } from '../paper.ts';

export const contactThanks = letter({
  kind: 'contact-thanks',
  label: 'Thanks for a message, to the visitor',
  about: 'contact',
  words: {
    name: 'contact',
    label: 'After a message',
    when: 'Goes to people who wrote in the contact form.',
    first: {
      subject: 'We have your message',
      text: 'Thank you, {name}. A person reads it and answers within 48 hours.',
      why: why.contact,
    },
  },
  facts: async ({ payload, id }) => {
    const message = await payload.findByID({ collection: 'contact-submissions', id, depth: 0 });
    return { values: { name: greetingName(message.firstName) }, href: null };
  },
  sample: () => ({ values: { name: 'Ruth' }, href: null }),
});

export const contactNotice = notice({
  kind: 'contact-notice',
  label: 'New message, to the practice',
  about: 'contact',
  words: {
    name: 'contactNotice',
    label: 'To you, after a message',
    when: 'Goes to the practice with a link to the message. Nothing of the message stands in it.',
    first: {
      subject: 'A new message',
      text: 'Somebody wrote in the contact form. Open it in the office to read it.',
      button: 'Open the message',
      why: why.practice,
    },
  },
});
