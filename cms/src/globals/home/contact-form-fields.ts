import type { Field } from 'payload';
import { line, paragraph, section } from '../../fields/text.ts';
import { words } from '../../fields/words.ts';

/** The form on the first page: its labels, what can be chosen, and what takes its place once it is sent. */
export const contactFormFields: Field[] = [
  words('labels', 'Labels of the form', {
    firstName: ['First name', 'First name'],
    lastName: ['Last name', 'Last name'],
    email: ['E-mail', 'Email'],
    phone: ['Phone', 'Phone'],
    concern: ['Concern', 'Main concern'],
    interest: ['Interest', 'I am interested in'],
    message: ['Message', 'Your message'],
    choose: ['Nothing chosen yet', 'Choose one'],
    button: ['Button', 'Send message'],
  }),
  words('concerns', 'Concerns to choose from', {
    digestive: ['Digestive', 'Digestive troubles'],
    fatigue: ['Fatigue', 'Fatigue and low energy'],
    skin: ['Skin', 'Skin'],
    mood: ['Mood', 'Mood and sleep'],
    weight: ['Weight', 'Weight'],
    sensitivities: ['Sensitivities', 'Food sensitivities'],
    hormonal: ['Hormonal', 'Hormonal balance'],
    other: ['Other', 'Something else'],
  }),
  words('interests', 'Interests to choose from', {
    giMapOnly: ['Test only', 'A GI-MAP test only'],
    consultationOnly: ['Consultation only', 'A consultation only'],
    completePackage: ['Package', 'The Complete Gut Health Package'],
    familyProgram: ['Program', 'The Family Wellness Program'],
    secondOpinion: ['Second opinion', 'A second opinion'],
    generalQuestions: ['Questions', 'General questions'],
  }),
  section('sent', 'After sending', [
    line('title', 'Heading', {
      defaultValue: 'Thank you for writing',
      description: 'Takes the place of the form.',
      maxLength: 80,
    }),
    paragraph('text', 'Text', {
      defaultValue: 'Your message is here. A person reads it and answers within 48 hours.',
      description: 'What happens next.',
      maxLength: 300,
    }),
  ]),
];
