/** Whose papers a number can be of, and what such a number is called. */
const paper = String.raw`member(?:ship)?|subscriber|policy|group|insurance|plan|patient|client|account|acct|chart|case|claim|record|medical record|mrn|rx|medicare|medicaid|tricare|blue ?cross|aetna|cigna|humana|kaiser|united ?health(?:care)?|anthem|license|licence|driver'?s? licen[sc]e|dl|passport|visa|green ?card|itin|ein|identification|identity|order|receipt|confirmation|invoice|tracking|p[oó]liza|seguro|socio|socia|afiliad[oa]|expediente|pasaporte|licencia|cédula|cedula|curp|dni|nie`;
const called = String.raw`id|ids|number|numbers|num|nr|no|nbr|code|card|card number|#|número|numero|núm|tarjeta`;
const link = String.raw`is|was|are|it'?s|my|the|our|his|her|de|del|es|on|for`;
/** Letters and digits with a digit among them, in up to five groups. */
const groups = String.raw`(?=[\p{L}\d-]{0,12}\d)[\p{L}\d][\p{L}\d-]{1,30}(?:[ .-](?=[\p{L}]{0,3}\d)[\p{L}\d]{1,12}){0,5}`;
const shortGroups = String.raw`(?:\p{L}{1,4}[ -]){0,2}${groups}`;

/**
 * Numbers of members, policies, patients, licences and orders (SAFE-09), before and behind the word that tells what they
 * are. Where they are called a number two digits are enough, else it takes four signs of which one is a digit.
 */
export const numbersOfPeople: [RegExp, string][] = [
  [
    new RegExp(
      String.raw`(?<![\p{L}\d])(?:${paper})(?:[\s:'-]{1,3}(?:plan|policy|member|group|health|card))?[\s:.'-]{0,3}(?:${called})(?![\p{L}])(?:[\s:#=.,-]{1,3}(?:${link})(?![\p{L}])){0,3}[\s:#=.-]{0,4}(?=(?:[^\d\n]{0,8}\d){2})${shortGroups}`,
      'giu',
    ),
    '[number]',
  ],
  [
    new RegExp(
      String.raw`(?<![\p{L}\d])(?:id|identification)(?:[\s:.'-]{1,2}(?:card|code|no|number|#))?(?:[\s:#=.-]{1,3}(?:is|was|es)(?![\p{L}])|\s?[:#=])[\s:#=.-]{0,3}(?=(?:[^\d\n]{0,8}\d){2})${shortGroups}`,
      'giu',
    ),
    '[number]',
  ],
  [
    new RegExp(
      String.raw`(?<![\p{L}\d])(?:${paper})(?:[\s:#=,-]{1,3}(?:${link})(?![\p{L}])){0,2}[\s:#=-]{1,3}(?!(?:19|20)\d\d(?![\p{L}\d-])|(?:${link})(?![\p{L}]))(?=[\p{L}-]{0,4}\d[\p{L}\d-]{3}|\p{L}{1,4} \d{3})${shortGroups}`,
      'giu',
    ),
    '[number]',
  ],
  [
    new RegExp(
      String.raw`(?<![\p{L}\d$.,-])(?=[\p{L}\d-]{0,12}\d)[\p{L}\d][\p{L}\d-]{3,30}(?:[ -](?=\p{L}{0,3}\d)[\p{L}\d]{1,12}){0,4}[\s,(=-]{1,3}(?:(?:is|was|being|as|es)\s)?(?:(?:my|our|his|her|the|mi|su)\s)?(?:${paper})[\s'-]{1,2}(?:${called})(?![\p{L}])`,
      'giu',
    ),
    '[number]',
  ],
];
