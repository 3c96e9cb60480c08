import type { Field, GroupField } from 'payload';
import { line, paragraph, section } from '../../fields/text.ts';
import {
  firstLeads,
  firstNextSteps,
  type NextStep,
  type NextStepWords,
} from '../../fulfilment/next-steps/first-next-steps.ts';

type Labels<Name extends keyof NextStepWords> = Record<keyof NextStepWords[Name], string>;

function steps<Name extends keyof NextStepWords>(
  name: Name,
  label: string,
  labels: Labels<Name>,
): GroupField {
  const first: Record<string, NextStep> = firstNextSteps[name];
  const fields = Object.entries<string>(labels).map(([field, title]) =>
    stepField(field, title, first[field] ?? { when: '', title: '', text: '' }),
  );
  return section(name, label, fields);
}

function stepField(name: string, label: string, { when, title, text }: NextStep): Field {
  return section(name, label, [
    {
      type: 'row',
      fields: [
        line('when', 'When', {
          defaultValue: when,
          description: 'With a number of business days, the page adds the date.',
          maxLength: 60,
        }),
        line('title', 'What', { defaultValue: title, description: 'A few words.', maxLength: 80 }),
      ],
    },
    line('text', 'Text', { defaultValue: text, description: 'One sentence.', maxLength: 240 }),
  ]);
}

/** After what the page and the mail say of a test kit: the same of everything else. */
export const nextStepFields: Field[] = [
  paragraph('leadVisit', 'Sentence below the heading, when a visit was bought', {
    defaultValue: firstLeads.leadVisit,
    description: 'For consultations, packages and programs, in the place of the sentence above.',
    maxLength: 300,
  }),
  line('helpNoteOther', 'How to reach you, when no kit was bought', {
    defaultValue: firstLeads.helpNoteOther,
    description: 'For consultations and supplements, in the place of the line above.',
    maxLength: 240,
  }),
  steps('consultation', 'Steps of a consultation', {
    ask: 'First',
    prepare: 'Before the visit',
    visit: 'The visit',
    plan: 'After it',
  }),
  steps('package', 'Steps of a package', {
    ask: 'First',
    send: 'Its kit',
    visit: 'The visit, after the steps of a test kit',
    followUp: 'The last visit',
  }),
  steps('program', 'Steps of a program', {
    ask: 'First',
    send: 'Its kits',
    visits: 'The months, after the steps of a test kit',
    end: 'The end',
  }),
  steps('goods', 'Supplements', { send: 'Alone', sendToo: 'Beside kits' }),
];
