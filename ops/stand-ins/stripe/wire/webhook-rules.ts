/** A disorder that a test asks for among Stripe's deliveries of its events. */
export type WebhookRule = {
  /** 'invoice.paid', 'invoice.*', or '*'. */
  type: string;
  /** delay: `delayMs` later; repeat: `copies` at once; drop: never; hold: when a test releases them, in the order it wants. */
  what: 'delay' | 'repeat' | 'drop' | 'hold';
  delayMs: number;
  copies: number;
  /** How many events it is for; Infinity without an end. */
  times: number;
};

export type WebhookRules = {
  add: (rule: WebhookRule) => void;
  clear: () => void;
  /** The first rule for an event of this type, counted down. */
  take: (type: string) => WebhookRule | undefined;
};

export function createWebhookRules(): WebhookRules {
  let rules: WebhookRule[] = [];
  return {
    add: (rule) => void rules.push(rule),
    clear: () => void (rules = []),
    take(type) {
      const rule = rules.find(({ type: wanted }) => matchesType(wanted, type));
      if (rule && --rule.times <= 0) rules = rules.filter((other) => other !== rule);
      return rule;
    },
  };
}

export function matchesType(wanted: string, type: string): boolean {
  return (
    wanted === '*' ||
    wanted === type ||
    (wanted.endsWith('.*') && type.startsWith(wanted.slice(0, -1)))
  );
}

const kinds = ['delay', 'repeat', 'drop', 'hold'];

/** Throws with a message for the test's author. */
export function parseWebhookRule(given: unknown): WebhookRule {
  const rule = { delayMs: 0, copies: 2, times: Infinity, ...(given as Partial<WebhookRule>) };
  if (typeof rule.type !== 'string' || !rule.what || !kinds.includes(rule.what))
    throw new Error(
      `A rule needs type ('invoice.paid', 'invoice.*' or '*') and what (${kinds.join(', ')}).`,
    );
  if (rule.what === 'delay' && !(rule.delayMs > 0))
    throw new Error('A rule of delay needs delayMs.');
  if (!(rule.times > 0) || !(rule.copies > 1))
    throw new Error('times must be 1 or more, and copies 2 or more.');
  return rule as WebhookRule;
}

export type ReleaseOrder = 'as written' | 'reversed' | 'shuffled';

export function inOrder<T>(items: readonly T[], order: ReleaseOrder): T[] {
  if (order === 'as written') return [...items];
  if (order === 'reversed') return items.toReversed();
  return items
    .map((item) => ({ item, key: Math.random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);
}
