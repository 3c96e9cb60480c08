import type { Language } from 'common/language';

/** Words that say how something is asked and not what. Question words stay: 'how long' and 'how much' ask for two things. */
const small: Record<Language, Set<string>> = {
  english: new Set(
    'a an the and or of to in on at by from is are was were be been am do does did can could will would should may might must has have had i you we he she it my your our their me us him her them this that these those there here if then than so as not no yes some any please tell know just really very also hi hello hey thanks thank ok get got gets let say says want wanna gonna like about with for into up out its it is im ive id youre dont doesnt u ur r'.split(
      ' ',
    ),
  ),
  spanish: new Set(
    'el la los las un una unos unas de del al en y o que es son esta estan por para con mi mis su sus tu tus me te se le les lo hay hola gracias favor yo usted ustedes eso esto ese este como si no ya muy'.split(
      ' ',
    ),
  ),
};

/** Words that ask for the same. Each counts as the first of its line, so that whatever way of asking is written down finds the others. */
const alike: Record<Language, string[][]> = {
  english: [
    [
      'ship',
      'overnight',
      'leave',
      'leaves',
      'door',
      'dispatched',
      'mailed',
      'send',
      'sent',
      'shipping',
      'shipped',
      'ships',
      'delivery',
      'deliver',
      'delivered',
      'postage',
      'arrive',
      'arrives',
      'arrived',
      'arrival',
      'dispatch',
    ],
    ['kit', 'kits', 'box', 'boxes', 'package', 'parcel'],
    ['test', 'tests', 'panel', 'panels', 'testing', 'screening'],
    ['result', 'results', 'report', 'turnaround', 'reports'],
    ['return', 'refund', 'refunds', 'returns', 'refundable', 'returnable'],
    ['cancel', 'cancellation', 'canceling', 'cancelled', 'canceled'],
    [
      'insurance',
      'cross',
      'insured',
      'payer',
      'insurer',
      'medicaid',
      'medicare',
      'tricare',
      'aetna',
      'cigna',
      'coverage',
      'covered',
    ],
    [
      'superbill',
      'invoice',
      'receipt',
      'reimburse',
      'reimbursed',
      'reimbursement',
      'hsa',
      'fsa',
      'itemized',
    ],
    ['coupon', 'coupons', 'promo', 'code', 'codes', 'voucher'],
    ['discount', 'discounts', 'cheaper', 'deal', 'deals', 'savings'],
    [
      'child',
      'grandchild',
      'grandchildren',
      'grandson',
      'granddaughter',
      'nephew',
      'niece',
      'kiddo',
      'kiddos',
      'teens',
      'children',
      'kid',
      'kids',
      'son',
      'daughter',
      'toddler',
      'boy',
      'girl',
      'teen',
      'teenager',
    ],
    ['baby', 'babies', 'infant', 'newborn'],
    ['pregnant', 'pregnancy', 'prenatal', 'trimester', 'breastfeeding', 'nursing'],
    [
      'medicine',
      'ppi',
      'ppis',
      'omeprazole',
      'nexium',
      'statin',
      'statins',
      'insulin',
      'metformin',
      'warfarin',
      'thinner',
      'thinners',
      'steroid',
      'steroids',
      'prednisone',
      'inhaler',
      'ibuprofen',
      'tylenol',
      'advil',
      'aspirin',
      'antidepressant',
      'antidepressants',
      'ssri',
      'levothyroxine',
      'synthroid',
      'accutane',
      'biologics',
      'prilosec',
      'pepcid',
      'antacid',
      'antacids',
      'laxative',
      'laxatives',
      'miralax',
      'eliquis',
      'xarelto',
      'plavix',
      'humira',
      'remicade',
      'methotrexate',
      'zoloft',
      'prozac',
      'lexapro',
      'xanax',
      'adderall',
      'ritalin',
      'lithium',
      'lipitor',
      'lisinopril',
      'losartan',
      'gabapentin',
      'ozempic',
      'semaglutide',
      'wegovy',
      'melatonin',
      'benadryl',
      'zyrtec',
      'tablet',
      'tablets',
      'chemo',
      'capsule',
      'thyroid',
      'dose',
      'dosage',
      'dosing',
      'mg',
      'medicines',
      'medication',
      'medications',
      'meds',
      'drug',
      'drugs',
      'pill',
      'pills',
      'prescription',
      'antibiotic',
      'antibiotics',
    ],
    ['allergy', 'allergies', 'allergic', 'anaphylaxis', 'anaphylactic', 'epipen', 'hives', 'ige'],
    ['diagnose', 'diagnosis', 'diagnoses', 'diagnostic', 'diagnosed'],
    [
      'doctor',
      'dr',
      'pa',
      'pac',
      'dietitian',
      'naturopath',
      'specialist',
      'doctors',
      'physician',
      'md',
      'provider',
      'practitioner',
      'clinician',
    ],
    [
      'collect',
      'prick',
      'finger',
      'poop',
      'stool',
      'collection',
      'sample',
      'samples',
      'swab',
      'swabs',
      'collecting',
    ],
    [
      'visit',
      'call',
      'calls',
      'hour',
      'slot',
      'visits',
      'consultation',
      'consultations',
      'consult',
      'appointment',
      'appointments',
      'session',
    ],
    ['video', 'zoom', 'telehealth', 'online', 'virtual', 'telemedicine'],
    ['family', 'families', 'household'],
    ['pay', 'payment', 'payments', 'paying', 'pays'],
    ['paypal', 'klarna', 'venmo', 'affirm', 'afterpay', 'zelle', 'cash', 'cheque', 'bitcoin'],
    ['installment', 'installments', 'instalment', 'instalments', 'monthly'],
    ['renew', 'renews', 'renewal', 'subscription', 'autorenew', 'recurring'],
    ['workshop', 'thursday', 'meeting', 'webinar', 'class', 'classes'],
    ['guide', 'guides', 'ebook', 'pdf', 'download', 'downloads', 'freebie', 'freebies'],
    ['woman', 'women', 'female', 'lady', 'ladies'],
    ['cooker', 'crockpot'],
    ['coffee', 'caffeine'],
    ['binder', 'binders', 'charcoal'],
    ['smoothie', 'smoothies', 'shake', 'shakes'],
    ['supplement', 'supplements', 'vitamin', 'vitamins', 'dispensary'],
    ['private', 'privacy', 'confidential', 'data', 'hipaa'],
    ['secure', 'security', 'safe', 'safely'],
    [
      'faith',
      'christian',
      'religion',
      'religious',
      'church',
      'god',
      'jesus',
      'pray',
      'prayer',
      'bible',
    ],
    ['lost', 'delivered', 'nothing', 'missing', 'late', 'stolen', 'lose'],
    ['address', 'moved', 'moving'],
    ['phone', 'telephone', 'number', 'text'],
    ['email', 'mail', 'message', 'contact', 'reach', 'write'],
    ['job', 'jobs', 'hiring', 'career', 'careers', 'employment'],
    ['press', 'interview', 'journalist', 'podcast', 'media', 'reporter'],
    ['hour', 'hours', 'open', 'closed', 'weekend'],
    ['state', 'states'],
    ['lab', 'labs', 'laboratory', 'laboratories'],
    ['explain', 'interpret', 'understand', 'read', 'reads'],
    ['gift', 'present'],
    [
      'complaint',
      'awful',
      'terrible',
      'rude',
      'complain',
      'unhappy',
      'angry',
      'upset',
      'disappointed',
    ],
    ['many', 'number'],
    ['cost', 'price', 'prices', 'costs', 'expensive', 'fee', 'charge'],
    ['move', 'reschedule', 'postpone', 'change', 'delay'],
    ['sign', 'seat', 'join', 'register', 'signup', 'enroll', 'attend'],
    ['sell', 'sells', 'carry', 'stock', 'offer', 'offers', 'selling'],
    ['office', 'clinic', 'location', 'located', 'based', 'building'],
    ['book', 'schedule', 'scheduling', 'booking', 'reserve'],
    ['delete', 'erase', 'remove', 'forget', 'deleted'],
    ['broken', 'broke', 'cracked', 'leaked', 'leaks', 'damaged', 'crushed'],
    ['envelope', 'label', 'prepaid', 'mailer'],
    [
      'parent',
      'guardian',
      'grandma',
      'grandmother',
      'grandpa',
      'grandparent',
      'mom',
      'mother',
      'dad',
      'father',
    ],
    [
      'cure',
      'cures',
      'fix',
      'fixes',
      'heal',
      'heals',
      'treat',
      'treats',
      'reverse',
      'cured',
      'healed',
    ],
    [
      'illness',
      'disease',
      'condition',
      'autism',
      'autistic',
      'adhd',
      'eczema',
      'psoriasis',
      'asthma',
      'diabetes',
      'crohns',
      'colitis',
      'lupus',
      'arthritis',
      'hashimotos',
      'depression',
      'anxiety',
      'cancer',
      'migraines',
      'acne',
      'pcos',
      'endometriosis',
      'fibromyalgia',
      'gerd',
      'reflux',
    ],
    ['experience', 'experienced'],
    ['choose', 'pick', 'recommend', 'suggest', 'best', 'right', 'which'],
  ],
  spanish: [
    [
      'envio',
      'paquete',
      'paquetes',
      'correo',
      'casa',
      'puerta',
      'domicilio',
      'envios',
      'enviar',
      'envian',
      'llega',
      'llegar',
      'llegan',
      'entrega',
      'mandan',
    ],
    ['prueba', 'pruebas', 'examen', 'examenes', 'kit', 'kits', 'analisis'],
    ['resultado', 'resultados'],
    ['devolver', 'devolucion', 'reembolso', 'reembolsan'],
    ['seguro', 'seguros', 'aseguranza'],
    ['nino', 'nina', 'ninos', 'ninas', 'hijo', 'hija', 'hijos'],
    ['bebe', 'recien', 'bebes'],
    ['embarazada', 'embarazo'],
    [
      'medicina',
      'antibiotico',
      'pastilla',
      'insulina',
      'medicinas',
      'medicamento',
      'medicamentos',
      'pastillas',
      'antibioticos',
    ],
    ['alergia', 'alergias', 'alergico', 'alergica'],
    ['cita', 'llamada', 'citas', 'consulta', 'consultas', 'visita', 'visitas'],
    ['pago', 'pagos', 'pagar', 'pagan'],
    ['cupon', 'promocion', 'rebaja', 'oferta', 'cupones', 'descuento', 'descuentos', 'codigo'],
    ['familia', 'somos', 'varios', 'personas', 'familias', 'familiar'],
    ['taller', 'talleres', 'clase'],
    ['guia', 'guias'],
    ['cancelar', 'cancelo'],
    ['telefono', 'numero', 'llamar'],
    ['cuanto', 'cuanta', 'cuantos', 'cuantas'],
    ['oficina', 'oficinas', 'clinica', 'ubicados', 'ubicacion', 'consultorio', 'presencial'],
    ['conviene', 'toca', 'elegir', 'escoger', 'recomiendan', 'recomienda', 'mejor', 'sirve'],
    ['cura', 'curan', 'curar', 'sana', 'sanar', 'trata'],
    ['tarda', 'tardan', 'cuando', 'demora', 'demoran', 'dias'],
  ],
};

const heads: Record<Language, Map<string, string>> = {
  english: headsOf('english'),
  spanish: headsOf('spanish'),
};

function headsOf(language: Language): Map<string, string> {
  return new Map(
    alike[language].flatMap((group) =>
      group.map((word) => [stem(word, language), stem(group[0] ?? word, language)] as const),
    ),
  );
}

const topics = {
  english: new Set(heads.english.values()),
  spanish: new Set(heads.spanish.values()),
};

/** Whether many ways of saying it are known: what a question is about. */
export const isTopic = (term: string, language: Language): boolean => topics[language].has(term);

const careful: Record<Language, Set<string>> = {
  english: new Set(termsIn('medicine allergy pregnant diagnose illness', 'english')),
  spanish: new Set(termsIn('medicina alergia embarazada', 'spanish')),
};

function termsIn(words: string, language: Language): string[] {
  return words.split(' ').map((word) => stem(word, language));
}

/** Whether a question speaks of medicines, allergies, pregnancy, a diagnosis or an illness, by whatever name. */
export const speaksOfHealth = (text: string, language: Language): boolean =>
  termsOf(text, language).some((term) => careful[language].has(term));

/** Terms that ask for something and say little of what. */
const asking = new Set(
  'how what when where which who why many long much cuant cuand dond cual quien com qu'.split(' '),
);

/** How much a term says of what is asked, beside its rarity. */
export const shareOf = (term: string): number => (asking.has(term) ? 0.4 : 1);

const mostTerms = 60;

/** What a sentence asks for, as terms that ways of asking share: without accents, endings and small words. */
export function termsOf(text: string, language: Language): string[] {
  return [...new Set(stemsOf(text, language).map((term) => headOf(term, language)))];
}

/** What stands for a stem and all that asks for the same. */
export const headOf = (term: string, language: Language): string =>
  heads[language].get(term) ?? term;

/** Its words alone, without endings and small words. */
export function stemsOf(text: string, language: Language): string[] {
  const words =
    text
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .replaceAll(/['’]/g, '')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  const stems = words
    .filter((word) => !small[language].has(word))
    .map((word) => stem(word, language));
  return [...new Set(stems)].slice(0, mostTerms);
}

function stem(word: string, language: Language): string {
  if (word.length < 4) return word;
  if (language === 'spanish') return word.replace(/(es|s)$/, '').replace(/[aeo]$/, '');
  return word
    .replace(/ies$/, 'y')
    .replace(/([^s])s$/, '$1')
    .replace(/(?:([bdfgmnprt])\1)?(?:ing|ed)$/, '$1')
    .replace(/e$/, '');
}
