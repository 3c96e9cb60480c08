import type { Field, SelectField } from 'payload';
import { paragraph, rows, section } from '../../fields/text.ts';
import { words } from '../../fields/words.ts';

/** The page that helps to choose a kit (GUIDE-01). Nothing that a visitor answers is sent or kept. */
export const chooseFields: Field[] = [
  words('choose', 'Words on “Help me choose”', {
    title: ['Heading', 'Help me choose'],
    lead: [
      'Below it',
      'Three short questions, one kit to begin with. This is not a diagnosis, and nothing you choose here is kept.',
    ],
    who: ['First question', 'Who is it for?'],
    adult: ['Its answers', 'An adult'],
    child: ['A child', 'A child'],
    childNote: ['Below it', '3 to 18'],
    baby: ['A baby', 'A baby'],
    babyNote: ['Below it', '0 to 3'],
    pregnant: ['Somebody pregnant', 'I am pregnant'],
    concern: ['Second question', 'What bothers you most?'],
    digestion: ['Its answers', 'Digestion'],
    tiredness: ['Tiredness', 'Tiredness'],
    skin: ['Skin', 'Skin'],
    mood: ['Mood', 'Mood'],
    weight: ['Weight', 'Weight'],
    food: ['Food', 'Food sensitivities'],
    hormones: ['Hormones', 'Hormones'],
    other: ['Anything else', 'Something else'],
    sample: ['Third question', 'Which sample would you rather give?'],
    any: ['Its last answer', 'Any is fine'],
    button: ['Button', 'Show my kit'],
    missing: ['When an answer is missing', 'Please answer all three questions.'],
    result: ['Above the kit', 'A kit to begin with'],
    why: ['Before the reason', 'Why this one.'],
    see: ['Link to a kit', 'See the kit'],
    or: ['Before the other one', 'Or'],
    nothing: [
      'When no kit fits',
      'We have no kit that fits these answers right now. Write to us, and a person will help.',
    ],
    talkTitle: ['Above the way to a person', 'Would you rather talk?'],
    talk: [
      'The way to a person',
      'Write two or three sentences. A real person reads them and answers.',
    ],
    talkLink: ['Link to it', 'Talk to a person'],
    fine: [
      'Below the suggestion',
      'A suggestion from your three answers. It does not say what you have. In an emergency, call 911.',
    ],
  }),
  section('chooseRules', 'Which kit for which answers', [
    rows(
      'rows',
      'Rules',
      [
        {
          type: 'row',
          fields: [
            answers('who', 'For', {
              adult: 'An adult',
              child: 'A child',
              baby: 'A baby',
              pregnant: 'Somebody pregnant',
            }),
            answers('concern', 'Bothered by', {
              digestion: 'Digestion',
              tiredness: 'Tiredness',
              skin: 'Skin',
              mood: 'Mood',
              weight: 'Weight',
              food: 'Food',
              hormones: 'Hormones',
              other: 'Something else',
            }),
            answers('sample', 'Would give', {
              stool: 'Stool',
              urine: 'Urine',
              'finger-prick': 'Finger prick',
              saliva: 'Saliva',
            }),
          ],
        },
        kit('kit', 'Suggest', true),
        paragraph('why', 'Why', {
          description: 'What the kit looks at. Never what somebody has.',
          maxLength: 300,
        }),
        kit('alternative', 'Or', false),
        paragraph('whyAlternative', 'Why that one', {
          required: false,
          description: 'One sentence.',
          maxLength: 300,
        }),
      ],
      {
        description:
          'The first line that fits counts. An empty box fits every answer. A kit that is not for sale, or not made for that age, is passed over.',
        singular: 'Rule',
        maxRows: 60,
      },
    ),
  ]),
];

function answers(name: string, label: string, options: Record<string, string>): SelectField {
  return {
    name,
    label,
    type: 'select',
    hasMany: true,
    options: Object.entries(options).map(([value, word]) => ({ value, label: word })),
    admin: { description: 'Empty: any.' },
  };
}

function kit(name: string, label: string, required: boolean): Field {
  return {
    name,
    label,
    type: 'relationship',
    relationTo: 'products',
    required,
    admin: { allowCreate: false, description: 'A product that is for sale.' },
  };
}
