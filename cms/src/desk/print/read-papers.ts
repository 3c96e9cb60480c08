import type { PayloadRequest } from 'payload';
import { asOneAct } from '../../audit/record-access.ts';
import { datesIn, type Dates } from '../../clock/dates.ts';
import type { Fulfilment, FulfilmentSetting, Order, Practice, Visit } from '../../payload-types.ts';

/** Whose name and address stand at the head of every paper. */
export type Sender = Pick<Practice, 'name' | 'email' | 'practitioner'> &
  Pick<FulfilmentSetting, 'address' | 'phone' | 'npi' | 'taxId'>;

export type Paper = { order: Order; pieces: Fulfilment[]; visits: Visit[] };

export async function readSender(req: PayloadRequest): Promise<{ sender: Sender; dates: Dates }> {
  const [practice, settings] = await Promise.all([
    req.payload.findGlobal({ slug: 'practice', depth: 0, req, overrideAccess: false }),
    req.payload.findGlobal({ slug: 'fulfilment-settings', depth: 0, req, overrideAccess: false }),
  ]);
  return { sender: { ...practice, ...settings }, dates: datesIn(settings.timeZone) };
}

/** An order, opened: address and birth date in clear. Null where there is none. */
export async function openOrder(req: PayloadRequest, id: string): Promise<Order | null> {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) return null;
  return await req.payload.findByID({
    collection: 'orders',
    id,
    depth: 0,
    req,
    overrideAccess: false,
    disableErrors: true,
  });
}

/**
 * Opened orders with what they grant, and who uses it in clear, for a paper of this kind: printing is one line of the record
 * of access. Orders that do not exist are left out.
 */
export async function readPapers(
  req: PayloadRequest,
  kind: 'slip' | 'receipt' | 'superbill',
  ids: string[],
): Promise<Paper[]> {
  return await asOneAct(
    req,
    (papers) => {
      const [one, ...more] = papers.map(({ order }) => order.id);
      if (!one) return null;
      const which = more.length === 0 ? { id: one } : { ids: [one, ...more] };
      return { act: `print ${kind}`, record: 'orders', ...which };
    },
    async () => {
      const papers: Paper[] = [];
      for (const id of ids) {
        const paper = await readPaper(req, id);
        if (paper) papers.push(paper);
      }
      return papers;
    },
  );
}

async function readPaper(req: PayloadRequest, id: string): Promise<Paper | null> {
  const order = await openOrder(req, id);
  if (!order) return null;
  const ofOrder = {
    where: { order: { equals: id } },
    sort: 'place',
    depth: 0,
    pagination: false,
    req,
  };
  const [pieces, visits] = await Promise.all([
    req.payload.find({ collection: 'fulfilments', context: { decrypt: true }, ...ofOrder }),
    req.payload.find({ collection: 'visits', ...ofOrder }),
  ]);
  return { order, pieces: pieces.docs, visits: visits.docs };
}

/** Who uses one kit, as it stands on paper; the buyer where nobody else was named. */
export function userOf({ order, piece }: { order: Order; piece: Fulfilment }): string {
  if (piece.usedBy === 'other') return piece.personName || 'Somebody else';
  return nameOf(order);
}

export const nameOf = ({ firstName, lastName }: Pick<Order, 'firstName' | 'lastName'>): string =>
  [firstName, lastName].filter(Boolean).join(' ') || 'Name not known';

/** Street and place on lines of their own; empty while the address is not known. */
export function addressOf({ address, city, state, zipCode }: Order): string[] {
  return [
    address,
    [city, [state, zipCode].filter(Boolean).join(' ')].filter(Boolean).join(', '),
  ].filter((line): line is string => Boolean(line));
}
