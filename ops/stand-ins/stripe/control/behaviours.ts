import {
  authenticationRequired,
  type CardRecord,
  type Decline,
  findCardByName,
  type TestCard,
} from '../cards.ts';
import type { Call } from '../wire/call.ts';

/**
 * What a charge without the cardholder brings: null when the money comes. Counts a behaviour that a test ordered for
 * this customer down.
 */
export function offSessionDecline(
  call: Call,
  customer: string | null,
  card: TestCard,
  record: CardRecord | undefined,
): Decline | null {
  const ordered = customer ? takeBehaviour(call, customer) : undefined;
  const { decline, challenge, restsOffSession } = ordered ?? card;
  const rests =
    restsOffSession === 'always' ||
    (restsOffSession === 'once set up' && record?.isSetUp === true && !ordered);
  return challenge && !rests ? authenticationRequired : decline;
}

function takeBehaviour({ store }: Call, customer: string): TestCard | undefined {
  const behaviour = store.get('behaviours', customer);
  if (!behaviour || behaviour.times === 0) return undefined;
  const paid = store
    .list('charges')
    .filter((charge) => charge.customer === customer && charge.paid).length;
  if (paid + 1 < behaviour.fromPayment) return undefined;
  if (behaviour.times !== undefined)
    store.put('behaviours', { ...behaviour, times: behaviour.times - 1 });
  return findCardByName(behaviour.card);
}
