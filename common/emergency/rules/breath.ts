import type { Rule } from './rule.ts';
import * as words from './words.ts';

/** Chest, breath and swelling. */
export const breath: Rule[] = [
  {
    flag: 'allergy',
    goesOn: true,
    pairs: [
      [
        '(?:hives|welts?|bumps|rash|blotch\\w*|itch\\w*)',
        '(?:wheez\\w*|cough\\w* (?:and|n) drool\\w*|drool\\w*|throat (?:clos\\w*|tight\\w*|swell\\w*)|gasp\\w*)',
        10,
      ],
    ],
  },
  {
    flag: 'heart',
    pairs: [
      [words.chest, words.pain, 6],
      ['(?:belt|band|vice|vise|fist|weight|brick|elephant)', 'chest', 6],
      [
        '(?:left )?arm (?:\\w+ ){0,2}(?:numb|heavy|tingl\\w+|ach\\w+|hurts?|hurting)',
        '(?:jaw|shoulder) (?:\\w+ )?(?:hurts?|hurting|pain|ach\\w+|tight|numb)',
        4,
      ],
      [
        '(?:clutch|grabb?|hold|rubb?)\\w* (?:his|her|my|their) (?:left )?(?:arm|chest|jaw|shoulder)',
        '(?:gr[ae]y|ashen|pale|clammy|sweat\\w*|white as)',
        8,
      ],
    ],
    phrases: [
      'heart attack',
      '(took|taken|taking|gave)( \\w+){0,3} nitro\\w*',
      'cardiac arrest',
      'heart (\\w+ ){0,6}(explod\\w*|stopp(ing|ed)|giving out)',
      'angina',
      '(elephant|weight|brick|somebody|someone|band|truck|anvil)( is| are)?( sitting| standing)? (on|around|across) (my|his|her|the) chest',
      '(dolor|duele|presion) .{0,12}pecho',
      'pain .{0,20}(down|into|in|to|through|radiat\\w+|shoot\\w+|spread\\w+) .{0,8}(left arm|jaw|shoulder and arm)',
      '(left arm|jaw) (\\w+ ){0,4}(numb|pain|hurts?|ach\\w+|tingl\\w+)( \\w+){0,8} (sweat\\w*|breath\\w*|nause\\w*|dizz\\w*)',
      'heart (\\w+ ){0,3}(racing|pounding|fluttering|beating|skipping)( \\w+){0,8} (dizz\\w*|faint\\w*|breath\\w*|sweat\\w*|light ?headed)',
    ],
  },
  {
    flag: 'breathing',
    pairs: [
      [
        '(?:child|kid|kiddo|toddler|baby|infant|newborn|son|daughter|boy|girl|little one|he|she)',
        'breath\\w* (?:\\w+ )?(?:really |very |super |so |too |way too )+(?:fast|quick(?:ly)?|heavy|hard|rapidly)',
        4,
      ],
    ],
    phrases: [
      '(cannot|could not|can barely|can hardly|barely|hardly|unable to|not able to|struggl\\w+|trouble|difficulty|difficulties|difficult|hard|hard time|problems?|fighting|fights|labou?red|stopped|not|stops|quit) (to |for |with |in |at all |getting |catching |taking |draw |drawing |catch |get |take |his |her |my |a |an |enough |any |deep |full )*(breath\\w*|air)',
      'short(ness)? of (breath\\w*|air)',
      '(breath\\w*) (is |has become |very |really |so |getting )*(hard|difficult|shallow|fast and|labou?red|rapid|wheezy|noisy)',
      'breath\\w* (is |has |gets |getting |keeps |got )+(\\w+ )?worse',
      'out of (breath\\w*) (\\w+ ){0,2}(rest|sitting|lying|nothing|just|talking|walking)',
      '(suffocat|asphyxi)\\w*',
      'chok(ing|ed|es)(?! (hazard|risk|up|me|us))',
      'gasping',
      '(lips?|face|skin|fingers?|(finger ?)?nails?|baby|he|she) (\\w+ ){0,2}(blue|bluish|blueish|purple)',
      '(turn(ed|ing|s)?|went|goes|going) (\\w+ )?(blue|bluish|blueish|purple|gr[ae]y)(?! (area|eyed|ribbon))',
      '(ribs?|chest|stomach|belly) (\\w+ ){0,3}(suck\\w*|pull\\w*|cav(e|es|ed|ing)) in',
      'no puedo respirar',
      'wheez\\w+ (\\w+ ){0,4}(bad\\w*|severe\\w*|cannot|worse|inhaler)',
      'asthma( \\w+){0,3} (really |very |so )?(bad|worse|severe|out of control)|inhaler (is |\\w+ )?(empty|not (help\\w*|work\\w*)|out|does not (help|work))',
      'asthma attack',
    ],
  },
  {
    flag: 'allergy',
    pairs: [
      [
        '(throat|tongue|lips?|face|airways?|windpipe|mouth|eyes?)',
        '(tight|tightness|swell(s|ing|ed)?|swollen|clos(es|ed|ing)|tighten(ing|ed|s)?|narrowing)',
        5,
      ],
      [
        '(?:lips?|tongue|mouth) (?:\\w+ ){0,3}(?:tingl\\w*|itch\\w*|numb)',
        '(?:throat|breath\\w*|swell\\w*)',
        6,
      ],
      [
        'hives',
        '(?:throwing up|threw up|breath\\w*|wheez\\w*|swell\\w*|swollen|vomit\\w*|throat|dizz\\w*|faint\\w*)',
        10,
      ],
      [
        '(?:throat|tongue|lips?|mouth)',
        '(?:hard to|difficult to|trouble|difficulty) swallow(?:ing)?',
        8,
      ],
      [
        'wheez\\w+',
        '(?:throat|hives|peanuts?|nuts?|shrimp|shellfish|sting|stung|bees?|penicillin|allergic)',
        10,
      ],
      [
        '(face|eyes?|eyelids?|cheeks?)',
        '(puff(s|ed|ing) up|puff(ed|ing) out|balloon(s|ed|ing)( up)?|blow(s|n|ing) up|blew up)',
        4,
      ],
      [
        '(throat|tongue|lips?|airways?)',
        '(puff(y|s|ed|ing)( up)?|balloon(s|ed|ing)( up)?|huge|bigger|(got|gets|getting|feels?) (so |very |really )?(big|fat|thick))',
        5,
      ],
    ],
    phrases: [
      'anaphyla\\w*',
      '(use|uses|used|using|need|needs|needed|gave|give|giving|inject\\w*|jab\\w*) (\\w+ ){0,3}epi ?-?pen|epi ?-?pen( \\w+){0,2} (used|not|expired|and|but|still)( \\w+){0,4} (swell\\w*|swollen|breath\\w*|working|work|help\\w*|throat)',
      '(cannot|could not|hardly|unable to) swallow(ing)?(?! (\\w+ )?(pills?|capsules?|tablets?|supplements?|vitamins?))',
      '(severe|serious|bad|major|life threatening) (\\w+ )?(allergic )?reaction (to|after|right|now|and|\\w+ing)',
      '(severe|serious|bad) allergic reaction|having an? (\\w+ )?allergic reaction',
      '(wheez\\w+|throat|hives|itch\\w+|tongue|mouth)( \\w+){0,6} after( \\w+){0,3} (peanuts?|nuts?|shrimp|shellfish|bee|sting|stung|penicillin|walnuts?|cashews?)( \\w+){0,6} (tight|swell\\w*|wheez\\w+|breath\\w*)',
      'wheez\\w+ (\\w+ ){0,8}(throat|hives|peanuts?|shrimp|nuts?|sting|stung)',
      'allergic reaction( \\w+){0,8} (breath\\w*|swell\\w*|swollen|throat|now|hives)',
    ],
  },
];
