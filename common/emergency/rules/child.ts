import type { Rule } from './rule.ts';
import * as words from './words.ts';

const several =
  '(?:whole (?:family|house|household)|(?:all|both|two|three|four|five) of us|everyone|everybody|we all|we both|we are all|(?:kids|children|husband|wife|family|dog|cat) and (?:i|me))';
const dazed =
  '(?:headaches?|head hurts?|dizzy|dizziness|sleepy|drowsy|groggy|nause\\w*|throwing up|vomit\\w*|sick|confus\\w*|faint\\w*|passed out|weak)';
const burns =
  '(?:heater|furnace|boiler|generator|gas (?:stove|oven|fireplace|leak|smell)|stove|fireplace|chimney|grill (?:inside|indoors|in the (?:house|garage))|car (?:\\w+ )?(?:running|in the garage)|smell\\w* (?:of )?gas)';

/** The small, the unborn, fever, and what was swallowed. */
export const child: Rule[] = [
  {
    flag: 'infant',
    goesOn: true,
    pairs: [
      [
        words.veryYoung,
        '(?:(?:really |very |so |too |feels |is |hot )+(?:warm|hot|cold|sleepy|pale|weak)|grunt\\w*|breath\\w*|vomit\\w*|throwing up|(?:crying|screaming) (?:for hours|non ?-?stop|all (?:day|night)|constantly)|not (?:feeding|eating|nursing))',
        12,
      ],
      [words.infant, words.fever, 14],
      [words.infant, words.poorly, 12],
    ],
  },
  {
    flag: 'fever',
    pairs: [
      ['(?:stiff neck|neck (?:\\w+ )?stiff)', '(?:light|headache|vomit\\w*|rash)', 10],
      [
        '(child|son|daughter|kid|toddler|boy|girl|year old|yr old|yo)',
        '(lethargic|limp|floppy|unresponsive|stiff neck|will not wake|hard to wake|not waking|not responding)',
        14,
      ],
      [
        'fever\\w*',
        '(rash (\\w+ ){0,4}(spread\\w*|fast|bruis\\w*|blood spots)|stiff neck|neck (\\w+ )?stiff\\w*|(purple|red) (spots|dots|marks|rash)|rash( \\w+){0,8} fade|(spots|dots|rash) that (do|does) not (go|fade)( \\w+)?|rash( \\w+){0,8} glass|confus\\w+|hallucinat\\w+|cannot bend|chills and (\\w+ )?pain|immun\\w+ compromised|chemo|drowsy|(will|does|is) not respond\\w*|very sleepy)',
        10,
      ],
      ['(fever\\w*|temp(erature)?)', '(10[4-9]|4[1-2]|40)([.,]\\d)?', 6],
    ],
    phrases: [
      'meningitis',
      'sepsis|septic',
      'fever (\\w+ ){0,4}(will not|does not) (break|come down|go down)',
    ],
  },
  {
    flag: 'pregnancy',
    goesOn: true,
    pairs: [
      [words.pregnant, words.pregnancyTrouble, 14],
      [
        '(?:2[0-9]|3[0-9]|4[0-2]) weeks',
        '(?:she|he|it|baby) (?:has |is )?not (?:moved|moving|kicked|kicking)',
        6,
      ],
      [
        '(?:postpartum|gave birth|giving birth|had (?:the|my|a) baby)',
        '(?:soaked|blood|heavy|clots?|fever|chills|bleeding|seizure|blurr\\w+|hallucinat\\w+|hurt (?:the|my) baby)',
        10,
      ],
    ],
    phrases: [
      '(baby|babies|movements?|kicks?) (\\w+ ){0,4}(have stopped|has stopped|stopped moving|not moving|not moved|not kicking|not kicked|stopped kicking)',
      '(cannot|not|no longer) (feel|felt|feeling) (the |my |any |her |him )*(baby|movements?|mov(e|ing)|kick\\w*)( \\w+)?',
      'water (just )?broke',
      'ectopic|preeclampsia|pre-eclampsia|placental abruption',
      '(having|had|have|is this) a miscarriage|miscarrying',
    ],
  },
  {
    flag: 'poisoning',
    pairs: [
      [
        '(?:child|kid|toddler|baby|son|daughter|boy|girl|teen\\w*|grandson|granddaughter)',
        '(?:(?:got (?:hold of|into|a hold of)|ate|swallow\\w*|put|drank|chewed|with an empty)(?: \\w+){0,5} (?:batter(?:y|ies)|magnets?|pills?|medic\\w+|anti\\w+|opioids?|tylenol|ibuprofen|cleaner|vape|nicotine|edibles?|pods?|detergent|berries|mushrooms?|bottle of (?:tylenol|pills|medicine)))',
        6,
      ],
      ['(?:magnets?|batter(?:y|ies)|coins?)', '(?:missing|vomit\\w*|drool\\w*|gagging)', 8],
      [
        `(?:${words.poison}|(?:flea|tick|lice|weed|rat|bug|ant) \\w+|\\w+ (?:spray|killer|polish))`,
        '(?:in|into) (?:\\w+ ){0,3}mouth',
        4,
      ],
      [
        '(?:mixed|inhaled|breathed|breathing|fumes)',
        '(?:bleach|ammonia|chlorine|gasoline|paint thinner)',
        6,
      ],
      [
        '(?:took|taken|swallowed) (?:all|too many|a lot|\\d+|the (?:whole|pills)|pills|(?:my|his|her|their) \\w+)',
        'on purpose',
        6,
      ],
      [
        '(took|taken|taking|swallow\\w*|ate|eaten|eating|drank|drunk|drinking|ingest\\w*|got into|gotten into|downed|licked|chewed|chewing)',
        words.poison,
        7,
      ],
    ],
    phrases: [
      'poison control',
      '(?:ate|eaten|swallow\\w*|tried|nibbled) (?:\\w+ ){0,3}(?:mushrooms?|berries|leaves|seeds|plants?|bulbs?)(?: \\w+){0,8} (?:sick|vomit\\w*|throwing up|dizz\\w*|hallucinat\\w+|cramps|sweat\\w*)',
      'smell(s|ing)? (natural |a )?gas( leak)?( \\w+){0,6} (dizz\\w*|sick|headache|faint|sleepy|nause\\w*)',
      '(been|was|got|am|is|were) poisoned',
      'poisoning( \\w+){0,6} (cannot|severe|unconscious|confus\\w*|breath\\w*|blood|now)',
      '(severe|alcohol|carbon monoxide|chemical|medication|drug) poisoning',
      // Who breathes what a fire gives off: more than one at a time, and all in one house.
      `${several} (?:\\w+ ){0,10}${dazed} (?:\\w+ ){0,14}${burns}|${burns} (?:\\w+ ){0,14}${several} (?:\\w+ ){0,10}${dazed}`,
      'carbon monoxide',
      'overdos\\w*',
      'swallow\\w* all (of )?(my|his|her|their) (?!food|water|pride|words)\\w+',
      '(took|taken|downed) all (of )?(my|his|her|their) \\w+( \\w+){0,3} (at once|in one go|on purpose|in one (day|sitting))',
      'what (\\w+ )?happens? (\\w+ ){0,2}(if|when) (i|you|he|she|someone|somebody|a person) (\\w+ )?(took|takes?|swallow\\w*|ate|drank|downed) (all (of )?(my|the|his|her)|(a|the|my|his|her) (whole|entire|full)|too many)',
      '(gave|given|giving) (\\w+ ){0,5}(wrong (dose|medicine|medication|pills?)|adult (medicine|dose|pills?|tylenol)|too much (medicine|tylenol|ibuprofen|motrin|benadryl|melatonin)|double dose)',
      '(mixed|mixing|took) (\\w+ ){0,4}(pills|meds|xanax|opioids?|medication)( \\w+){0,3} (alcohol|vodka|whiskey|liquor)',
      '(drank|swallow\\w*) (\\w+ ){0,4}(should not have|under the sink|not supposed to)',
      "od ?'?ed",
      '(took|taken|swallow\\w*|ate|drank) (\\w+ ){0,3}(\\d{2,}|twenty|thirty|forty|fifty|sixty|hundred) (\\w+ ){0,2}(pills|tablets|tylenol|capsules|ibuprofen|gummies|drops)',
      '(double|twice|two doses|too much|extra|wrong dose)( \\w+){0,5} (insulin|heart (medicine|pills?)|warfarin|opioids?)',
      '(child|kid|toddler|baby|son|daughter|boy|girl|grandson|granddaughter|he|she|dog|old) (\\w+ )?((ate|swallow\\w*|drank|chewed|got into|got hold of) (\\w+ ){0,6}(pills?|medications?|medicines?|meds|tablets|vitamins|gummies|coins?)|took (\\w+ ){0,4}(pills?|tablets))',
      '(accidentally|mistakenly|by (accident|mistake)) (\\w+ )?(took|taken|ate|swallow\\w*|drank) (\\w+ ){0,3}(double|twice|two doses|extra|wrong)( \\w+)?',
      '(poisonous|toxic|wild) (mushrooms?|berries)( \\w+){0,8} (ate|eaten|sick|vomit\\w*|ill)',
      '(ate|eaten|eating) (\\w+ ){0,3}(poisonous|toxic|wild) (mushrooms?|berries|plants?)',
    ],
  },
];
