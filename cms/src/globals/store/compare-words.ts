import { words } from '../../fields/words.ts';

/** The page that shows the gut kits side by side (KIT-04). */
export const compareWords = words(
  'compare',
  'Words on the page that compares',
  {
    title: ['Heading', 'The gut kits, side by side'],
    lead: [
      'Below it',
      'All of them read a stool sample. They differ in who they are for, how they read it and when you know.',
    ],
    link: ['Link to this page', 'Compare all gut kits'],
    chooseLink: ['Link to the page that helps to choose', 'Help me choose'],
    first: ['Above the first choice on a phone', 'First kit'],
    second: ['Above the second choice on a phone', 'Second kit'],
    kit: ['Row', 'Kit'],
    price: ['Row', 'Price'],
    madeFor: ['Row', 'Made for'],
    youCollect: ['Row', 'You collect'],
    results: ['Row', 'Results'],
    method: ['Row', 'How it reads'],
    looksAt: ['Row', 'What it looks at'],
    unknown: ['Where a kit has no word for it', 'Ask us'],
    note: [
      'Below the kits',
      'No test here is a diagnosis. The envelope to the lab is prepaid. A consultation is extra.',
    ],
  },
  'Shown are the kits that say what they look at.',
);
