import type { OrderedThing } from 'common/contract/order-page';
import { longDay, shortDay } from 'common/fulfilment/day-words';
import { ways, workSteps, type WorkStep } from 'common/fulfilment/steps';

export type ShownStep = {
  label: string;
  note: string;
  state: 'past' | 'now' | 'later';
};

/** For the buyer; of the practice's own words some say what is asked of whom. */
const labels: Partial<Record<WorkStep, string>> = {
  'needs-details': 'Your details',
  'results-in': 'Results',
};
const labelOf = (step: WorkStep) => labels[step] ?? workSteps[step];

/** The steps of one thing, with the day of what was and when the next is expected. */
export function stepsOf(thing: OrderedThing): ShownStep[] {
  const way: readonly WorkStep[] = ways[thing.kind].filter(
    (step) => step !== 'needs-details' || thing.step === 'needs-details',
  );
  const last = way.reduce((place, step, at) => (thing.days[step] ? at : place), -1);
  const at = way.indexOf(thing.step);
  const reached = at < 0 ? last : at;
  return way.map((step, place) => {
    const day = thing.days[step];
    if (place > reached)
      return {
        label: labelOf(step),
        note: laterNote(thing, step, place - reached),
        state: 'later',
      };
    const isNow = place === at && step !== 'done';
    const note = day ? `${isNow && step === 'at-lab' ? 'since ' : ''}${shortDay(day)}` : '';
    return { label: labelOf(step), note, state: isNow ? 'now' : 'past' };
  });
}

/** Of what goes on; what was lost or stopped has no later days. */
function laterNote(
  { step: at, expected, labDays }: OrderedThing,
  step: WorkStep,
  ahead: number,
): string {
  if (!['needs-details', 'to-send', 'sent', 'at-lab'].includes(at)) return '';
  const isNext = ahead === 1;
  if (isNext && expected && (step === 'sent' || step === 'results-in'))
    return `by ${shortDay(expected.to)}`;
  if (step === 'at-lab') return 'after you mail it';
  if (step === 'results-in' && labDays) return `${labDays} days later`;
  return '';
}

/** Where one thing stands, in a sentence. */
export function sentenceOf(thing: OrderedThing): string {
  const { kind, step, days, expected, isReplaced } = thing;
  const since = days[step];
  const after = isReplaced ? 'Another is sent in its place, without cost.' : '';
  switch (step) {
    case 'needs-details':
      return 'It ships as soon as you have told us what is missing.';
    case 'to-send':
      return expected ? `It leaves us by ${longDay(expected.to)}.` : 'It leaves us soon.';
    case 'sent':
      return [
        since ? `It left us on ${longDay(since)}.` : 'It has left us.',
        expected ? `Expect it between ${longDay(expected.from)} and ${longDay(expected.to)}.` : '',
      ].join(' ');
    case 'at-lab':
      return [
        since ? `The lab has it since ${longDay(since)}.` : 'The lab has it.',
        expected ? `Results by ${longDay(expected.to)}.` : '',
      ].join(' ');
    case 'results-in':
      return 'Your results are here. We write to you about them.';
    case 'done':
      return kind === 'kit'
        ? 'Nothing is left to do for this kit.'
        : 'It has reached its end: nothing is left to do.';
    case 'lost':
      return `It was lost in the mail. ${after || 'We write to you about it.'}`;
    case 'rejected':
      return `The lab could not use the sample. ${after || 'We write to you about it.'}`;
    case 'stopped':
      return 'It is not sent any more. Write to us if you did not expect this.';
    case 'to-check':
      return 'We are looking after this by hand. Write to us with any question.';
  }
}

export const statusOf = ({ step }: OrderedThing) =>
  ({ ...workSteps, 'to-check': 'In our hands', 'needs-details': 'Needs your details' })[step];
