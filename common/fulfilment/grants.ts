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
  /** Kits of each one bought: more than one option is a choice of the buyer (ORD-14). */
  kits: { options: KitFacts[] }[];
  /** Things that are sent and used up; one piece for each one bought. */
  goods: boolean;
  visits: GrantedVisits[];
};
