import { numbersOfPeople } from '../answers/people/numbers-of-people.ts';
import { addresses } from './addresses.ts';

const months =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)';
const ordinal =
  '(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth|twenty[ -]\\w+|thirtieth|thirty[ -]first)';
const day = String.raw`(?:(?:[0-2]?\d|3[01])(?:st|nd|rd|th)?|${ordinal})`;
const year = String.raw`(?:(?:19|20)\d\d|nineteen[ -]\w+(?:[ -](?:one|two|three|four|five|six|seven|eight|nine))?|two thousand(?: and)?(?: \w+)?)`;
const digit = '(?:zero|oh|one|two|three|four|five|six|seven|eight|nine)';
const numberWord =
  '(?:[Oo]ne|[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|[Ss]ix|[Ss]even|[Ee]ight|[Nn]ine|[Tt]en|[Tt]welve|[Tt]wenty|[Hh]undred)';
const street =
  '(?:street|str|st|avenue|ave|av|road|rd|boulevard|blvd|lane|ln|drive|dr|court|ct|circle|cir|way|place|pl|plaza|terrace|ter|trail|trl|highway|hwy|parkway|pkwy|square|sq|loop|alley|crossing|run|ridge|path|pike|row|route|rte|broadway)';
const state =
  '(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]|Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New (?:Hampshire|Jersey|Mexico|York)|(?:North|South) (?:Carolina|Dakota)|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming)';
const house = String.raw`\b\d{1,6}(?:\s?-?[a-z]\b|1/[24])?(?:\s?[-/]\s?\d{1,4})?,?\s+`;
const domain = '(?:com|org|net|edu|gov|us|io|co|info|me|biz|mail|uk)';

/** Each kind of identifier in the order in which it is looked for, in text whose dashes, dots and digits are the plain ones: longer ones first. */
export const identifiers: [RegExp, string][] = [
  [/(?<!\S)(?:\S ){2,30}@(?: \S(?!\S)){2,40}/g, '[email]'],
  [/"[^"\n]{1,60}"@\S+/g, '[email]'],
  [/(?<!\S)\S{0,80}\s?@\s?[^\s@]+(?:\s?[.,]\s?[\p{L}\d-]+)*(?:\s(?:com|org|net)\b)?/gu, '[email]'],
  [
    new RegExp(
      String.raw`(?<![\p{L}\d._%+-])[\p{L}\d._%+-]{1,80}(?:\sdot\s[\p{L}\d_-]{1,40})?\s?[\s<([{]at[\s>)\]}]\s?(?:[\p{L}\d-]{1,40}\s){0,2}[\p{L}\d-]{1,40}\s?(?:[\s<([{]dot[\s>)\]}]|\.)\s?(?:co\s?(?:dot|\.)\s?)?${domain}\b`,
      'giu',
    ),
    '[email]',
  ],
  [
    /\b(?:ssn?|social(?: security)?(?: number| no\.?)?)\b\D{0,12}\d[\d\s./-]{2,14}\d\b/gi,
    '[number]',
  ],
  [/(?<!\d)\d{3}[\s./_-]\d{2}[\s./_-]\d{4}(?!\d)/g, '[number]'],
  [/(?<!\d)(?:\d[ -]?){13,19}(?!\d)/g, '[number]'],
  [
    /\b(?:member|policy|patient|account|medical record|mrn|insurance|medicare|medicaid|id|license|licence|passport)\s*(?:id|number|no\.?|#)?\s*(?:is|:|#|=)?\s*[a-z]{0,3}\d[a-z\d-]{4,}\b/gi,
    '[number]',
  ],
  [
    /\b(?=(?:[A-Z-]*\d){5})[A-Z\d]{1,20}(?:-[A-Z\d]{1,20})*[A-Z](?:[A-Z\d-]{0,20})\b|\b(?=(?:[A-Z-]*\d){5})[A-Z][A-Z\d-]{5,30}\b/g,
    '[number]',
  ],
  ...numbersOfPeople,
  ...addresses,
  [
    /\b(?:(?:p\.?\s*o\.?\s*|post office )?box)\s*#?\s*\d+(?!\d|\s+of\b)|\b(?:rr|rural route|hc)\s*#?\s*\d+/gi,
    '[address]',
  ],
  [
    new RegExp(
      String.raw`${house}(?:(?:n|s|e|w|ne|nw|se|sw|north|south|east|west)\.?\s+)?(?:[\p{L}\d'.’-]{1,40}\s+){0,4}?${street}\b\.?(?:\s+(?:n|s|e|w|ne|nw|se|sw)\b\.?)?(?:[\s,]+(?:apt|apartment|unit|suite|ste|#|floor|fl|bldg|lot)\.?\s*#?\s*[\p{L}\d-]+)?`,
      'giu',
    ),
    '[address]',
  ],
  [
    new RegExp(
      String.raw`\b${numberWord}(?:[ -]${numberWord}){0,3} (?:[A-Z]\p{L}{1,30} ){1,3}(?:Street|St|Avenue|Ave|Road|Rd|Lane|Ln|Drive|Dr|Court|Ct|Circle|Way|Place|Boulevard|Blvd)\b`,
      'gu',
    ),
    '[address]',
  ],
  [
    /\b[A-Z]\p{L}{1,30} (?:Street|St|Avenue|Ave|Road|Rd|Lane|Ln|Drive|Dr|Court|Ct|Boulevard|Blvd)\.? #?\d{1,6}\b/gu,
    '[address]',
  ],
  [/\b\d{1,6}\s+(?:calle|avenida|camino|paseo)\s+\p{L}+/giu, '[address]'],
  [
    /\b(?:live|lives|living|address|reside|resides|located)\b\D{0,16}\b\d{1,6}\s+\p{Lu}[\p{L}'-]+(?:\s\p{Lu}[\p{L}'-]+)?/gu,
    '[address]',
  ],
  [
    /\b(?:apt|apartment|unit|suite|ste|bldg|lot)\.?\s*#?\s*(?:\d+[a-z]?|[a-z]\d+)\b(?!\s+of\b)/gi,
    '[address]',
  ],
  [
    new RegExp(
      String.raw`(?<![\p{L}'.-])(?:\p{L}[\p{L}'.-]{1,30}[\s,]+){1,3}?${state}\.?,?\s+\d{5}(?:-\d{4})?\b`,
      'giu',
    ),
    '[address]',
  ],
  [new RegExp(String.raw`\b${state}\.?,?\s+\d{5}(?:-\d{4})?\b`, 'gi'), '[address]'],
  [
    /(?<![\d$.,-])\d{5}(?:-\d{4})?(?![\d-]|[.,]\d|\s?(?:mg|mcg|iu|cfu|steps|people|families|dollars))/gi,
    '[address]',
  ],
  [
    new RegExp(
      String.raw`\b${months}\.?[\s,-]+(?:(?:the|de)\s+)?${day}(?:[\s,-]+(?:(?:of|de|in)\s+)?(?:${year}|'?\d\d)\b)`,
      'gi',
    ),
    '[date]',
  ],
  [
    new RegExp(
      String.raw`\b${day}[\s-]*(?:(?:of|de)\s+)?${months}\.?[\s,-]*(?:(?:of|de)\s+)?(?:${year}|'?\d\d)\b`,
      'gi',
    ),
    '[date]',
  ],
  [
    new RegExp(
      String.raw`(?<!\d)(?:${year}\s?[-/._]\s?\d{1,2}\s?[-/._]\s?\d{1,2}|\d{1,2}\s?[-/._]\s?\d{1,2}\s?[-/._]\s?(?:${year}|\d\d))(?!\d)`,
      'gi',
    ),
    '[date]',
  ],
  [
    new RegExp(
      String.raw`\b(?:d\.?o\.?b\.?|date of birth|birth ?date|birth ?day|born|nacid[oa])\b(?:\s*(?:is|was|on|in|:|-|=|the|of|as|el))*\s*(?:${months}\.?\s*(?:the\s*)?${day}(?:\s*,?\s*${year})?|${day}\s*(?:of\s*|de\s*)?${months}|${months}\s+${year}|\d{1,2}[\s./-]+\d{1,2}(?:[\s./-]+\d{2,4})?|\d{6,8}|${year})`,
      'gi',
    ),
    '[date]',
  ],
  [
    /(?<![\d$.,])(?:\+?\d{1,3}[\s.-]?)?(?:\(\s*\d{3}\s*\)|\d{3})[\s.,/_-]{0,3}\d{3}[\s.,/_-]{0,3}\d{4}(?:\s*(?:x|ext\.?|extension)\s*\d{1,6})?(?!\d)/gi,
    '[phone]',
  ],
  [
    /\b(?:phone|cell|mobile|tel|telephone|fax|text|call|text me|call me|number)\b\D{0,16}\d{3}[\s.-]?\d{4}\b/gi,
    '[phone]',
  ],
  [/\+\d{1,3}(?:[\s.-]?\d{2,4}){2,5}\b/g, '[phone]'],
  [new RegExp(String.raw`\b${digit}(?:[\s,-]+${digit}){6,}\b`, 'gi'), '[phone]'],
  [
    new RegExp(
      String.raw`\b(?:${digit}[\s,-]+){2,}\d{3}[\s,-]*\d{2,4}\b|\b\d{3}[\s,-]+(?:${digit}[\s,-]+){2,}\d{2,4}\b`,
      'gi',
    ),
    '[phone]',
  ],
  [/(?<![\d$.,])\d(?:[\s./_,()+-]{0,3}\d){6,}/g, '[number]'],
];
