import type { Acts } from './steps/acting.ts';
import type { Calls } from './steps/calls.ts';
import type { Looks } from './steps/looking.ts';
import type { Marks } from './steps/marks.ts';
import type { OfficeSteps } from './steps/office.ts';
import type { Times } from './steps/time.ts';

/** Everything that a line may do or ask for. A place is a string of `places.ts`; words, figures and targets are those of the acceptance list. */
export type Steps = Acts & Looks & Marks & Times & Calls & OfficeSteps;

/** One step: what is done, or what must be seen. Exactly one key. */
export type Step = { [Kind in keyof Steps]: { [Key in Kind]: Steps[Kind] } }[keyof Steps];

export type CartLine = {
  id: string;
  name: string;
  price: number;
  quantity: number;
  isSubscription?: boolean;
};

/** What a visitor's browser brings along, and which shop it meets. */
export type Given = {
  cart?: CartLine[];
  local?: Record<string, string>;
  session?: Record<string, string>;
  /** Without it the cookie question is answered already. */
  isUndecided?: true;
  /** Time stands still until a step lets it pass. */
  isTimeStopped?: true;
  /** The shop stands behind https. */
  isSecure?: true;
  /** The shop has no publishable key of the payment provider. */
  isKeyless?: true;
};

/** A page as everybody finds it, or in the state that a few presses bring it to. */
export type Scene = `/${string}` | 'answers of /faq' | 'purchase';

/**
 * One line of the acceptance list, or a part of one. Lines with `on` only look at a page that others look at, too; the
 * others have a browser of their own. `isAlone`: changes what all visitors see, so nothing runs beside it.
 * `disagrees`: the shop does not do this; the line fails, and says so as soon as it does not.
 */
export type Line = {
  id: string;
  part?: string;
  on?: Scene;
  given?: Given;
  isAlone?: true;
  disagrees?: string;
  steps: Step[];
};
