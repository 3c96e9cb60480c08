const MONTHS = '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const DAY = String.raw`(?:[0-2]?\d|3[01])(?:st|nd|rd|th)?`;
const YEAR = String.raw`(?:19|20)\d\d`;
const DIGIT = '(?:zero|oh|one|two|three|four|five|six|seven|eight|nine)';
const STREET =
  '(?:street|str|st|avenue|ave|av|road|rd|boulevard|blvd|lane|ln|drive|dr|court|ct|circle|cir|way|place|pl|terrace|ter|trail|trl|highway|hwy|parkway|pkwy|square|sq|loop|alley|crossing|run|ridge|path|pike|row|route|rte)';
const STATE =
  '(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]|Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New (?:Hampshire|Jersey|Mexico|York)|(?:North|South) (?:Carolina|Dakota)|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming)';

/** Each kind of identifier in the order in which it is looked for: longer ones first. */
const IDENTIFIERS: [RegExp, string][] = [
  [/(?<![\p{L}\d._%+'-])[\p{L}\d._%+'-]+\s*@\s*[\p{L}\d-]+(?:\s*\.\s*[\p{L}\d-]+)+/gu, '[email]'],
  [/(?<![\p{L}\d._%+-])[\p{L}\d._%+-]+\s*(?:\(at\)|\[at\]|\{at\}|\sat\s)\s*[\p{L}\d-]+\s*(?:\(dot\)|\[dot\]|\{dot\}|\sdot\s|\.)\s*(?:com|org|net|edu|gov|us|io|co|info|me|biz|mail)\b/giu, '[email]'],
  [/\b(?:ssn|social(?: security)?(?: number| no\.?| #)?)\D{0,12}\d[\d\s.-]{2,12}\d\b/gi, '[number]'],
  [/(?<!\d)\d{3}[\s.–-]\d{2}[\s.–-]\d{4}(?!\d)/g, '[number]'],
  [/(?<!\d)(?:\d[ -]?){13,19}(?!\d)/g, '[number]'],
  [/\b(?:member|policy|patient|account|medical record|mrn|insurance|medicare|medicaid|id|license|licence|passport)\s*(?:id|number|no\.?|#)?\s*(?:is|:|#)\s*[a-z]{0,3}\d[a-z\d-]{4,}\b/gi, '[number]'],
  [new RegExp(String.raw`\b(?:p\.?\s*o\.?\s*box|post office box)\s*#?\s*\d+`, 'gi'), '[address]'],
  [new RegExp(String.raw`\b\d{1,6}[a-z]?(?:\s?[-/]\s?\d{1,4})?\s+(?:(?:n|s|e|w|ne|nw|se|sw|north|south|east|west)\.?\s+)?(?:[\p{L}\d'.’-]+\s+){0,4}?${STREET}\b\.?(?:\s+(?:n|s|e|w|ne|nw|se|sw)\b\.?)?(?:[\s,]+(?:apt|apartment|unit|suite|ste|#|floor|fl|bldg|lot)\.?\s*#?\s*[\p{L}\d-]+)?`, 'giu'), '[address]'],
  [new RegExp(String.raw`\b(?:apt|apartment|unit|suite|ste|bldg|lot)\.?\s*#?\s*\d+[a-z]?\b`, 'gi'), '[address]'],
  [new RegExp(String.raw`(?<![\p{L}'.’-])(?:[A-Z][\p{L}'.’-]+[\s]+){0,3}[A-Z][\p{L}'.’-]+,?\s+${STATE}\.?,?\s+\d{5}(?:-\d{4})?\b`, 'gu'), '[address]'],
  [new RegExp(String.raw`\b${STATE}\.?,?\s+\d{5}(?:-\d{4})?\b`, 'g'), '[address]'],
  [/\b(?:zip|zip ?code|postal code)\D{0,8}\d{5}(?:-\d{4})?\b/gi, '[address]'],
  [new RegExp(String.raw`\b${MONTHS}\.?\s+${DAY},?\s+(?:of\s+)?(?:${YEAR}|'?\d\d)\b`, 'gi'), '[date]'],
  [new RegExp(String.raw`\b${DAY}\s+(?:of\s+)?${MONTHS}\.?,?\s+(?:${YEAR}|'?\d\d)\b`, 'gi'), '[date]'],
  [new RegExp(String.raw`(?<!\d)(?:${YEAR}\s?[-/.]\s?\d{1,2}\s?[-/.]\s?\d{1,2}|\d{1,2}\s?[-/.]\s?\d{1,2}\s?[-/.]\s?(?:${YEAR}|\d\d))(?!\d)`, 'g'), '[date]'],
  [new RegExp(String.raw`\b(?:d\.?o\.?b\.?|date of birth|birth ?date|birth ?day|born)\b(?:\s*(?:is|was|on|in|:|-|=|the|of|as))*\s*(?:${MONTHS}\.?\s*${DAY}|${DAY}\s*(?:of\s*)?${MONTHS}|${MONTHS}\s+${YEAR}|\d{6,8}|\d{1,2}[\s./-]\d{1,2}|${YEAR})`, 'gi'), '[date]'],
  [/(?<![\d$.,])(?:\+?\d{1,3}[\s.-]?)?(?:\(\s*\d{3}\s*\)|\d{3})[\s.–-]{0,3}\d{3}[\s.–-]{0,3}\d{4}(?:\s*(?:x|ext\.?|extension)\s*\d{1,6})?(?!\d)/gi, '[phone]'],
  [/\b(?:phone|cell|mobile|tel|telephone|fax|text me|call me|number)\b\D{0,16}\d{3}[\s.-]?\d{4}\b/gi, '[phone]'],
  [/\+\d{1,3}(?:[\s.-]?\d{2,4}){2,5}\b/g, '[phone]'],
  [new RegExp(String.raw`\b${DIGIT}(?:[\s,-]+${DIGIT}){6,}\b`, 'gi'), '[phone]'],
  [/\b(?:my (?:full )?name is|my name's|this is|i am called|call me)\s+[A-Z][\p{L}'’-]+(?:\s+[A-Z][\p{L}'’-]+){0,2}/gu, 'my name is [name]'],
];
const INVISIBLE = /[\u00AD\u200B-\u200F\u2060\uFEFF]/g;

/** Some letters become many when they are written out; what is beyond is cut off. */
const MOST_LETTERS = 8_000;

/** Takes out what tells who somebody is (LLM-05): mail, phone, dates of birth, numbers of persons, addresses, a name that is introduced. */
export function redact(text: string): string {
  return IDENTIFIERS.reduce((rest, [identifier, mark]) => rest.replaceAll(identifier, mark), text.normalize('NFKC').replaceAll(INVISIBLE, '').slice(0, MOST_LETTERS));
}
