import { greetingName } from '../greeting.ts';
import { letter, type SampleSource, type Source } from '../mail.ts';
import { why } from '../paper.ts';
import { NotWorthSending } from '../sending/failure.ts';

export const invitation = letter({
  kind: 'invitation',
  label: 'Invitation to the office',
  about: 'account',
  words: {
    name: 'invitation',
    label: 'When you invite somebody',
    when: 'Its button opens a page where they choose their own password. It works once, for three days.',
    first: {
      subject: 'Your account with us',
      text: 'Hi {name}, you are invited to our office. Choose a password of your own; nobody else will know it.\n\nThe button works once, for three days.',
      button: 'Choose your password',
      why: why.account,
    },
  },
  facts,
  sample,
});

export const passwordLink = letter({
  kind: 'password-link',
  label: 'Link for a new password',
  about: 'account',
  words: {
    name: 'passwordLink',
    label: 'When somebody of you forgot the password',
    when: 'Its button opens a page where they choose a new one. It works once, for an hour.',
    first: {
      subject: 'A new password',
      text: 'Hi {name}, somebody asked for a new password for your account. If it was you, choose one now: the button works once, for an hour.\n\nIf it was not you, do nothing. Your password stays as it is.',
      button: 'Choose a new password',
      why: why.account,
    },
  },
  facts,
  sample,
});

/** Its occasion is the word that its link is signed with. Throws `NotWorthSending` once the link is used, replaced or too old. */
async function facts({ payload, from, id, occasion }: Source) {
  const href = await from.accountLink(id, occasion);
  if (!href) throw new NotWorthSending('This link has ended');
  const { name, username } = await payload.findByID({ collection: 'users', id, depth: 0 });
  return {
    values: { name: greetingName(name ?? '') },
    href,
    label: [{ term: 'You sign in as', detail: username }],
  };
}

function sample({ paper }: SampleSource) {
  return {
    values: { name: 'Ruth' },
    href: `${paper.adminUrl}/welcome`,
    label: [{ term: 'You sign in as', detail: 'ruth@example.com' }],
  };
}
