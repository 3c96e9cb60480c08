import { articles } from './articles.ts';
import { mishaps } from './buying/mishaps.ts';
import { orders } from './buying/orders.ts';
import { packages } from './buying/packages.ts';
import { paying } from './buying/paying.ts';
import { prices } from './buying/prices.ts';
import { program } from './buying/program.ts';
import { shipping } from './buying/shipping.ts';
import { care } from './care.ts';
import { children } from './children.ts';
import { contact } from './contact.ts';
import { courtesies } from './courtesies.ts';
import { details } from './details.ts';
import { guides } from './guides.ts';
import { beforeASample } from './kits/before-a-sample.ts';
import { choosing } from './kits/choosing.ts';
import { collecting } from './kits/collecting.ts';
import { kits } from './kits/kits.ts';
import { results } from './kits/results.ts';
import { sample } from './kits/sample.ts';
import { neighbors } from './neighbors.ts';
import { particulars } from './particulars.ts';
import { persons } from './persons.ts';
import { practice } from './practice.ts';
import { privacy } from './privacy.ts';
import { safety } from './safety.ts';
import { site } from './site.ts';
import { visits } from './visits.ts';
import { withMoreWays } from './ways.ts';

/** What the chat is asked again and again. */
export const answers = [
  ...choosing,
  ...kits,
  ...packages,
  ...prices,
  ...paying,
  ...orders,
  ...shipping,
  ...sample,
  ...results,
  ...children,
  ...safety,
  ...visits,
  ...program,
  ...guides,
  ...articles,
  ...neighbors,
  ...practice,
  ...contact,
  ...privacy,
  ...site,
].map(withMoreWays);

/** What was added since: a shop that was filled before gets these, too, and none of the others that the practice took out. */
export const newerAnswers = [
  ...care,
  ...mishaps,
  ...details,
  ...particulars,
  ...collecting,
  ...persons,
  ...beforeASample,
  ...courtesies,
].map(withMoreWays);
