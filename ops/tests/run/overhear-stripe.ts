import type { Watch } from '../../stand-ins/stripe/control/request-log.ts';
import type { Verdict } from '../trials/trial.ts';

type Shop = { stripeUrl: string; cmsUrl: string; cmsKey: string };

/** The verdict on all that was asked of Stripe since; null when nothing was. */
export type Overheard = () => Promise<Verdict | null>;

/** Dates of birth as people type and computers write them (a version of Stripe's begins like one: 2026-10-28.endive), and the words of those who fill in a form or write a message in any test. */
const health = [
  '\\b(19|20)\\d\\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])\\b(?!\\.(clover|dahlia|endive)\\b)',
  '\\b\\d{1,2}[/.]\\d{1,2}[/.](19|20)\\d\\d\\b',
  'birth',
  '\\b(kit|kits|gut|stool|hormon\\w*|digestive|bloat\\w*|fatigue|symptom\\w*|wellness|supplement\\w*|consult\\w*|package|concern|interest|second-opinion|general-questions|canary in every meal|since march|how do i begin)\\b',
];

/** What may be said in more than one word: our descriptions of an order and of a later payment, and that of a payment which is not ours. */
const neutral = /^(Online order|Monthly payment|Invoice \d+)$/;

/**
 * PAY-19 over a whole run: from now on no request to Stripe may hold the name or handle of anything that is sold, a date of
 * birth or a message, nor free text outside of what says whose card is charged. Throws when the shop's words cannot be read.
 */
export async function overhearStripe({ stripeUrl, cmsUrl, cmsKey }: Shop): Promise<Overheard> {
  const watch = `${stripeUrl}/_control/requests/watch`;
  const patterns = [...(await wordsOfTheShop(cmsUrl, cmsKey)).map(wholeWord), ...health];
  await read(watch, { method: 'POST', body: JSON.stringify({ patterns }) });
  return async () => judge((await read(watch)) as Watch, patterns.length);
}

function judge({ patterns, seen, matches, sentences }: Watch, asked: number): Verdict | null {
  if (patterns.length !== asked)
    return { kept: false, figure: 'the payment stand-in has forgotten what to look for' };
  if (seen === 0) return null;
  const texts = sentences.filter((sentence) => !neutral.test(sentence));
  const found = [
    ...matches.map(({ pattern, request: { method, path } }) => `${pattern} in ${method} ${path}`),
    ...texts.map((text) => `'${text}'`),
  ];
  const figure = `${seen.toLocaleString('en-US')} requests to Stripe, ${found.length} with the name of a product, a date of birth or a message`;
  return {
    kept: found.length === 0,
    figure: [figure, ...new Set(found)].slice(0, 20).join('\n        '),
  };
}

async function wordsOfTheShop(cmsUrl: string, cmsKey: string): Promise<string[]> {
  const words = await Promise.all(
    ['products', 'offers'].map(async (collection) => {
      const headers = { authorization: `service-accounts API-Key ${cmsKey}` };
      const { docs } = (await read(
        `${cmsUrl}/cms-api/${collection}?limit=100&depth=0&select[name]=true&select[handle]=true`,
        { headers },
      )) as { docs: { name: string; handle: string }[] };
      if (docs.length === 0)
        throw new Error(`The shop has no ${collection}, so nothing would be looked for.`);
      return docs.flatMap(({ name, handle }) => [name, handle]);
    }),
  );
  return [...new Set(words.flat())];
}

/** Not inside of a longer word, as in Stripe's random ids; spaces may be sent as any sign. */
function wholeWord(word: string): string {
  const parts = word.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return `(?<![a-z0-9])${parts.join('[^a-z0-9]{1,3}')}(?![a-z0-9])`;
}

async function read(url: string, init?: RequestInit): Promise<unknown> {
  const answer = await fetch(url, init);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return answer.json();
}
