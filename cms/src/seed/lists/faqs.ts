import type { Sample } from '../publish-list.ts';

/**
 * Spec §9, FAQ business statements, each in the answer where a family would look for it. The package at $777, the reply
 * in 24 hours and the results in 2-3 weeks are the FAQ's own figures; other pages state others.
 */
export const faqs: Sample<'faqs'>[] = [
  ...under('Ordering and paying', [
    {
      question: 'How do I pay?',
      answer:
        'You pay by card, through a secure payment gateway. Your card details go straight to the payment provider; we never see them and never keep them. Before you press Pay, the button shows the exact amount that will be charged.\n\nIf you choose a plan with monthly payments, you see every date and amount before you agree to anything, and the plan ends by itself after the last one.',
    },
    {
      question: 'Can I buy several things at once?',
      answer:
        'Yes. You can buy multiple items in one cart: a kit for yourself, one for your child, and a consultation to talk it all through, for example. Change quantities or take something out whenever you like. You fill in your details once, pay once, and shipping within the United States is free. Your cart stays in your browser, so you can come back to it tomorrow.',
    },
    {
      question: 'What does the Complete Gut Health Package cost?',
      answer:
        'The Complete Gut Health Package is $777. It brings together what families usually need first: a test, an hour to go through the results together, and a shorter talk later to see how the plan is working for your family. There is nothing more to buy afterward unless you want to, and nobody will press you to.',
    },
    {
      question: 'Do you take insurance?',
      answer:
        'Our tests are self-pay, so you always know the price before you order, and no insurance company decides which test you may take. If you have insurance, ask us for a superbill: an itemized receipt that you can send in to request reimbursement. Whether they pay, and how much, depends on your plan. A quick call to the number on your insurance card will tell you what to expect.',
    },
    {
      question: 'Can I return a kit?',
      answer:
        'Shipped kits cannot be returned. A kit is made for one person and one sample, and for everyone’s safety we cannot send it out a second time.\n\nIf your kit has not shipped yet, write to us right away and we will change or cancel the order. If something arrives damaged or incomplete, tell us and we will make it right.',
    },
  ]),
  ...under('Kits and results', [
    {
      question: 'How soon will my kit arrive?',
      answer:
        'Kits ship within 1-2 business days and arrive in 5-7 business days. Weekends and holidays are not business days, so a kit that you order on a Friday evening usually leaves us on Monday or Tuesday. Shipping is free within the United States. If your kit has not come after ten business days, please write to us and we will look for it together.',
    },
    {
      question: 'How do I collect a sample?',
      answer:
        'At home, in private, on a day that suits you. Depending on the test you collect a little stool, a urine sample, a few drops of blood from a fingertip, or saliva. Everything you need is in the box, with pictures for each step, and most people are done in ten minutes. Then you close the envelope to the lab, which is already paid for, and mail it. Try to mail it early in the week, so that it does not wait over a weekend.',
    },
    {
      question: 'When will I have my results?',
      answer:
        'Results take about 2-3 weeks after the lab receives the sample. Some tests are quicker and some need a little longer; each product in the shop names its own days. We know that waiting is hard when you have waited long enough already. As soon as your results are here, you hear from us, in plain words, with what comes next.',
    },
    {
      question: 'Which test is right for me?',
      answer:
        'If your belly is the trouble (bloating, pain, loose or slow days), many families begin with GI-MAP or the Adult Gut Health Test. There are kits for children, babies and pregnancy, and others that look at food reactions, hormones, mold or genes. You do not have to decide alone: write to us with two or three sentences about what is going on, or begin with a consultation and choose afterward.',
    },
  ]),
  ...under('Care', [
    {
      question: 'Is a consultation included?',
      answer:
        'A results consultation is included with testing packages. The Complete Gut Health Package includes your choice of GI-MAP or the Adult Gut Health Test, plus consultations: one on your results, and a follow-up. A single kit comes without one. You receive your results and go on from there by yourself, and you can add a consultation at any time if you would rather read them with someone.',
    },
    {
      question: 'Can my children be tested?',
      answer:
        'Yes. Baby Gut is made for ages 0-3 and is collected from the diaper. Child Gut is for ages 3-18, with an easy swab. A parent or guardian orders, collects the sample and joins the consultation. We look at the whole picture with you: food, sleep, mood and skin as well as the belly. Please keep seeing your pediatrician, and in an emergency call 911 first.',
    },
    {
      question: 'How fast do you answer questions?',
      answer:
        'Question replies take about 24 hours on business days. A real person reads what you send, so a long and careful question may take a little longer than a short one. Please do not wait for our answer in an emergency: call 911 or go to the nearest emergency room. And if you like to ask face to face, come to the free workshop on Thursday evening.',
    },
  ]),
];

function under(
  topic: string,
  samples: Pick<Sample<'faqs'>, 'question' | 'answer'>[],
): Sample<'faqs'>[] {
  return samples.map((sample) => ({ topic, ...sample }));
}
