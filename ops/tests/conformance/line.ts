/** Everything that a line may do or ask for. A place is a string of `places.ts`; words, figures and targets are those of the acceptance list. */
export type Steps = Acts & Looks & Marks & Times & Calls & OfficeSteps;

/** One step: what is done, or what must be seen. Exactly one key. */
export type Step = { [Kind in keyof Steps]: { [Key in Kind]: Steps[Kind] } }[keyof Steps];

type CartLine = {
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
export type Scene =
  | `/${string}`
  | 'answers of /faq'
  | 'checkout of one kit'
  | 'purchase'
  | 'purchase in the dialog';

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

/** What a visitor does. */
export type Acts = {
  open: string;
  reload: true;
  click: string;
  clickTwice: string;
  clickOutside: true;
  hover: string;
  focus: string;
  press: string;
  resize: [width: number, height: number];
  fill: { in: string; values: Record<string, string> };
  type: { at: string; text: string };
  scroll: number | 'bottom';
  store: { in: 'local' | 'session'; key: string; value: string };
  blockStorage: true;
  helper: Helper;
};

export type Helper =
  | 'fill the checkout'
  | 'accept the terms'
  | 'type a good card'
  | 'type a declined card'
  | 'type a good card in the dialog'
  | 'type an unfinished card in the dialog'
  | 'add a kit in another tab'
  | 'replay the order'
  | 'close the tab at the charge'
  | 'remember the page'
  | 'wait for the way there'
  | 'leave the tab and come back'
  | 'wait until a program would be slower'
  | 'take the language from the page';

/** What stands on a page: words, order, numbers of things, links, and the state of controls. */
export type Looks = {
  /** All visible words of one element. */
  text: { at: string; is: string };
  /** Words in it, letter by letter. */
  shows: { at: string; words: string[] };
  /** Words in one of the elements, in capitals or not. */
  says: { at: string; words: string[] };
  lacks: { at: string; words: string[] };
  /** Each element says its words, in this order, and there are no more. */
  order: { of: string; are: string[] };
  texts: { of: string; are: string[] };
  startsWith: { of: string; are: string[] };
  endsWith: { of: string; are: string[] };
  matches: { of: string; pattern: string };
  eachMatches: { of: string; pattern: string };
  eachAttribute: { of: string; name: string; pattern: string };
  each: { of: string; has: Record<string, number> };
  count: { of: string; is: number };
  /** Give or take two. */
  about: { of: string; is: number };
  links: { in: string; to: Record<string, string> };
  targets: { in: string; are: string[] } | { in: string; hold: string[] };
  leads: { from: string; to: string };
  newTab: { of: string };
  attribute: { of: string; name: string; is: string };
  choices: { of: string; are: string[] };
  requires: { in: string; are: string[] };
  holds: { in: string; values: Record<string, string> };
  value: { of: string; is: string };
  complaints: { in: string; are: Record<string, string> };
  visible: string;
  hidden: string;
  disabled: string;
  enabled: string;
  focused: string;
  keepsFocus: string;
  path: string;
  documentTitle: string;
  longText: { of: string; words: number };
  dates: { of: string; newest: string; oldest: string };
  filtersCount: { all: string; parts: string[] };
};

/** Sizes, places and colours; toasts; what the browser keeps; what the console and screen readers are told. */
export type Marks = {
  stars: { of: string; are: number };
  css: { of: string; is: Record<string, string> };
  clamped: { of: string; lines: number };
  size: { of: string; is: [width: number, height: number] };
  width: { of: string; is: number };
  fits: string;
  corner: { of: string; is: 'bottom left' | 'bottom right' };
  columns: { of: string; are: number };
  round: string;
  above: { this: string; that: string };
  directlyAbove: { this: string; that: string };
  rests: { to: string; px: number };
  scrolled: number;
  samePage: true;
  toast: Toast;
  toasted: Toast;
  toasts: number;
  kept: { in: 'local' | 'session'; key: string; is: unknown };
  keptCount: { key: string; is: number };
  keptSize: { key: string; kB: number };
  cookie: { name: string; is: string; days: number; sameSite?: string; secure?: boolean };
  noCookie: string;
  logged: string;
  nothingThrown: true;
  announced: string;
  noAxe: string[];
};

/** Delays, in milliseconds of the page's own clock, and what moves: scrolling, swipes, tooltips. Nothing here waits in real time. */
export type Times = {
  pass: number;
  /** Not a millisecond earlier: `was` holds until then. */
  happens: { after: number; was: Step; step: Step };
  /** The page scrolls smoothly after so long, until the section stands so far below the top. */
  glides: { to: string; after: number; px: number };
  jumps: { from: number; after: number; to: number };
  unmoved: true;
  swipes: { px: number };
  skips: { to: string; within: number; away: string };
  opensAtEnd: { box: string; what: string; px: number };
  acceptsAtDepth: { percent: number };
};

/** What the page asks of the shop, what the shop answers over HTTP, and what it asks of the payment provider. */
export type Calls = {
  answer: { call: string; with: Answer };
  hold: string;
  release: true;
  /** From here on calls are counted anew. */
  forget: true;
  blockScript: string;
  /** All calls so far, in order. */
  calls: string[];
  /** Each call once, in the order of letters. */
  callKinds: string[];
  lacksCall: string;
  sent: { call: string; fields: Record<string, unknown> };
  sentWithCookies: string;
  sentAs: { call: string; type: string };
  answered: { call: string; fields: Record<string, unknown> };
  answers: {
    ask: string;
    at?: 'shop' | 'cms';
    body?: unknown;
    status: number;
    type?: string;
    fields?: Record<string, unknown>;
    keys?: string[];
    words?: string[];
  };
  askedStripe: { path: string; fields: Record<string, unknown> };
  /** In cents, over all payments of this visitor. */
  charged: number;
  /** How often this visitor's payment was asked for. */
  confirmedAtStripe: number;
  laterPayments: { count: number; amount: number };
};

/** How a call of the page is answered: so, not at all, or truly but for some fields. */
export type Answer =
  | { status?: number; json?: unknown; text?: string }
  | { change: Record<string, unknown> }
  | 'cut';

/** What the practice does in its CMS, what is stored there and who may read it; what came by mail; and which test proves a line. */
export type OfficeSteps = {
  setting: { global: string; change: Fields };
  edit: { collection: string; where: string; change: Fields };
  create: { collection: string; data: Fields };
  failingMail: number;
  record: { collection: string; where: string; count?: number; fields: Fields };
  everyRecord: { collection: string; has: Fields; distinct?: string };
  stored: { collection: string; of: string; are: string[] };
  asks: { by: Role; ask: string; body?: Fields; statuses: number[]; fields?: Fields };
  appears: { path: string; words: string; withinMs: number };
  newFile: { freebie: number; path: string; words: string };
  mailed: { subject: string; words: string[] };
  /** How many came to this visitor in all. */
  mails: number;
  downloads: { by: string; file: string };
  provenBy: { file: string; test: string; words: string[] };
};

export type Toast = { title: string; text: string; style: 'default' | 'destructive' };

export type Role = 'admin' | 'practitioner' | 'staff' | 'nobody';

export type Fields = Record<string, unknown>;
