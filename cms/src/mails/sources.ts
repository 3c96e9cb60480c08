import type { BoughtKind, NextSteps, OrderAction } from 'common/contract/orders';

/** An order as its confirmation reads it. */
export type ConfirmedOrder = {
  /** Absent in a sample. */
  id?: string;
  number: string;
  createdAt: string;
  firstName?: string | null;
  lastName?: string | null;
  address?: string | null;
  city?: string | null;
  state?: string | null;
  zipCode?: string | null;
  amount: string;
  couponCode?: string | null;
  discountAmount?: string | null;
  needsDetails?: boolean | null;
  lines?:
    | {
        productId: string;
        name: string;
        summary?: string | null;
        quantity: number;
        unitCents: number;
      }[]
    | null;
};

/** What stands around an order in its confirmation. */
export type Surroundings = {
  bought: BoughtKind[];
  /** In the place of the title, where something waits for the buyer; else null. */
  headline: string | null;
  /** What the practice's own words cannot know: who writes and by when, or that something is left to do. */
  lead: string | null;
  hasKit: boolean;
  isShipped: boolean;
  steps: NextSteps['steps'];
  /** The button for what waits for the buyer; null when nothing does. */
  action: OrderAction | null;
  /** Absolute addresses of pictures by product handle. */
  pictures: ReadonlyMap<string, string>;
  scripture: { text: string; reference: string } | null;
};

/** One workshop, or the workshop in general while `start` is null. */
export type WorkshopFacts = {
  start: Date | null;
  /** Of `start`, as yyyy-mm-dd on the clocks of the practice. */
  day: string;
  when: string;
  minutes: number;
  meetingLink: string | null;
};

/** What one press of a button moved on in an order; `names` is empty when it was taken back. */
export type ParcelFacts = { names: string[]; tracking: string | null };

export type VisitFacts = {
  id: string;
  label: string;
  minutes: number;
  state: 'granted' | 'booked' | 'done' | 'cancelled';
  at: Date | null;
  /** `at` in words, on the clocks of the practice. */
  when: string;
  /** How often it was told. */
  sequence: number;
};

/** What capabilities tell about their records when a mail is written. They hand it in; no mail asks them by name. */
export type MailSources = {
  surroundings: (order: ConfirmedOrder, orderPage: string | null) => Promise<Surroundings>;
  workshop: (start: Date | null) => Promise<WorkshopFacts>;
  nextWorkshop: () => Promise<WorkshopFacts>;
  parcel: (order: string, press: string) => Promise<ParcelFacts>;
  visit: (id: string) => Promise<VisitFacts | null>;
  /** The button for what the buyer still has to tell; null when nothing is missing. */
  askedFor: (order: string) => Promise<string | null>;
  /** Where an account's password is chosen; null when that link is used, replaced or too old. */
  accountLink: (account: string, nonce: string) => Promise<string | null>;
};
