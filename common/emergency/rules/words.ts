/** Parts of rules: regular expressions over plain words. */
export const chest = '(?:chest|breast ?bone|sternum|heart)';
export const pain =
  '(?:pains?|painful|hurts?|hurting|aches?|aching|tight|tightness|tightening|pressure|squeez\\w+|crushing|heaviness|heavy|burning|stabbing|cramps?|cramping|discomfort|clutch\\w*|grabbing)';
export const blood = '(?:blood|bloody|bleeds?|bleeding|bled|hemorrhag\\w*|haemorrhag\\w*)';
export const stool =
  '(?:stool|poops?|poos?|pooped|pooping|feces|faeces|bowel movements?|bowels|bms?|diapers?|nappy|toilet|commode|rectum|rectal|rectally|bottom|butt|(?:toilet )?paper|tissue|bowl|anus|diarrhea|wipe|wiped|wiping|potty|number 2|back passage|colon|intestines?)';
export const tarry = '(?:black|tarry|tar|jet black|tar-like)';
export const thrownUp =
  '(?:vomit\\w*|(?:throw|throws|throwing|threw|thrown|spit|spits|spitting|spat|cough|coughed|coughing|coughs|bring|bringing|brought) up|puk\\w+|retch\\w*|spit|coughing|coughed)';
export const infant =
  '(?:new ?-?borns?|infants?|baby|babies|preemie|little one|(?:\\d+|a|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) ?-?(?:day|days|week|weeks|wk|wks|month|months|mo|mos)(?:[ -]olds?)?|grandbaby)';
/** Under about three months, when nearly everything counts. */
export const veryYoung =
  '(?:new ?-?borns?|preemie|(?:\\d|1[0-4]|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) ?-?(?:day|days|week|weeks|wk|wks)(?: ?-?olds?)?|(?:1|2|3|one|two|three|a) ?-?(?:month|months|mo|mos)(?: ?-?olds?)?)';
export const fever =
  '(?:fever|fevers|feverish|febrile|feels hot|hot to the touch|(?:high |a |has |have |with |got )temp(?:erature)?|burning up|running hot|temp(?:erature)? (?:is |of |at |was )?\\d+|(?:3[89]|4[0-2])(?:[.,]\\d)?(?: ?degrees| ?c|°c)?|10[0-7][.,]\\d|10[0-7](?: ?degrees| ?f|°f)|(?:has|of|is|at|running|over|above) 10[0-7](?! (?:days?|weeks?|months?|percent|dollars?)))';
export const poorly =
  '(?:lethargic|limp|floppy|unresponsive|(?:will not|does not|has not|refus\\w+ to|not|stopped) (?:eat|eaten|eating|feed|fed|feeding|nurse|nursing|nursed|drink|drinking|wake|wake up|waking|breathing|responding|take|stop(?:ped)? (?:crying|screaming|vomiting))|(?:no|not had|not any) (?:a )?wet(?:ting)?(?: diapers?)?|sunken|bulging|no tears|(?:vomit\\w*|throw\\w* up) everything|green vomit|bile|blue|turning blue|projectile|inconsolabl\\w+|jaundice\\w*|yellow|blood\\w*|rash that does not fade|seizure|seizing|dropped on|fell on (?:his|her) head|honey poisoning)';
export const poison =
  '(?:bleach|(?:lamp|motor|torch) oil|kerosene|turpentine|windex|lysol|ammonia|rubbing alcohol|hydrogen peroxide|perfume|vape juice|wrong (?:meds|pills?|medicine|medication|dose|tablets?)|detergent|antifreeze|drain cleaner|batter(?:y|ies)|magnets?|penny|pennies|coins?|nickels?|dimes?|marbles?|beads?|needles?|screws?|broken glass|cleaner|cleaning|pesticide|rat poison|poison|lye|lighter fluid|gasoline|(?:laundry|tide|detergent|dishwasher|washing machine) (?:pods?|tabs?|tablets?|capsules?)|weed killer|moth ?balls?|toilet cleaner|nail polish|essential oil|mouthwash|hand sanitizer|(?:whole|entire|full) (?:bottle|box|pack|prescription|supply)|(?:double|twice) (?:\\w+ ){0,4}(?:dose|pills?|medicine|medication|meds|tablets)|all (?:of )?(?:the|my|his|her) (?:pills|tablets|medicine|capsules|gummies|vitamins|meds)|too (?:many|much) (?:\\w+ ){0,2}(?:pills?|tablets|tylenol|medicine|iron|insulin|ibuprofen|vitamins?|acetaminophen|melatonin|capsules|medication|meds|gummies)|handful of|(?:bunch|lots?|loads?|tons?) of (?:\\w+ ){0,3}(?:pills|tablets|meds|medicine|capsules|gummies)|(?:moms?|dads?|mothers?|fathers?|grandmas?|grandpas?|sisters?|brothers?|wifes?|husbands?|somebodys?) (?:\\w+ ){0,2}(?:pills?|tablets?|meds|medicine|medication)|(?:heart|blood pressure) (?:pills?|medicine))';
export const pregnant =
  '(?:(?:1\\d|2\\d|3\\d|4[0-2]) (?:weeks|wks)(?! (?:old|of age|ago))|pregnan(?:t|cy)|weeks along|trimester|expecting (?:a baby|my)|weeks pregnant)';
export const pregnancyTrouble =
  '(?:blood|bloody|bleeds?|bleeding|bled|spotting|gushing|clots?|(?:severe|severely) (?:\\w+ )?(?:pain|cramp\\w*|headache|swelling|vomiting|itching|bleeding)|contractions?|fell down|(?:bad|sharp|sudden) (?:pain|cramps?|cramping|headache)|blurr\\w+|seeing spots|baby (?:is |has )?(?:not|stopped)|not moving|no (?:kicks|kicking|movements?)|stopped moving|seizure|sudden swelling|swollen (?:face|hands)|leaking (?:fluid|water)|(?:one sided|sharp) (?:\\w+ )?pain)';
export const belly =
  '(?:stomach|belly|abdom(?:en|inal)|tummy|gut|lower right|right side|side|appendix)';
export const severe =
  '(?:severe|severely|extreme|extremely|unbearabl[ey]|excruciating|agoni[sz]ing|worst|sudden|suddenly|intense|crushing|stabbing|terrible|horrible|awful|crippling|sharp)';
