import { toDoLabels } from 'common/fulfilment/to-do';
import { calendarFile } from '../calendar.ts';
import { letter, type SampleSource, type Source } from '../mail.ts';
import { orderPageAddress } from '../order-page-address.ts';
import { why } from '../paper.ts';
import { NotWorthSending, takenBack } from '../sending/failure.ts';
import type { ParcelFacts, VisitFacts } from '../sources.ts';
import { buyer, sampleBuyer, yourOrder } from './buyer.ts';

/** Its occasion, and that of the two after it, is the press that moved the kits on. */
export const kitSent = letter({
  kind: 'kit-sent',
  label: 'Sent, to the customer',
  about: 'order',
  words: {
    name: 'kitSent',
    label: 'When something is sent',
    when: 'What is in the parcel and its number stand below it.',
    first: {
      subject: 'Your order {number} is on its way',
      text: 'Hi {name}, what you ordered left us today. It arrives in 5 to 7 business days.',
      why: why.order,
    },
  },
  facts: parcel,
  sample: sampleParcel,
});

export const kitAtLab = letter({
  kind: 'kit-at-lab',
  label: 'At the lab, to the customer',
  about: 'order',
  words: {
    name: 'kitAtLab',
    label: 'When a sample is at the lab',
    when: 'Off until you switch it on in Sending & visits.',
    first: {
      subject: 'Your sample is at the lab: order {number}',
      text: 'Hi {name}, the lab has your sample. We write to you when the results are in.',
      why: why.order,
    },
  },
  facts: parcel,
  sample: sampleParcel,
});

export const kitResults = letter({
  kind: 'kit-results',
  label: 'Results are in, to the customer',
  about: 'order',
  words: {
    name: 'kitResults',
    label: 'When results are in',
    when: 'Never the results themselves.',
    first: {
      subject: 'Your results are in: order {number}',
      text: 'Hi {name}, the lab has sent us your results. We write to you about the next step. Results never come by mail.',
      why: why.order,
    },
  },
  facts: parcel,
  sample: sampleParcel,
});

/** Its occasion, and that of the two after it, is the visit and how often it was told: 'id:1'. */
export const visitBooked = letter({
  kind: 'visit-booked',
  label: 'Visit booked, to the customer',
  about: 'order',
  words: {
    name: 'visitBooked',
    label: 'When a visit is booked',
    when: 'Day and hour stand below it; a date for the calendar comes with it.',
    first: {
      subject: 'Your visit is booked',
      text: 'Hi {name}, we look forward to speaking with you. The link to the video meeting follows by e-mail.',
      why: why.order,
    },
  },
  facts: async (source) => {
    const { visit, ...facts } = await visitOf(source, 'booked');
    return { ...facts, attachments: appointment(source, visit, 'CONFIRMED') };
  },
  sample: (source) => ({
    ...sampleVisit(source),
    attachments: appointment({ ...source, now: new Date() }, exampleVisit(), 'CONFIRMED'),
  }),
});

export const visitCancelled = letter({
  kind: 'visit-cancelled',
  label: 'Visit cancelled, to the customer',
  about: 'order',
  words: {
    name: 'visitCancelled',
    label: 'When a booked visit is cancelled',
    when: 'It takes the date out of the calendar.',
    first: {
      subject: 'Your visit is cancelled',
      text: 'Hi {name}, this visit does not take place. Answer this mail to find another time.',
      why: why.order,
    },
  },
  facts: async (source) => {
    const { visit, ...facts } = await visitOf(source, 'cancelled');
    return { ...facts, attachments: appointment(source, visit, 'CANCELLED') };
  },
  sample: (source) => ({
    ...sampleVisit(source),
    attachments: appointment({ ...source, now: new Date() }, exampleVisit(), 'CANCELLED'),
  }),
});

export const visitTomorrow = letter({
  kind: 'visit-tomorrow',
  label: 'Visit tomorrow, to the customer',
  about: 'order',
  words: {
    name: 'visitTomorrow',
    label: 'The day before a visit',
    when: 'Day and hour stand below it.',
    first: {
      subject: 'Tomorrow: your visit',
      text: 'Hi {name}, we speak tomorrow. A quiet place and a phone or a computer are all that you need.',
      why: why.order,
    },
  },
  facts: async (source) => {
    const { visit, ...facts } = await visitOf(source, 'booked');
    if (!visit.at || visit.at <= source.now) throw new NotWorthSending('The visit has begun');
    return facts;
  },
  sample: sampleVisit,
});

/** Its occasion is the number of the reminder. */
export const detailsReminder = letter({
  kind: 'details-reminder',
  label: 'Reminder of missing details, to the customer',
  about: 'order',
  words: {
    name: 'detailsReminder',
    label: 'While details are missing',
    when: 'Twice, three and ten days after the order, until they are there.',
    first: {
      subject: 'We wait to send your order {number}',
      text: 'Hi {name}, your order is paid and cannot leave yet: something is missing. Please answer this mail and tell us where to send it, which test it should be, and who will use it.',
      why: why.order,
    },
  },
  facts: async ({ payload, id, from }) => {
    const order = await payload.findByID({ collection: 'orders', id, depth: 0 });
    const orderLabel = await from.askedFor(id);
    if (!orderLabel) throw new NotWorthSending('Nothing is missing any more');
    return {
      values: buyer(order),
      href: null,
      orderPage: orderPageAddress(order),
      orderLabel,
      label: [yourOrder(order)],
    };
  },
  sample: ({ paper }) => ({
    values: sampleBuyer,
    href: null,
    orderPage: paper.siteUrl,
    orderLabel: toDoLabels.kit,
    label: [yourOrder(sampleBuyer)],
  }),
});

async function parcel({ payload, id, occasion, from }: Source) {
  const order = await payload.findByID({ collection: 'orders', id, depth: 0 });
  const { names, tracking }: ParcelFacts = await from.parcel(id, occasion);
  if (names.length === 0) throw new NotWorthSending(takenBack);
  return {
    values: buyer(order),
    href: null,
    orderPage: orderPageAddress(order),
    label: [
      { term: names.length > 1 ? 'In it' : 'What', detail: names.join(', ') },
      ...(tracking ? [{ term: 'Tracking number', detail: tracking }] : []),
      yourOrder(order),
    ],
  };
}

function sampleParcel({ paper }: SampleSource) {
  return {
    values: sampleBuyer,
    href: null,
    orderPage: paper.siteUrl,
    label: [
      { term: 'What', detail: 'GI-MAP' },
      { term: 'Tracking number', detail: '9400111899560198000000' },
      yourOrder(sampleBuyer),
    ],
  };
}

/** A visit that is in this state still, since the telling that the mail is about. */
async function visitOf({ payload, id, occasion, from }: Source, state: VisitFacts['state']) {
  const [visitId = '', sequence] = occasion.split(':');
  const order = await payload.findByID({ collection: 'orders', id, depth: 0 });
  const visit = await from.visit(visitId);
  if (!visit || visit.state !== state || String(visit.sequence) !== sequence)
    throw new NotWorthSending('The visit was changed since');
  return {
    visit,
    values: buyer(order),
    href: null,
    orderPage: orderPageAddress(order),
    label: [{ term: visit.label, detail: visit.when }, yourOrder(order)],
  };
}

const exampleVisit = (): VisitFacts => ({
  id: 'sample',
  label: 'Consultation',
  minutes: 60,
  state: 'booked',
  at: new Date('2027-01-12T15:00:00Z'),
  when: 'Tuesday, January 12 at 10:00 AM EST',
  sequence: 1,
});

function sampleVisit({ paper }: SampleSource) {
  const { label, when } = exampleVisit();
  return {
    values: sampleBuyer,
    href: null,
    orderPage: paper.siteUrl,
    label: [{ term: label, detail: when }, yourOrder(sampleBuyer)],
  };
}

/** The visit for the reader's calendar: told again under the same name, it replaces what was told before (RFC 5546). */
function appointment(
  { paper: { practice, siteUrl }, now }: Pick<SampleSource, 'paper'> & { now: Date },
  { id, at, minutes, label, sequence }: VisitFacts,
  status: 'CONFIRMED' | 'CANCELLED',
) {
  if (!at) return [];
  const content = calendarFile({
    uid: `visit-${id}@${new URL(siteUrl).hostname}`,
    start: at,
    minutes,
    title: `${label}, ${practice.name}`,
    description: '',
    location: siteUrl,
    organizer: practice,
    madeAt: now,
    sequence,
    status,
  });
  const method = status === 'CANCELLED' ? 'CANCEL' : 'PUBLISH';
  return [
    {
      filename: 'visit.ics',
      content,
      contentType: `text/calendar; charset=utf-8; method=${method}`,
    },
  ];
}
