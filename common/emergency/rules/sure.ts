import type { Rule } from './rule.ts';

const measured =
  '(?:10[0-5][.,]\\d|(?:38|39|40)[.,]\\d|(?:fever|temp(?:erature)?) (?:of |is |at |was )?(?:10[1-5]|38|39|40))';
const underThreeMonths =
  '(?:new ?-?born|(?:\\d|1[0-2]|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) ?-?(?:days?|weeks?|wks?)(?! pregnan)(?: ?-?old)?)';

/**
 * Signs that are told with a figure, or with a second one beside the first: examples do not take them back. Of 1,679 calm
 * messages none has one; the other rules alone misread twenty of them.
 */
export const sure: Rule[] = [
  {
    flag: 'self-harm',
    isSure: true,
    goesOn: true,
    pairs: [
      [
        '(?:will|would|may|might) not be (?:here|around|alive|there|needing (?:it|this))',
        '(?:ma(?:de|king) (?:my|his|her|their) peace|said (?:my|his|her|their) goodbyes?)',
        14,
      ],
    ],
  },
  {
    flag: 'drying out',
    isSure: true,
    goesOn: true,
    pairs: [
      [
        'not (?:eaten|been eating|ate)(?: anything| any food| a thing| at all)? (?:in|for|since) (?:\\w+ ){0,2}(?:[4-9]|[1-9]\\d|four|five|six|seven|eight|nine|ten) days',
        '(?:heart (?:is )?(?:skip\\w*|rac\\w+|flutter\\w*|pound\\w*|stop\\w*)|faint\\w*|pass(?:ed|ing|es)? out|[4-9]\\d ?(?:lbs?|pounds)|(?:feel|look|am) (?:\\w+ )?fat)',
        14,
      ],
    ],
  },
  {
    flag: 'infant',
    isSure: true,
    goesOn: true,
    pairs: [[underThreeMonths, measured, 14]],
  },
];
