import type { Texts } from '../publish-texts.ts';

/** The practitioner's story (spec §1, §2), to be replaced by her own; her name comes from Practice. */
export const aboutTexts: Texts<'about'> = {
  title: 'Medicine that\u00a0asks\u00a0why.',
  lead: 'I am a board-certified physician assistant, a wife and a mother. I founded this practice so that families would have somewhere to bring the whole story.',
  documentTitle: 'About',
  metaDescription:
    'Meet the board-certified physician assistant, founder and CEO behind the practice: 13+ years of experience and Christian, faith-guided care for the root cause.',
  biography: {
    title: 'Thirteen years of listening',
    paragraphs: [
      {
        text: 'For years I worked where the visits were eleven minutes long. I watched good people leave with a third prescription and the same question.',
      },
      {
        text: 'Then my own child became ill, and I was the one being told that everything looked normal. It was not normal. It took a stool test, a changed kitchen, a great deal of reading and a great deal of prayer before our days grew quiet again. I learned more at that table than in any lecture hall, and above all I learned how it feels to sit on the other side of the desk.',
      },
      {
        text: 'I have been a board-certified physician assistant (PA-C) for more than 13 years, and I have spent the later ones on the gut: how it feeds the rest of the body, how it talks with our moods, our skin and our hormones, and what it needs to do its work in peace. As founder and CEO of this practice I see families by video, parents and children together, and I still read each message myself.',
      },
      {
        text: 'I am a Christian, and my faith guides how I care. It is why I believe that your body was made with wisdom, that nobody is a case, and that the truth can be told gently. You do not have to share my faith to be at home here. If you would like prayer, ask; if you would rather not, you will be cared for all the same.',
      },
      {
        text: 'I look for the root cause. That means a long first conversation, lab work that answers a real question, and a plan that starts with food, sleep and rest before it reaches for anything else. I will tell you what a test can show and what it cannot. And when something belongs in the hands of your doctor or a specialist, I will say so on the same day.',
      },
    ],
    greeting: 'In faith and good health,',
  },
  credentials: {
    title: 'Credentials',
    items: [
      { term: 'Certification', detail: 'Board-certified physician assistant (PA-C)' },
      { term: 'Experience', detail: '13+ years in practice' },
      { term: 'Role', detail: 'Founder and CEO' },
      { term: 'Focus', detail: 'Root-cause gut health for adults, children and babies' },
      { term: 'Care', detail: 'Christian, faith-guided, by video, on a HIPAA compliant platform' },
    ],
  },
  mission: {
    title: 'Our mission',
    text: 'To find the root cause, not the next symptom, and to walk with every family until they are well again.',
    values: [
      { title: 'Root cause first', text: 'We test before we suggest, and answer what we find.' },
      { title: 'The whole family', text: 'Parents and children, cared for together.' },
      { title: 'Faith at hand', text: 'We pray with those who ask, and never push.' },
    ],
  },
  closing: {
    title: 'Bring your whole story',
    text: 'Start with a kit, or with an hour by video. Either way you will be heard.',
    testing: 'Browse Testing Kits',
    consultation: 'Schedule Consultation',
  },
};
