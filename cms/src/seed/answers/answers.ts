import { articles } from './articles.ts';
import { beforeASample } from './before-a-sample.ts';
import { care } from './care.ts';
import { children } from './children.ts';
import { choosing } from './choosing.ts';
import { collecting } from './collecting.ts';
import { contact } from './contact.ts';
import { details } from './details.ts';
import { guides } from './guides.ts';
import { kits } from './kits.ts';
import { mishaps } from './mishaps.ts';
import { neighbors } from './neighbors.ts';
import { orders } from './orders.ts';
import { packages } from './packages.ts';
import { particulars } from './particulars.ts';
import { paying } from './paying.ts';
import { persons } from './persons.ts';
import { practice } from './practice.ts';
import { prices } from './prices.ts';
import { privacy } from './privacy.ts';
import { program } from './program.ts';
import { results } from './results.ts';
import { safety } from './safety.ts';
import { sample } from './sample.ts';
import { shipping } from './shipping.ts';
import { site } from './site.ts';
import { visits } from './visits.ts';
import type { AnswerSample } from './ways.ts';

/** What the chat is asked again and again. */
export const answers: AnswerSample[] = [
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
];

/** What was added since: a shop that was filled before gets these, too, and none of the others that the practice took out. */
export const newerAnswers: AnswerSample[] = [
  ...care,
  ...mishaps,
  ...details,
  ...particulars,
  ...collecting,
  ...persons,
  ...beforeASample,
];
