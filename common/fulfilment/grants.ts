/** What a laboratory does with one kit, as the product said it on the day of the order. */
export type KitFacts = {
  /** Handle of the product that is sent. */
  handle: string;
  name: string;
  sample: string | null;
  /** From the arrival of the sample to the results; null where the product does not say. */
  labDays: number | null;
  /** Years of age that it is made for: from `ageFrom`, below `ageTo`; null: no bound. */
  ageFrom: number | null;
  ageTo: number | null;
  /** Codes of the states where it may not be used (ORD-15). */
  notIn?: readonly string[];
};

/** A number of visits; `per` 'unit': once for each one bought (a programme is one), 'person': for each person of a programme. */
export type GrantedVisits = {
  label: string;
  minutes: number;
  count: number;
  per: 'unit' | 'person';
};

/** What one line of an order grants, frozen in the checkout's snapshot (design §10). */
export type Grants = {
  /**
   * Kits of each one bought: more than one option is a choice of the buyer (ORD-14). The kits of a line are numbered
   * through: of the one bought as number `n` from 0, the kit at `place` is number `n * kits.length + place`.
   */
  kits: { options: KitFacts[] }[];
  /** Things that are sent and used up; one piece for each one bought. */
  goods: boolean;
  visits: GrantedVisits[];
};

/** A product as the CMS has it, with the ids of what it is made of. */
export type Granting = {
  id: string;
  handle: string;
  name: string;
  category: 'testing' | 'consultation' | 'package' | 'supplement';
  sample?: string | null;
  turnaroundDays?: number | null;
  ageFrom?: number | null;
  ageTo?: number | null;
  notIn?: readonly string[] | null;
  visits?: readonly GrantedVisits[] | null;
  parts?: readonly { oneOf?: readonly (string | { id: string })[] | null }[] | null;
};

/**
 * What one of a product grants. `products`: those that the parts of a package may be filled with; others are left out of
 * the choice.
 */
export function grantsOf(product: Granting, products: readonly Granting[]): Grants {
  const others = product.category === 'package' ? products : [];
  return grantedBy(product, new Map(others.map((one) => [one.id, one])), []);
}

/** Of an offer that sells several things: all that each of them grants. */
export function joinGrants(all: readonly Grants[]): Grants {
  return {
    kits: all.flatMap(({ kits }) => kits),
    goods: all.some(({ goods }) => goods),
    visits: all.flatMap(({ visits }) => visits),
  };
}

/** Something of it is sent to the buyer. */
export const isSent = ({ kits, goods }: Pick<Grants, 'kits' | 'goods'>) => goods || kits.length > 0;

function grantedBy(
  product: Granting,
  known: ReadonlyMap<string, Granting>,
  inside: readonly string[],
): Grants {
  const visits = (product.visits ?? []).map(({ label, minutes, count, per }) => ({
    label,
    minutes,
    count,
    per,
  }));
  switch (product.category) {
    case 'testing':
      return { kits: [{ options: [factsOf(product)] }], goods: false, visits: [] };
    case 'supplement':
      return { kits: [], goods: true, visits: [] };
    case 'consultation':
      return { kits: [], goods: false, visits };
    case 'package': {
      const parts = (product.parts ?? []).map(({ oneOf }) =>
        (oneOf ?? []).flatMap((one) => known.get(typeof one === 'string' ? one : one.id) ?? []),
      );
      const within = [...inside, product.id];
      return joinGrants([
        ...parts.map((part) => ofPart(part, known, within)),
        { kits: [], goods: false, visits },
      ]);
    }
  }
}

/** Kits to choose from, or what the one other thing grants; a package inside itself grants nothing more. */
function ofPart(
  part: readonly Granting[],
  known: ReadonlyMap<string, Granting>,
  inside: readonly string[],
): Grants {
  const options = part.filter(({ category }) => category === 'testing').map(factsOf);
  if (options.length > 0) return { kits: [{ options }], goods: false, visits: [] };
  const other = part.find(({ id }) => !inside.includes(id));
  return other ? grantedBy(other, known, inside) : joinGrants([]);
}

function factsOf(product: Granting): KitFacts {
  const { handle, name, sample, turnaroundDays, ageFrom, ageTo, notIn } = product;
  return {
    handle,
    name,
    sample: sample ?? null,
    labDays: turnaroundDays ?? null,
    ageFrom: ageFrom ?? null,
    ageTo: ageTo ?? null,
    notIn: [...(notIn ?? [])],
  };
}
