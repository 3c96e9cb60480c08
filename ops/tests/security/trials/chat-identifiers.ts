import { crowd } from '../../world/crowd.ts';
import { grouped } from '../../world/figures.ts';
import type { Random } from '../../world/random.ts';
import { findInFiles } from '../find-in-files.ts';
import { startShopWithModel } from '../model.ts';
import type { Trial } from '../trial.ts';
import { post } from '../visits.ts';

const lanes = 8;

/** Ways to write each identifier: # is a digit but 0, * any digit, @N a name of the run, @W a word of the run. */
const written = {
  mail: [
    '@N.@W@gmail.com',
    '@N_@W@mail-@W.org',
    '@N+gut#*@sub.@W.co.uk',
    '@N*#@@W.us',
    '@N at @W dot com',
    '@N (at) @W (dot) org',
    'mailto:@N@@W.net',
  ],
  phone: [
    '(#**) #**-****',
    '#**-#**-****',
    '#**.#**.****',
    '#** #** ****',
    '+1 #** #** ****',
    '+1 (#**) #**-****',
    '1-#**-#**-****',
    '#**-#**-**** ext. ***',
    '+44 20 #*** ****',
  ],
  birth: [
    '0#/1#/19#*',
    '0#-1#-19#*',
    '19#*-0#-1#',
    'March 1#, 19#*',
    'Aug. #th, 20#*',
    '1#th of October 19#*',
    'DOB 0#/1#/19#*',
    'born on June 1#, 19#*',
    '1# Dec 19#*',
  ],
  number: [
    '#**-#*-****',
    '#** #* ****',
    'SSN #**#*****',
    'my social security number is #**-#*-****',
    '4*** **** **** ****',
    '4***-****-****-****',
    'member ID: XW#*****#**',
    'policy number is H#*******',
  ],
  name: [
    'my name is @N @N',
    'My name is @N',
    'I am @N @N',
    'this is @N',
    'call me @N',
    'me llamo @N @N',
    "my son's name is @N",
  ],
  address: [
    '#*** @N Street',
    '#** N. @N Ave, Apt #B',
    '#*** Old @N Road',
    'P.O. Box #***',
    '#** @N Lane, @NVille, TN 3#***',
    '#*#* @N Blvd Suite #**',
    '#* @N Ct.',
    '#*** W @N Drive',
    'apartment #, #* @N Street',
    '@N Street #**',
    'calle @N #**',
  ],
};

/** No sentence has a digit of its own: one in what a model gets was the visitor's. */
const sentences = [
  (it: string) => `What could a family cook together? ${it}.`,
  (it: string) => `Tell me about soups and broths, please write to me: ${it}`,
  (it: string) => `${it}\nWhich foods are gentle for children?`,
  (it: string) => `We wonder about oats (${it}) and berries, what is good in the morning?`,
  (it: string) => `You can find me here: ${it}. How can we cook more at home?`,
];

export const chatIdentifiers: Trial = {
  id: 'LLM-05',
  title: 'What tells who a visitor is reaches neither the model nor a log',
  run: async (world) => {
    const shop = await startShopWithModel(world, 'identifiers', '100000');
    try {
      const count = world.count(500, 100);
      const marks = new Set<string>();
      await crowd(count, lanes, async (turn) => {
        const { text, names } = identifier(world.random, turn);
        for (const name of names) marks.add(name);
        const said = world.random.pick(sentences)(text);
        const messages =
          turn % 3 === 0
            ? [
                { role: 'user', content: said },
                { role: 'assistant', content: 'Gladly.' },
                { role: 'user', content: 'What could a family cook together?' },
              ]
            : [{ role: 'user', content: said }];
        await post(world, '/api/chat', { messages }, { at: shop.web.url });
      });
      const calls = await shop.calls();
      const leaks = calls.filter(
        ({ messages, store }) =>
          store ||
          messages.some(
            ({ role, content }) => role !== 'system' && isTelling(content ?? '', marks),
          ),
      );
      const logs = findInFiles(
        world.logDir,
        [...marks],
        (name) => !['stripe.log', 'mail.log'].includes(name),
      );
      for (const { messages } of leaks.slice(0, 8))
        world.say(
          `  ${messages
            .filter(({ role }) => role !== 'system')
            .map(({ content }) => content)
            .join(' | ')}`,
        );
      return {
        kept:
          leaks.length === 0 &&
          logs.hits.length === 0 &&
          calls.length > count / 2 &&
          logs.bytes > 0,
        figure: `${grouped(count)} identifiers of ${Object.keys(written).length} kinds, ${grouped(calls.length)} calls to the model: ${leaks.length} with one, ${logs.hits.length} hits in ${grouped(Math.round(logs.bytes / 1024))} kB of logs`,
      };
    } finally {
      await shop.stop();
    }
  },
};

function identifier(random: Random, turn: number): { text: string; names: string[] } {
  const kinds = Object.values(written);
  const form = random.pick(kinds[turn % kinds.length] ?? written.mail);
  const names: string[] = [];
  const name = (isProper: boolean) => {
    const letters = Array.from({ length: 9 }, () =>
      String.fromCharCode(random.between(97, 122)),
    ).join('');
    names.push(letters);
    return isProper ? letters.replace(/^./, (first) => first.toUpperCase()) : letters;
  };
  const text = form
    .replaceAll(/@N|@W/g, (sign) => name(sign === '@N'))
    .replaceAll(/[#*]/g, (sign) => String(random.between(sign === '#' ? 1 : 0, 9)));
  return { text, names };
}

function isTelling(words: string, marks: Set<string>): boolean {
  const lower = words.toLowerCase();
  return /\d/.test(words) || [...marks].some((mark) => lower.includes(mark));
}
