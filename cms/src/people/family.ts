import type { Fulfilment, Order, WorkshopSignup } from '../payload-types.ts';

/** Somebody else for whom a person has bought kits: 'Ben, 7', 'uses Child Gut'. */
export type Relative = { key: string; name: string; about: string };

/** Who uses the kits that somebody has bought for others, each once, the newest kit first; `pieces` are opened. */
export function familyOf(pieces: Fulfilment[], now: Date): Relative[] {
  const others = pieces.filter(({ usedBy, personName }) => usedBy === 'other' && personName);
  const byPerson = Map.groupBy(
    others,
    ({ personName, personBirthDate }) => `${personName}\n${personBirthDate ?? ''}`,
  );
  return [...byPerson].map(([key, own]) => {
    const { personName, personBirthDate } = own[0] ?? {};
    const age = personBirthDate ? yearsSince(personBirthDate, now) : null;
    const kits = new Set(own.map(({ name }) => name));
    return {
      key,
      name: [personName, age].filter((part) => part !== null).join(', '),
      about: `uses ${[...kits].join(', ')}`,
    };
  });
}

/** Whole years since a birth date ('2019-03-08'); null where it is no date, or still to come. */
function yearsSince(birthDate: string, now: Date): number | null {
  const [year, ...monthAndDay] = birthDate.split('-');
  if (!/^\d{4}-\d\d-\d\d$/.test(birthDate)) return null;
  const today = now.toISOString().slice(0, 10);
  const had = monthAndDay.join('-') <= today.slice(5);
  const years = Number(today.slice(0, 4)) - Number(year) - (had ? 0 : 1);
  return years < 0 ? null : years;
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
