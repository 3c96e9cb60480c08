/** Kinds of streets that are hardly anything else, and those that are many things ('drive', 'way') and count only behind a number. */
const street = String.raw`street|str|avenue|ave|boulevard|blvd|road|rd|lane|ln|terrace|parkway|pkwy|highway|hwy|turnpike|cul-de-sac`;
const shortStreet = String.raw`st|dr|ct|pl|cir|drive|court|place|circle|way|trail|square|plaza`;
/** What stands before 'street' and is no name of one. */
const noName = String.raw`the|a|an|my|our|your|his|her|their|this|that|same|next|across|down|up|off|on|in|at|of|to|from|and|or|main(?= (?:road|street) (?:to|is))|every|each|one|any|some|busy|long|short|bumpy|rocky`;
const name = String.raw`(?:(?:n|s|e|w|north|south|east|west|new|old|san|santa|saint|st|mt|mount|martin|john)\.?\s)?(?!(?:${noName})\s)(?:\p{L}[\p{L}'-]{1,20}|\d{1,3}(?:st|nd|rd|th))`;
/** Behind a number these make it a time, a price or a dose. */
const measure = String.raw`\s?(?:%|mg|mcg|iu|cfu|g|kg|lbs?|pounds?|ml|oz|x|am|pm|times|minutes?|mins?|hours?|hrs?|days?|weeks?|months?|years?|yrs?|miles?|mi|km|people|kids|children|dollars|blocks?|steps|veces|días|dias|meses|años|semanas|minutos|horas|millas|cuadras)(?![\p{L}])`;
const numbered = String.raw`(?:(?:no|nr|num|number|house|home|building|bldg|n[uú]mero|n[uú]m)\.?\s?)?#?\s?\d{1,6}(?!\d)\s?(?:[a-z](?![\p{L}])|bis(?![\p{L}]))?(?!${measure}|[.,:]\d)`;
const unit = String.raw`(?:[\s,]{1,3}(?:apt|apartment|unit|suite|ste|floor|fl|bldg|building|lot|room|rm|flat|house|apto|apartamento|piso|int|interior|depto|departamento)\.?\s?#?\s?(?:\d{1,5}\p{L}?|\p{L}\d{0,4})(?![\p{L}\d]))?`;
const via = String.raw`calle|c\/|avenida|avda?\.?|av\.?|paseo|camino|carretera|callej[oó]n|privada|colonia|carrera|cra\.?|cl\.|callejuela|ronda|travesía|vía`;
const viaWord = String.raw`(?:(?:de|del|la|las|los|el)\s){0,2}(?:san |santa )?(?:\p{L}[\p{L}'.-]{1,20}|\d{1,3})`;

/** Addresses in the orders in which people write them (SAFE-09): the number behind the street, the flat before it, in Spanish, and boxes. */
export const addresses: [RegExp, string][] = [
  [
    /(?<![\p{L}\d])(?:p\.?\s?o\.?\s?b\.?|p\.?\s?o\.?\s?box|post(?:al)? (?:office )?box|mail ?box|apartado(?: postal| de correos)?|casilla(?: postal| de correos?)?)\s?(?:no\.?|number|n[uú]mero|#|:)?\s?#?\d{1,7}/giu,
    '[address]',
  ],
  [
    new RegExp(
      String.raw`(?<![\p{L}\d])(?:${via})\s{1,2}${viaWord}(?:\s${viaWord}){0,3}?[\s,]{0,2}(?:(?:no|n[uú]m|n[uú]mero|n)\.?\s?|#\s?|con\s)?\d{1,6}(?:\s?[-#]\s?\d{1,4}){0,2}(?!${measure}|[.,:]\d)${unit}`,
      'giu',
    ),
    '[address]',
  ],
  [
    new RegExp(
      String.raw`(?<![\p{L}\d])(?:vivo|vive|vivimos|reside|resido|dirección|direccion|domicilio)(?![\p{L}])[^\d\n.]{0,12}?\s(?:${via})\s{1,2}${viaWord}(?:\s\p{Lu}\p{L}{1,20}){0,2}`,
      'giu',
    ),
    '[address]',
  ],
  [
    new RegExp(
      String.raw`(?<![\p{L}\d])(?:${name}\s){1,3}(?:${street})(?![\p{L}])\.?[\s,]{1,3}${numbered}${unit}`,
      'giu',
    ),
    '[address]',
  ],
  [
    new RegExp(
      String.raw`(?<![\p{L}\d])(?:(?!(?:THE|A|MY|OUR|THIS|THAT|NEXT|IN|LONG)\s)\p{Lu}[\p{L}'-]{1,20}\s){1,2}(?:${shortStreet
        .split('|')
        .flatMap((word) => [word.charAt(0).toUpperCase() + word.slice(1), word.toUpperCase()])
        .join('|')})\.?[\s,]{1,3}${numbered}${unit}`,
      'gu',
    ),
    '[address]',
  ],
  [
    new RegExp(
      String.raw`(?<![\p{L}\d])(?:${name}\s){1,3}(?:${shortStreet})(?![\p{L}])\.?[\s,]{1,3}(?=#|no|nr|num|house|building|bldg)${numbered}${unit}`,
      'giu',
    ),
    '[address]',
  ],
  [
    new RegExp(
      String.raw`(?<![\p{L}\d])(?:house|home|building|number|no\.|nr\.)\s(?:number\s|no\.?\s|#\s?)?\d{1,6}[\s,]{1,3}(?:on\s|in\s|at\s)?(?:${name}\s){1,3}(?:${street}|${shortStreet})(?![\p{L}])`,
      'giu',
    ),
    '[address]',
  ],
  [
    new RegExp(
      String.raw`(?<![\p{L}\d])\d{1,6}\s(?:on|in|at)\s(?:${name}\s){1,3}(?:${street})(?![\p{L}])`,
      'giu',
    ),
    '[address]',
  ],
  [
    new RegExp(
      String.raw`(?<![\p{L}\d])(?:flat|apto|apartamento|piso|depto|departamento|room|rm|trailer|space|spc)\.?\s?#?\s?\d{1,5}\p{L}?(?![\p{L}\d])(?=[\s,]{1,3}\[address\])`,
      'giu',
    ),
    '[address]',
  ],
  [
    new RegExp(
      String.raw`(?<![\p{L}\d])(?:live|lives|living|reside|resides|located|address is|home is)\s(?:at|on|in)\s(?:${name}\s){1,3}(?:${street}|${shortStreet})(?![\p{L}])`,
      'giu',
    ),
    '[address]',
  ],
  [
    new RegExp(
      String.raw`(?<![\p{L}\d])(?:live|lives|living|reside|resides|address is|home is)\s(?:at\s)\d{1,6}\s(?!${measure.slice(3)})\p{L}[\p{L}'-]{1,20}`,
      'giu',
    ),
    '[address]',
  ],
];
