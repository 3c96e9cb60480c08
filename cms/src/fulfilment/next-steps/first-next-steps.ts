export type NextStep = { when: string; title: string; text: string };

const step = (when: string, title: string, text: string): NextStep => ({ when, title, text });

/** What follows from everything that is no test kit, until somebody writes it anew in the admin. */
export const firstNextSteps = {
  consultation: {
    ask: step(
      'Within 1 business day',
      'We find your time',
      'We write to you to choose the day and the hour of your visit.',
    ),
    prepare: step(
      'Before you meet',
      'What to prepare',
      'What you take now, results you already have, and the three things you most want to ask.',
    ),
    visit: step(
      'On the day',
      'Your visit by video',
      'A quiet place, a phone or a computer. The video link comes by mail.',
    ),
    plan: step('Afterward', 'A written plan', 'What you talked about and what to do first.'),
  },
  package: {
    ask: step(
      'Within 1 business day',
      'You choose your test',
      'We write to you to ask which test of the package it should be.',
    ),
    send: step(
      'Once you have chosen',
      'The kit of your package leaves us',
      'Shipping is free. It arrives in 5 to 7 business days.',
    ),
    visit: step(
      'When the results are here',
      'Your 60-minute visit',
      'We read them with you, by video, and you leave with a plan.',
    ),
    followUp: step(
      'One month later',
      'Your 30-minute follow-up',
      'We see together how the plan is working.',
    ),
  },
  program: {
    ask: step(
      'Within 1 business day',
      'We find your first visit',
      'We write to you to choose its day and its hour.',
    ),
    send: step(
      'As your program begins',
      'A kit for each person',
      'Testing is part of the program, and shipping is free.',
    ),
    visits: step(
      'Month by month',
      'Visits and payments',
      'Each payment is taken from the same card, on the day that your receipt names.',
    ),
    end: step(
      'After the last payment',
      'It ends by itself',
      'Nothing to cancel. Your plan stays with you.',
    ),
  },
  goods: {
    send: step(
      'In 1 to 2 business days',
      'Your supplements leave us',
      'Shipping is free. They arrive in 5 to 7 business days.',
    ),
    sendToo: step(
      'In 1 to 2 business days',
      'Your supplements leave us, too',
      'They come the same way, and shipping is free.',
    ),
  },
};

/** In the place of the practice's letter about a time, where the practice has a calendar for that. */
export const chooseTime = step(
  'When you like',
  'Choose your time',
  'Our calendar opens from the page of your order.',
);

export const firstLeads = {
  leadVisit:
    'Thank you. Your order is ours to look after now, and we write to you within one business day about your first step.',
  helpNoteOther: 'Something wrong? Write to us, and a person reads it.',
};

/** The words of everything that a purchase can lead to, beside the steps of a test kit. */
export type NextStepWords = typeof firstNextSteps;
