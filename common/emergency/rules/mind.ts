import type { Rule } from './rule.ts';

const ours =
  '(?:my|our|the|his|her|their|a) (?!other|dog|cat)(?:\\w+ )?(?:child|children|kids?|sons?|daughters?|baby|babies|newborn|toddler|girls?|boys?|nieces?|nephews?|(?:little |younger )?(?:sister|brother)s?|grand(?:son|daughter|child|children|kids?|baby)|step ?-?(?:son|daughter|kids?|child|children))';

/** What somebody may do to themselves or to others. */
export const mind: Rule[] = [
  {
    flag: 'self-harm',
    pairs: [
      [
        '(?:hopeless|worthless|give up|goodbye|no way out|cannot go on|letters? to)',
        '(?:gun|rope|noose|pills|knife|bridge|razor)',
        14,
      ],
    ],
    phrases: [
      'suicid\\w*',
      '(off|unalive|delete|hang|end) (myself|himself|herself)|(going to|gonna|want to|will) (kms|unalive)',
      '(no |not any |not (see|have|find|know) (a |any |the |one )?)?(reason|point|purpose|use|sense|will) (left )?(to|in|for|of) (live|living|life|go on|going on|keep going|be alive|being (alive|here))',
      '(nobody|no one|no-one) (would|will|is going to) (miss|notice|care)( \\w+){0,4}',
      '(am|are|is|will be) (dying|going to die|about to die)(?! (to|for|of (hunger|thirst|laugh\\w*|curios\\w*|boredom)))',
      '(want|need) (the pain|it|everything|all of (it|this)|this) (all )?to (stop|end|be over|go away) (forever|for good|for ever|permanently)',
      '(kill|hurt|harm|cut|hang|shoot|drown|end|stab|burn)(t?ing)? (myself|himself|herself|themselves|my self)',
      'self ?-?harm(ing)?',
      '(end|ending|take|taking|took) (it all|(my|his|her|their) (own )?li(fe|ves)(?! (insurance|savings|style|coach))|everything|things (for good|tonight|today|now))',
      '(going|plan|planning|plans|ready|decided|want|wants) (\\w+ )?to end (it|things|my life)( \\w+)?',
      '(want|wants|wish|wished|wishes|rather|ready|going|plan|planning|hope|prefer|better|thinking (of|about)|think (of|about)|thought (of|about)) (to |i (was|were) |i would |(she|he|they) (was|were|would) |be |off )*(die(?! (for|of (hunger|thirst|laugh\\w*|curios\\w*)|than (eat|drink|try|wear|do|miss|give up|touch|taste)))|dead|dying(?! to))',
      '(do|does|did) not (want|care|wish|feel like)( to| if i)? (to )?(live(?! (on|off|in|near|like an?|without|with (my|him|her|them|the|our|a|you)))|living|be alive|being alive|wake up|exist|existing|go on|be here|be around)( any ?more)?',
      '(nothing|no one|nobody) (left )?to live for',
      '(want|wants|wanted|wish) (\\w+ )?to (\\w+ )?not (be here|be alive|exist|live|wake up|be around)( any ?more)?',
      '(wish|hope) (that )?(i )?(was|were) (not (here|alive|around)|gone|never born)',
      '(i )?am (just |such |only )*a burden|(everyone|everybody|they|family|kids) would (all )?be (happier|better)( off)? (if i|without me)',
      '(thinking (of|about)|want to|going to|feel like) jump(ing)?$',
      '(starving|starved|starve) (myself|herself|himself)',
      '(has|have|got|with) a (gun|knife|rope|noose)( \\w+){0,8} (end|kill|hurt|himself|herself|myself|die)',
      'life is (pointless|meaningless|hopeless|over|not worth \\w+)|(gave|giving|given) away (all )?(my|his|her|their) (things|stuff|belongings|possessions)',
      '(not|never) want(ing|ed|s)? to (live(?! (on|with|off|in|near|like|without))|be alive|exist|be here|be around|wake up|go on)( any ?more)?',
      'cannot (go on|do this|take it|take this|keep going|live like this|live)( like this| living| any ?more| any longer)+$',
      '(tired|sick|done) (of|with) (living(?! (with|on|off|like a|in))|being alive|life|this life)',
      '(hate|hated|hates) (my|this) life',
      '(life|it all|everything) (to be|to just be|was|were) over',
      'not worth (living|it any ?more)',
      'better off (dead|without (?:me|him|her|them)|if (?:i|he|she) (was|were) (gone|dead))',
      'would be better( off)? without (me|him|her)',
      'wish i (had never been|was never|were never|had not been) born',
      '(wish|hope|pray) (that )?i (would|could|do|did|will|might)? ?(not|never) (wake up|exist|be here)',
      '(wish|want|hope) (that )?(i )?(to |could |would )*(disappear(?! (on|into|to|for|from) (a|an|the|my|work))|sleep forever|not exist|never wake up|stop existing)',
      '(started |been |is |am )?cutting (again|(my|her|him)self)',
      '(hear|hearing) voices( that| telling| tell)|voices (tell|telling|told|say|saying)( \\w+){0,2} to',
      'thoughts? of (death|dying|ending it|suicide)',
      '(how|ways?|easiest way|painless way|best way) (many \\w+ )?(to|of|can i) (die|kill(?! (the|a|off|parasites?|candida|mold|yeast|bacteria|germs?))|end(?! (my|the|this|our|a) (subscription|program|plan|membership|order|trial|payments?|visit|call|chat)))',
      'how (many|much) (\\w+ ){1,4}(to|would|will|does it take to) (kill|die|overdose)',
      'kms|unalive|quiero morir|matarme',
      '(want|feel|feels|ready|going|thinking|think) (to |like |of |about )+(end|ending) (it|things|this)( all| now| tonight| forever)?$',
      '(do|does) not feel safe (with|from|around) (myself|himself|herself)|not safe (with|from) myself',
      '(goodbye|farewell|suicide) (notes?|letters?|messages?|texts?)|goodbye (everyone|everybody|world|forever)',
      'wrote (\\w+ )?(letters?|notes?) (to|for) (my|the) (kids|children|family|wife|husband|parents|mom|loved ones)',
      '(sleep|bed)( \\w+){0,2} (never|not) wak(e|ing)( up)?',
      '(drive|driving|walk|walking|step|stepping|jump|jumping) (my car |the car )?(off|from|into|under|in front of) (a |the )?(\\w+ )?(bridge|roof|building|balcony|train|cliff|traffic|oncoming \\w+)',
      '(pills|meds|tablets|gun|rope|knife|razor)( \\w+){0,3} (lined up|laid out|in (my|his|her) hand|counted( out)?|loaded|next to me)',
      'how many( \\w+){1,4} (does it take|would it take|do i need|to take) to (die|sleep forever|kill)',
      '(hurt|cut|cutting|harm|hurting)(ing)? (my )?(arms|wrists|wrist|veins)',
    ],
  },
  {
    flag: 'abuse',
    pairs: [
      [
        '(?:husband|wife|boyfriend|girlfriend|partner|ex|father|dad|daddy|step ?-?dad|step ?-?father|mother|mom|step ?-?mom|uncle|aunt|cousin|brother|grandpa|grandfather|coach|teacher|pastor|priest|babysitter|sitter|nanny|neighbor|somebody|someone|he|she|they)',
        `(?:hit|hits|hitting|beats?|beating|slaps?|slapped|slapping|kicks|kicked|punch\\w*|burn(?:s|ed) .{0,12}on purpose|chok(?:es|ed|ing)|shak(?:es|ing)|shook|lock(?:s|ed) up|whips?|whipped|starv(?:es|ing)|touch(?:es|ed|ing)|molest\\w*|rap(?:es|ed|ing)|abus(?:es|ed|ing)|hurts|hurting) (?:on )?(?:\\w+ )?${ours}(?! (?:with (?:the|a) ball|hard(?:est)?|in soccer))`,
        1,
      ],
    ],
    phrases: [
      `(molest(?:s|ed|ing)?|rap(?:es|ed|ing)|sexually (?:abus|assault|touch)\\w*) (?:by )?(?:\\w+ )?${ours}`,
      `${ours} (?:\\w+ ){0,3}(?:is|was|are|were|being|been|gets?|got) (?:\\w+ )?(?:being |been )?(?:abused|molested|raped|beaten|neglected|touched inappropriately)`,
      `(?:touch(?:es|ed|ing)?|rubb(?:ed|ing)) (?:me|him|her|${ours}) (?:inappropriately|sexually|down there|(?:in|on) (?:\\w+ )?private\\w*|where (?:he|she|they) should not|at night|in (?:my|his|her) (?:sleep|bed|room)|when (?:nobody|no one|we are alone|mom is))`,
      `(?:bruises|marks|burns|welts) (?:\\w+ ){0,6}(?:from|after|by) (?:\\w+ )?(?:being (?:hit|beaten)|a beating|belt)`,
      'i (?:shook|hit|threw|slapped) (?:my|the) (?:baby|newborn|infant)',
    ],
  },
  {
    flag: 'violence',
    phrases: [
      '(hits|hit|hitting|beats|beating|abus\\w+|strangl\\w+|chok(es|ed|ing)|raped|assaulted|punch(es|ed|ing)|slap(s|ped|ping)|kick(s|ed|ing)|shov(es|ed|ing)) (me|us)',
      '(afraid|scared|threat\\w+|says|said) (that )?(he|she|to) (will |is going to |would )?(kill|hurt|shoot|stab) (me|us|the kids|my (kids|children|baby|mom))',
      '(afraid|scared|terrified) (of|to (go home|be home|leave)) (\\w+ )?(husband|boyfriend|partner|ex|father|wife|him)( \\w+){0,6} (hit|hits|hurt|hurts|kill|gun|violent|beat|beats)\\w*',
      '(he|she|husband|boyfriend|partner|ex) (has |is |keeps |pulled |put )+(a |his |her )?(gun|knife|hands)( \\w+){0,5} (me|us|neck|throat)',
      'domestic (violence|abuse)',
      'threaten(s|ed|ing)? (me|us|my (\\w+ )?(kids?|children|baby|son|daughter|mom|mother|sister)) (with|to)',
      '(afraid|scared|terrified) (that )?((my|the|our) )?(\\w+ )?(will|is going to|might|would|could) (kill|hurt|hit|beat|shoot|stab) (me|us|my (\\w+ )?(kids?|children|baby|son|daughter|mom|mother|sister))',
    ],
  },
  {
    flag: 'urge',
    phrases: [
      '(want|going|feel like|plan\\w*|urges?|thinking about|thoughts? of|might|about) (to )?(kill|killing|hurt|hurting|harm|harming|shak\\w+) (my|the|him|her|them|someone|somebody|people|others|baby)( \\w+)?',
    ],
  },
];
