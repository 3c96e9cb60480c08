import { withTimePromise } from 'common/fulfilment/time-promise';
import { numberWord } from 'common/number-words';
import { firstLeads } from './first-next-steps.ts';

const receipt = 'Your receipt is on its way.';
const paid = 'Your payment arrived, and your receipt is on its way.';
const oneThing = 'One thing is left for you to do.';

type Situation = {
  /** Something waits for the buyer. */
  isAsked: boolean;
  /** Of a program that was bought; null without one. */
  months: number | null;
  /** Who writes about the time of a visit, and by when. */
  promise: string | null;
};

/** What the practice's own words cannot know, in page and mail: that something is left to do, who writes and by when. */
export function situationLead({ isAsked, months, promise }: Situation): string | null {
  if (months !== null) return programLead(months, promise);
  return isAsked ? oneThing : promise;
}

/** 'Your four months begin now. For your first visit, Hannah Reed, PA-C, writes to you by Friday, November 27.' */
function programLead(months: number, promise: string | null): string {
  const begins = `Your ${numberWord(months)} months begin now.`;
  return promise ? `${begins} For your first visit, ${promise.replace(/^We /, 'we ')}` : begins;
}

/** The sentence below the large line of the page. */
export function pageLead(
  { lead, leadVisit }: { lead: string; leadVisit: string },
  {
    hasScheduler,
    beginsWithVisit,
    ...situation
  }: Situation & { hasScheduler: boolean; beginsWithVisit: boolean },
): string {
  if (situation.months !== null) return `${situationLead(situation)} ${receipt}`;
  if (situation.isAsked) return `${paid} ${oneThing}`;
  // The large line has given thanks.
  if (!beginsWithVisit) return lead.replace(/^Thank you[.!] +/, '');
  const { promise } = situation;
  // What nobody has written anew promises a time as well, in words that the large line has said.
  if (promise && leadVisit === firstLeads.leadVisit) return `${paid} ${promise}`;
  return withTimePromise(leadVisit, hasScheduler, promise ?? undefined);
}
