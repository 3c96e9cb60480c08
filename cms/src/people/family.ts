import { ageAt } from 'common/fulfilment/ages';
import type { Fulfilment, Order, WorkshopSignup } from '../payload-types.ts';

/** Somebody else for whom a person has bought kits: 'Ben, 7', 'uses Child Gut'. */
export type Relative = { key: string; name: string; about: string };

/** Who uses the kits that somebody has bought for others, each once, the newest kit first; `pieces` are opened, ages those of today in `zone`. */
export function familyOf(pieces: Fulfilment[], now: Date, zone: string): Relative[] {
  const others = pieces.filter(({ usedBy, personName }) => usedBy === 'other' && personName);
  const byPerson = Map.groupBy(
    others,
    ({ personName, personBirthDate }) => `${personName}\n${personBirthDate ?? ''}`,
  );
  return [...byPerson].map(([key, own]) => {
    const { personName, personBirthDate } = own[0] ?? {};
    const age = ageAt(personBirthDate ?? '', now, zone);
    const kits = new Set(own.map(({ name }) => name));
    return {
      key,
      name: [personName, age].filter((part) => part !== null).join(', '),
      about: `uses ${[...kits].join(', ')}`,
    };
  });
}

/** Something that somebody has said yes to, and since when; `at` is the newest time. */
export type Agreement = { key: string; what: string; more: string; at: string };

/** What somebody has agreed to: the newest terms, that they answer for a child, and the e-mails of the workshop. */
export function agreementsOf(facts: {
  orders: Order[];
  pieces: Fulfilment[];
  seats: WorkshopSignup[];
}): Agreement[] {
  const { orders, pieces, seats } = facts;
  const accepted = orders.find(({ termsAcceptedAt }) => termsAcceptedAt);
  const guarded = pieces.find(({ isGuardian }) => isGuardian);
  const [seat] = seats;
  return [
    ...(accepted?.termsAcceptedAt
      ? [
          {
            key: 'terms',
            what: 'Terms and privacy',
            more: accepted.termsVersion ? `version ${accepted.termsVersion}` : '',
            at: accepted.termsAcceptedAt,
          },
        ]
      : []),
    ...(guarded
      ? [
          {
            key: 'guardian',
            what: 'Parent or guardian',
            more: guarded.personName ? `of ${guarded.personName}` : '',
            at: guarded.createdAt,
          },
        ]
      : []),
    ...(seat
      ? [
          {
            key: 'workshop',
            what: 'Workshop emails',
            more: seat.unsubscribedAt ? 'no, since' : 'yes, since',
            at: seat.unsubscribedAt ?? seat.createdAt,
          },
        ]
      : []),
  ];
}
