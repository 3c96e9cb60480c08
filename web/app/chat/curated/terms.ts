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
      'house',
      'home',
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
    ['allergy', 'allergies', 'allergic', 'anaphylaxis', 'ige'],
    ['diagnose', 'diagnosis', 'diagnoses', 'diagnostic', 'diagnosed'],
    ['doctor', 'doctors', 'physician', 'md', 'provider', 'practitioner', 'clinician'],
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
    ['installment', 'installments', 'instalment', 'instalments', 'monthly'],
    ['renew', 'renews', 'renewal', 'subscription', 'autorenew', 'recurring'],
    ['workshop', 'thursday', 'meeting', 'webinar', 'class', 'classes'],
    ['guide', 'guides', 'ebook', 'pdf', 'download', 'downloads', 'freebie', 'freebies'],
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
    ['choose', 'pick', 'recommend', 'suggest', 'best', 'right', 'which'],
  ],
  spanish: [
    ['envio', 'envios', 'enviar', 'envian', 'llega', 'llegar', 'llegan', 'entrega', 'mandan'],
    ['prueba', 'pruebas', 'examen', 'examenes', 'kit', 'kits', 'analisis'],
    ['resultado', 'resultados'],
    ['devolver', 'devolucion', 'reembolso', 'reembolsan'],
    ['seguro', 'seguros', 'aseguranza'],
    ['nino', 'nina', 'ninos', 'ninas', 'hijo', 'hija', 'hijos'],
    ['bebe', 'bebes'],
    ['embarazada', 'embarazo'],
    ['medicina', 'medicinas', 'medicamento', 'medicamentos', 'pastillas', 'antibioticos'],
    ['alergia', 'alergias', 'alergico', 'alergica'],
    ['cita', 'citas', 'consulta', 'consultas', 'visita', 'visitas'],
    ['pago', 'pagos', 'pagar', 'pagan'],
    ['cupon', 'cupones', 'descuento', 'descuentos', 'codigo'],
    ['familia', 'familias', 'familiar'],
    ['taller', 'talleres', 'clase'],
    ['guia', 'guias'],
    ['cancelar', 'cancelo'],
    ['telefono', 'numero', 'llamar'],
    ['cuanto', 'cuanta', 'cuantos', 'cuantas'],
    ['tarda', 'tardan', 'demora', 'demoran', 'dias'],
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

/** Terms that ask for something and say little of what. */
const asking = new Set(
  'how what when where which who why many long much cuant cuand dond cual quien com qu'.split(' '),
);

/** How much a term says of what is asked, beside its rarity. */
export const shareOf = (term: string): number => (asking.has(term) ? 0.4 : 1);

/** What a sentence asks for, as terms that ways of asking share: without accents, endings and small words. */
export function termsOf(text: string, language: Language): string[] {
  const words =
    text
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .replaceAll(/['’]/g, '')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  const terms = words
    .filter((word) => !small[language].has(word))
    .map((word) => stem(word, language))
    .map((term) => heads[language].get(term) ?? term);
  return [...new Set(terms)].slice(0, 60);
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
