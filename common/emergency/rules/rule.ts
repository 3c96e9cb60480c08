import type { EmergencyKind } from '../lines.ts';

export type RedFlag =
  | 'self-harm'
  | 'violence'
  | 'urge'
  | 'abuse'
  | 'heart'
  | 'breathing'
  | 'bleeding'
  | 'stroke'
  | 'allergy'
  | 'poisoning'
  | 'infant'
  | 'fever'
  | 'fainting'
  | 'drying out'
  | 'pregnancy'
  | 'belly'
  | 'emergency';

/** Whose people help with what was said; all else is medical. */
export const kindOf: Partial<Record<RedFlag, EmergencyKind>> = {
  'self-harm': 'crisis',
  urge: 'crisis',
  poisoning: 'poison',
  violence: 'violence',
  abuse: 'child',
};

/** Two things that are said within `within` words of each other, in any order. */
export type Pair = [one: string, other: string, within: number];

export type Rule = {
  flag: RedFlag;
  /** Regular expressions over plain words, each between the borders of words. */
  phrases?: string[];
  pairs?: Pair[];
  /** The first part of a pair may also stand in an earlier message. */
  goesOn?: boolean;
  /** What resembles it does not take it back. */
  isSure?: boolean;
};
