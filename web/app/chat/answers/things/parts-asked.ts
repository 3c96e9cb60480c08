import { mayBeUrgent } from 'common/emergency/may-be-urgent';
import type { MayAnswer } from '../../knowledge/near-passages.ts';
import { isOfGoodFor, isOfLimits } from '../../knowledge/passages-of-goods.ts';
import * as asks from '../asks/asks.ts';

/** 'Does it find yeast?', 'is the kit safe', 'can I do it': what a thing cannot tell may be the answer to that alone. */
const asksWhether =
  /\b(?:is|are|was|does|do|did|can|could|will|would|should|may|must)(?:n['’]?t)? (?:it|its|this|that|these|those|they|the|an?|any|i|we|you|he|she|my|our|his|her|there|\w+(?: \w+)? (?:test|kit|one|program|package))\b|\b(?:diagnos\w*|the same|instead of|replace\w*)\b/i;
/** 'Who is it for', 'is it good for my mom', 'why would I take that one' */
const asksForWhom =
  /\b(?:good|right|best|made|meant|suit\w*|help\w*|worth|benefit\w*|need)\b|\bfor (?:whom|who|me|us|him|her|them|my|our)\b|\bwho (?:is|should|needs|would (?:need|want|use|take))\b|\bwhy\b/i;

/** 'Bleeding, strong pain? Call 911.' */
const isAlarm = (said: string): boolean => /\b911\b/.test(said);

/**
 * What of the page of a thing may answer a question: what it cannot tell, whom it is good for, and when to call for help, only who
 * asks or tells of that.
 */
export function mayAnswer(question: string): MayAnswer {
  const isOfWhether = asksWhether.test(question) || asks.wantsLimits(question);
  const isForWhom = asksForWhom.test(question);
  const isUrgent = mayBeUrgent(question);
  return (passage, said) =>
    (isOfWhether || !isOfLimits(passage)) &&
    (isForWhom || !isOfGoodFor(passage)) &&
    (isUrgent || !isAlarm(said));
}
