import type { BoughtKind } from 'common/contract/orders';
import { chooseTime, type NextStep, type NextStepWords } from './first-next-steps.ts';

/** 'ask': the practice writes to the buyer. 'arrival': what was bought comes. */
type Role = 'ask' | 'arrival' | 'later';
type RoledStep = NextStep & { role: Role };

/** The published words; `steps` are those that follow a test kit, after what follows every purchase. */
export type Words = NextStepWords & { steps?: NextStep[] | null };

/**
 * Who begins. Kit: whether the buyer says which one by himself, on the page of the order. Time: whether the practice
 * writes, the buyer chooses it in its calendar, or that is said before all steps.
 */
export type Beginning = { isKitAsked: boolean; time: 'letter' | 'calendar' | 'said' };
const byLetter: Beginning = { isKitAsked: true, time: 'letter' };

/** How many of the steps in the admin are about a test kit: the last ones. */
const kitSteps = 4;

/** What stands in the admin before the steps of a test kit: about the mail, for who does not find it. */
export const mailNote = ({ steps }: Words): string =>
  (steps ?? [])
    .slice(0, -kitSteps)
    .map(({ text }) => text)
    .join(' ');

/** What follows from what was bought, in the order of time; each thing once, and nothing that was not bought. */
export function nextSteps(
  bought: readonly BoughtKind[],
  words: Words,
  beginning = byLetter,
): NextStep[] {
  return follow(bought, words, beginning).map(plain);
}

/** The same after the small checkout, whose page itself says that the practice asks; `arrival` is the offer's own sentence. */
export function offerSteps(
  bought: readonly BoughtKind[],
  words: Words,
  arrival: NextStep | null,
): NextStep[] {
  const steps = follow(bought, words, byLetter).filter(({ role }) => role !== 'ask');
  if (!arrival) return steps.map(plain);
  const parcel = hasVisitsAfterKit(bought) ? withCollecting(arrival, words) : arrival;
  const place = steps.findIndex(({ role }) => role === 'arrival');
  const others = (some: RoledStep[]) => some.filter(({ role }) => role !== 'arrival').map(plain);
  return place < 0
    ? [parcel, ...others(steps)]
    : [...others(steps.slice(0, place)), parcel, ...others(steps.slice(place))];
}

function follow(
  bought: readonly BoughtKind[],
  words: Words,
  { isKitAsked, time }: Beginning,
): RoledStep[] {
  const has = (...kinds: BoughtKind[]) => kinds.some((kind) => bought.includes(kind));
  const { consultation, package: pack, program, goods } = words;
  const [kit, ...home] = (words.steps ?? []).slice(-kitSteps);
  const hasKits = has('kit', 'package', 'program');
  const isShort = hasVisitsAfterKit(bought);
  const parcel = (step: NextStep) => (isShort ? withCollecting(step, words) : step);
  return [
    ...(time === 'calendar' && has('consultation', 'program') ? [as('ask', chooseTime)] : []),
    ...(time === 'letter' && has('consultation') ? [as('ask', consultation.ask)] : []),
    ...(isKitAsked && has('package') ? [as('ask', pack.ask)] : []),
    ...(time === 'letter' && has('program') ? [as('ask', program.ask)] : []),
    ...(has('kit') && kit ? [as('arrival', kit)] : []),
    ...(has('package') ? [as('arrival', parcel(pack.send))] : []),
    ...(has('program') ? [as('arrival', parcel(program.send))] : []),
    ...(has('goods') ? [as('arrival', hasKits ? goods.sendToo : goods.send)] : []),
    ...(hasKits ? (isShort ? home.slice(1, 2) : home).map((step) => as('later', step)) : []),
    ...(has('consultation')
      ? [
          as('later', consultation.prepare),
          as('arrival', consultation.visit),
          as('later', consultation.plan),
        ]
      : []),
    ...(has('package') ? [as('later', pack.visit), as('later', pack.followUp)] : []),
    ...(has('program') ? [as('later', program.visits), as('later', program.end)] : []),
  ];
}

/** The kits of packages and programs alone: their own visits are about the results. */
const hasVisitsAfterKit = (bought: readonly BoughtKind[]) =>
  !bought.includes('kit') && (bought.includes('package') || bought.includes('program'));

/** The step of a parcel that tells of collecting, too. */
function withCollecting(step: NextStep, { steps }: Words): NextStep {
  const [, collect] = (steps ?? []).slice(-kitSteps);
  return { ...step, text: [step.text, collect?.text].filter(Boolean).join(' ') };
}

const as = (role: Role, step: NextStep): RoledStep => ({ ...step, role });

const plain = ({ when, title, text }: NextStep): NextStep => ({ when, title, text });
