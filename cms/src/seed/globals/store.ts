type Ids = { products: Record<string, string>; offers: Record<string, string> };

/** Words of the store; the plan cards follow spec §2, the days §9. */
export function storeTexts({ products, offers }: Ids) {
  return {
    hero: {
      titleLine1: 'Testing',
      titleLine2: 'kits',
      lead: 'Thirteen lab tests you collect at home. Kits ship in 1 to 2 business days and arrive in 5 to 7.',
      others: {
        consultationLead:
          'An hour with the practitioner, by video. Nothing ships. We write to you within 1 business day to find your time.',
      },
    },
    tabs: {
      testing: 'Testing Kits',
      consultation: 'Consultations',
      package: 'Packages',
      supplement: 'Vitamins & Supplements',
    },
    sampleKey: {
      title: 'How you collect',
      items: [
        { sample: 'stool' as const, label: 'Stool', how: 'tube or swab' },
        { sample: 'urine' as const, label: 'Urine', how: 'cup or strips' },
        { sample: 'finger-prick' as const, label: 'Finger-prick', how: 'a few drops' },
        { sample: 'saliva' as const, label: 'Saliva', how: 'a small tube' },
      ],
    },
    turnaround: {
      title: 'When you will know',
      lead: 'Counted from the day the lab has your sample. For FAST 88, please ask us first.',
      rows: [
        { label: 'GI-MAP tests', note: 'GI-MAP, GI-MAP plus Zonulin', days: 14 },
        {
          label: 'Adult, Child, Baby and Pregnancy Gut',
          note: 'Shotgun tests, which read species by species',
          days: 28,
        },
        {
          label: 'Urine and genetic tests',
          note: 'Organic Acids, DUTCH, MycoTOX, TOXDetect, DNA, polygenic',
          days: 10,
        },
      ],
    },
    help: {
      title: 'Not sure which kit you need?',
      text: 'Book the Concierge Consult, one hour, $750. Or ask a short question and hear back within 48 hours.',
      button: 'See consultations',
    },
    packagePlan: {
      badge: 'Most Popular',
      offer: requireId(offers, 'complete-package'),
      points: [
        { text: 'An adult, child or baby test, you choose' },
        { text: 'A 60-minute consultation on the results' },
        { text: 'A 30-minute follow-up one month later' },
      ],
      button: 'Get Started',
    },
    programPlan: {
      badge: '4-month program',
      name: 'Concierge Family Wellness Program',
      product: requireId(products, 'family-wellness-program'),
      rows: [
        { lead: 'You', text: 'A gut test and a plan of your own', price: '5 visits' },
        {
          lead: 'Each additional person',
          text: 'The same: a gut test, a plan and 5 visits',
          price: '$637 per month for 4 months',
        },
        {
          lead: 'Per-person pricing',
          text: 'Each of you pays four times, then it ends',
          price: '$2,548 each',
        },
      ],
      button: 'Add to Cart',
    },
    page: {
      readerText: 'You, in plain words from us. A consultation is extra.',
      personTitle: 'Who you talk to',
      personText: 'The same practitioner each time. She reads your report before you meet.',
      see: 'See this one',
    },
    shelfTitle: 'Add a package to your cart',
    shelfLead: 'The same two packages, to pay for together with kits or supplements.',
    closing: {
      title: 'The things we use at home',
      text: 'Books, cookware, minerals and gentle household goods, chosen and used by the practice.',
      link: { label: 'See our recommendations', href: '/recommendations' },
    },
  };
}

function requireId(ids: Record<string, string>, handle: string): string {
  const id = ids[handle];
  if (!id) throw new Error(`The sample ${handle} is missing`);
  return id;
}
