import { formatAmount } from 'common/money';
import type { Dates } from '../../clock/dates.ts';
import { addressOf, nameOf, type Paper } from './read-papers.ts';

/** One line of a superbill; what staff type at printing is not in it. */
export type Service = { id: string; date: string; place: string; name: string; charged: string };
export type Patient = {
  /** 'buyer', or the kit by which somebody else is known. */
  key: string;
  name: string;
  facts: { label: string; value: string }[];
  services: Service[];
};

/** Who of an order was seen or tested: the buyer, and whoever else uses a kit. Kits that nobody has, and stopped ones, are left out. */
export function patientsOf({ order, pieces, visits }: Paper, dates: Dates): Patient[] {
  const kits = pieces.filter(({ kind, step }) => kind === 'kit' && !unused.has(step));
  const buyer: Patient = {
    key: 'buyer',
    name: nameOf(order),
    facts: [
      { label: 'Date of birth', value: bornOn(order.dateOfBirth) },
      { label: 'Address', value: addressOf(order).join(', ') },
      { label: 'Phone', value: order.phone ?? '' },
    ],
    services: [
      ...kits.filter(({ usedBy }) => usedBy === 'buyer').map(asTest),
      ...visits
        .filter(({ state, at }) => state === 'done' && at)
        .map(({ id, at, label }) => ({
          id,
          date: dates.dated(at ?? order.createdAt),
          place: 'Video',
          name: label,
          charged: '',
        })),
    ],
  };
  const others = Map.groupBy(
    kits.filter(({ usedBy }) => usedBy === 'other'),
    ({ personName, personBirthDate }) => `${personName}\n${personBirthDate}`,
  );
  return [
    buyer,
    ...[...others.values()].flatMap((own) =>
      own[0]
        ? [
            {
              key: own[0].id,
              name: own[0].personName ?? '',
              facts: [
                { label: 'Date of birth', value: bornOn(own[0].personBirthDate) },
                { label: 'Address', value: addressOf(order).join(', ') },
              ],
              services: own.map(asTest),
            },
          ]
        : [],
    ),
  ].filter(({ services }) => services.length > 0);

  function asTest(piece: Paper['pieces'][number]): Service {
    const { id, name, sample } = piece;
    return {
      id,
      date: dates.dated(order.createdAt),
      place: 'Lab',
      name: sample ? `${name}, ${sample.toLowerCase()} test` : name,
      charged: priceOf(piece, order),
    };
  }
}

const unused = new Set(['stopped', 'lost', 'rejected']);

/** What one kit cost, where the line sold just that; a part of a package has no price of its own. */
function priceOf({ line, product }: Paper['pieces'][number], { lines }: Paper['order']): string {
  const sold = lines?.find(({ productId }) => productId === line);
  return sold && product === line ? formatAmount(sold.unitCents) : '';
}

/** '1988-03-08' as people write it; what somebody typed in another way stays as it is. */
function bornOn(text: string | null | undefined): string {
  if (!text || !/^\d{4}-\d\d-\d\d$/.test(text)) return text ?? '';
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${text}T00:00:00Z`),
  );
}
