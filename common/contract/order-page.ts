import type { VisitState, WorkKind, WorkStep } from '../fulfilment/steps.ts';
import type { MissingDetail } from '../fulfilment/to-do.ts';
import { tooLong } from './fields.ts';
import { limits } from './limits.ts';
import { z } from './zod.ts';

/**
 * The page of an order, which its buyer opens by a signed link (ORD-09): POST /cms-api/order-page/read and
 * /cms-api/order-page/details, for the storefront alone. A link that opens nothing is a 404, whatever is wrong with it.
 */
const token = z
  .string('The link is a text.')
  .check(z.maxLength(limits.token, 'The link is too long.'));

export const orderPageRequest = z.object({ token });

const typed = (most: number) =>
  z.prefault(
    z.string().check(z.trim(), z.maxLength(most, tooLong(most)), z.regex(/^\P{Cc}*$/u)),
    '',
  );

/** What a buyer types on that page; '' for what is left as it is. Faults are told by field: 'city', 'kits.<id>.firstName'. */
export const orderDetailsRequest = z.object({
  token,
  /** One press of the button: repeated with the same one, it is done once. */
  press: z.uuid('The press is not valid.'),
  address: typed(limits.address),
  city: typed(limits.city),
  state: typed(limits.state),
  zipCode: typed(limits.zipCode),
  kits: z
    .array(
      z.object({
        id: z.uuid('This kit is not known.'),
        kit: typed(limits.handle),
        usedBy: z.prefault(z.enum(['', 'buyer', 'other'], 'Say who will use this kit.'), ''),
        firstName: typed(limits.firstName),
        dateOfBirth: typed(limits.dateOfBirth),
        isGuardian: z.prefault(z.boolean(), false),
        /** 'It is right all the same': the age does not fit the kit. */
        isAgeRight: z.prefault(z.boolean(), false),
      }),
    )
    .check(z.maxLength(500, 'Too many kits.')),
});
export type OrderDetailsRequest = z.infer<typeof orderDetailsRequest>;

/** Days are 'yyyy-mm-dd' on the clocks of the practice. */
export type Day = string;

/** One kit, or one line of goods. `forWhom` is 'you' or an initial ('M.'); null while nobody has said it. */
export type OrderedThing = {
  id: string;
  kind: WorkKind;
  name: string;
  /** Handle of the product; null until the buyer has chosen. */
  product: string | null;
  /** Handle of what was bought: what shows its picture until then. */
  line: string;
  quantity: number;
  forWhom: string | null;
  step: WorkStep;
  days: Partial<Record<WorkStep, Day>>;
  /** When the next thing should happen. */
  expected: { from: Day; to: Day } | null;
  labDays: number | null;
  parcel: { number: string; carrier: string | null; page: string | null } | null;
  /** It stands in the place of one that was lost or spoiled. */
  isReplacement: boolean;
  /** Another was sent in its place. */
  isReplaced: boolean;
  missing: MissingDetail[];
  /** What can be chosen, where a package leaves a choice. */
  options: { handle: string; name: string }[];
  /** Choice and person can be said, or said anew: it has not left. */
  isOpen: boolean;
};

/** `when` is day and hour in the zone of the practice, ready to print. */
export type OrderedVisit = {
  id: string;
  /** Handle of what was bought. */
  line: string;
  label: string;
  minutes: number;
  state: VisitState;
  when: string | null;
  with: string | null;
};

export type OrderPageAnswer = {
  success: true;
  number: string;
  orderedOn: Day;
  today: Day;
  buyer: string;
  /** City and state; null while they are not known. */
  place: string | null;
  isAddressMissing: boolean;
  /** Something is sent that has not left yet. */
  isAddressOpen: boolean;
  things: OrderedThing[];
  visits: OrderedVisit[];
  /** The practice's scheduler, filled in; null: the practice writes. */
  scheduler: string | null;
  /** Who writes about the time of a visit, and by when: a sentence. */
  timePromise: string;
  money: {
    lines: { name: string; quantity: number; each: string; sum: string }[];
    coupon: { code: string; discount: string } | null;
    paid: string;
    /** Null when nothing was. */
    sentBack: string | null;
    plan: {
      name: string;
      /** `payLink` leads to Stripe's page for one that failed. */
      payments: {
        day: Day;
        amount: string;
        state: 'due' | 'paid' | 'failed' | 'stopped';
        payLink: string | null;
      }[];
      left: { count: number; sum: string };
    } | null;
  };
  /** Of the practice, for the head of the receipt. */
  sender: { address: string; phone: string };
};
