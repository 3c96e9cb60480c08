import type { Rule } from './rule.ts';

/** Head and consciousness, and who calls it an emergency themselves. */
export const head: Rule[] = [
  {
    flag: 'stroke',
    pairs: [
      [
        '(?:sudden|suddenly|all of a sudden|out of nowhere|out of the blue)',
        '(?:cannot (?:see|speak|talk|walk|move|feel|stand)|could not (?:see|speak|talk|walk|move)|confus\\w*|numb\\w*|paraly\\w+|blind\\w*|slurr\\w*|gibberish|(?:not|does not) know (?:where|who|what)|lost (?:his|her|my) (?:balance|speech|sight|vision)|double vision)',
        10,
      ],
      [
        '(face|mouth|smile|eyelid)',
        '(droop\\w*|sagg?ing|paraly[sz]\\w*|numb(ness)?|crooked|lopsided|uneven|fell|cannot move)',
        6,
      ],
      [
        '(one side|left side|right side|half|side of)',
        '(droop\\w*|paraly[sz]\\w*|numb(ness)?|weak(ness)?|went dead|cannot (move|feel)|tingl\\w*)',
        7,
      ],
      [
        '(arm|leg|hand|arms|legs)',
        '(suddenly (\\w+ )?(weak|numb|dead)|went (numb|weak|dead|limp)|gone (numb|weak)|cannot (move|lift|raise|feel)|paraly[sz]\\w*|sudden (numb\\w*|weak\\w*))',
        6,
      ],
    ],
    phrases: [
      '(having|had|have|has|is having|be|like) a (mini )?-?stroke',
      'stroke (symptoms?|signs?)',
      'slurr(ed|ing|s|y)?',
      '(cannot|suddenly|could not|unable to|trouble) (speak\\w*|talk\\w*|get (my|his|her) words out|find (my|his|her) words|move (my|his|her|one|the) (arm|leg|side|left|right|face))',
      'words (are |is )?((coming|come|came) out )?wrong',
      '(worst|massive|thunderclap|explosive|sudden severe) (headache|head pain)|thunderclap',
      '(half|part) (of )?(my|his|her) (vision|sight)|(vision|sight) (is |has |just )*(gone|lost|disappeared)',
      'sudden(ly)? (\\w+ ){0,4}(vision|sight|blind|double)',
      '(cannot|could not|lost) see( \\w+){0,4} (eye|side|half)|(cannot|could not) see (right|straight|properly)',
      '(words|speech|talking|speaking)( \\w+){0,4} (gibberish|jumbled|mixed up|nonsense|not mak\\w+ sense|garbled)',
      '(lost|losing|loss of) (my |his |her |all )?(vision|sight|speech|balance suddenly)',
    ],
  },
  {
    flag: 'fainting',
    pairs: [
      [
        '(?:he|she|kid|child|baby|toddler|son|daughter|mom|dad|mother|father|husband|wife|grand\\w+)',
        '(?:cannot|will not|could not|unable to|hard to) (?:stay |keep (?:him|her) )?awake',
        8,
      ],
      [
        '(?:clammy|pale|gr[ae]y|white as a (?:sheet|ghost))',
        '(?:pulse|sweat\\w*|weak|faint\\w*|dizzy|cold|breath\\w*|not responding)',
        8,
      ],
    ],
    phrases: [
      '(pass|passed|passing|passes|black|blacked|blacking) out(?! (the|some|a few|my|our|all|flyers|samples|cards|candy|copies|invit\\w+|\\d+))',
      'black ?outs?',
      '(faint|fainted|fainting|faints)',
      '(collapsed|collapsing|collapses)',
      '(unconscious|unresponsive)',
      '(lost|losing|lose|loses|loss of) consciousness',
      '(will not|cannot|not|does not|hard to|unable to) (wake|waking|wake up|rouse|be woken)( him| her| them)?( up)?',
      '(he|she|baby|child|son|daughter|husband|wife|mom|dad|mother|father|kid) (is |does |will |did )+not (respond|responding|react|reacting|mov(e|ing)( at all)?$|answer(ing)?( me| us)?$)( to \\w+)?',
      'found (him|her|my \\w+) (\\w+ )?on the (floor|ground)',
      'eyes (\\w+ )?(rolled|rolling) (back|up)|had a fit(?! of (laugh\\w*|giggl\\w*))|(shaking|jerking|twitching) (all over|uncontrollabl[ey])',
      '(seizures?|seizing|convuls\\w*)',
      '(she|he|baby|body|son|daughter|husband|wife) (\\w+ ){0,3}(limp|floppy)',
    ],
  },
  {
    flag: 'emergency',
    pairs: [
      [
        '(?:(?:fell|rolled|tumbled|slipped) (?:down|off|out|from|on)|fall (?:down|off|from)|(?:hit|hits|banged|bumped|struck|injured|dropped)(?: \\w+){0,2} head|head injury|concussion)',
        '(?:confus\\w*|vomit\\w*|sleepy|drowsy|dizz\\w*|threw up|throwing up|bleed\\w*|passed out|knocked out|fainted|unconscious|seizure|not (?:acting|responding|waking|moving)|clear fluid)',
        12,
      ],
      [
        '(?:glucose|sugars?)',
        '(?:(?:[3-9]\\d\\d|[2-5]\\d)(?: \\w+){0,4} (?:confus\\w*|vomit\\w*|throwing up|shak\\w+|sweat\\w*|faint\\w*|sleepy|passed out)|(?:dropp\\w+|crash\\w+|too low|too high|very low|very high)(?: \\w+){0,8} (?:confus\\w*|vomit\\w*|unconscious|passed out|fainted|seizure|not responding))',
        5,
      ],
      ['insulin', '(?:fail\\w*|broken?|ran out|out of|without|none left)', 4],
      [
        'diabetic|diabetes',
        '(?:vomit\\w*|throwing up|fruity|confus\\w*|unconscious|passed out|very sleepy)',
        10,
      ],
    ],
    phrases: [
      '(broke|broken|fractured|snapped) (my|his|her|their|the|a) (neck|skull|spine|hip)',
      '(fell|fallen|slipped) (in|into) (the|a|our|my) (\\w+ )?(pool|pond|lake|tub|bathtub|river|well)( \\w+){0,8}',
      '(nearly |almost )?(drowned|drowning)(?! in (laundry|work|bills|debt|emails?|dishes))',
      '(call|calling|dial|phone) (911|9-1-1|an ambulance)',
      '(need|needs|send|get) (an )?(ambulance|paramedics|911)',
      '(this|it) is an? (\\w+ )?emergency',
      '(having|in) an? (medical )?emergency',
      '(go|going|head|rush\\w*) to (the )?(er|emergency room|emergency department|ed)',
      '(hit|banged|struck|injured) (\\w+ )?head( \\w+){0,8} (confus\\w*|vomit\\w*|sleepy|dizz\\w*|threw up|bleed\\w*|headache)',
      'head injury',
      '(oxygen|o2|spo2|pulse ox)( \\w+){0,3} [5-8]\\d(?! ?(dollars|years))',
      '(vision|everything|world|room) (\\w+ )?(went|turned|goes|going) (black|dark|white)',
      'sugars? (\\w+ ){0,2}[4-9]\\d\\d(?! ?(calories|kcal|mg|grams?|g))',
      'cut (\\w+ )?too deep',
      'glucose( \\w+){0,3} (reads?|says|reading|is) hi|glucose (\\w+ ){0,3}([2-4]\\d|5[0-4]|[4-9]\\d\\d)(?! ?(g|grams?|years?|percent|mg of))',
      '(cut|sliced|chopped|tore|ripped) (my|his|her|the) (\\w+ )?(off|open)|severed|burn(ed|t|s)? (\\w+ ){0,4}(badly|severely|boiling|acid|fire|hot oil)|(severe|third degree|chemical) burns?|bone (is )?sticking',
      'heat ?stroke|(snake|spider|scorpion) (bite|bit)|bit(ten)? by (an? )?(\\w+ )?(\\w*snake|spider|scorpion|bat)|electric shock|electrocut\\w+|smoke inhalation|inhaled (\\w+ )?smoke|(deep|gaping|gushing) (cut|wound)',
      '(withdrawal|withdrawing)( \\w+){0,6} (alcohol|drinking|seiz\\w*|hallucinat\\w*)',
      '(sudden|severe|terrible|bad) (\\w+ ){0,3}(testic\\w+|scrotum|balls)|(testic\\w+|scrotum) (\\w+ ){0,3}(severe|sudden\\w*|swollen|twisted)',
      '(is|am|are|suddenly|seems|became|very|really) confused( \\w+){0,5} (cannot|fever|stand|weak|dizz\\w*|speech|vomit\\w*)',
      '(he|she|mom|dad|mother|father|husband|wife|grand\\w+|son|daughter|baby) (\\w+ ){0,3}(confused|disoriented|delirious|incoherent)(?! (about|by|which|what|on|with|over|how|if|why))',
      'cannot feel (my|his|her) (legs?|arms?|face|feet)',
      '(shot|stabbed|electrocuted|drowning|drowned|burned badly|bitten by a (snake|spider))( \\w+)?',
    ],
  },
];
