import { belly } from './belly.ts';
import { breath } from './breath.ts';
import { child } from './child.ts';
import { head } from './head.ts';
import { mind } from './mind.ts';
import type { Rule } from './rule.ts';
import { spanish, threats } from './spanish.ts';
import { sure } from './sure.ts';

/** What cannot wait for a reply (LLM-06). The list is the practice's, its wording ours: more is better than less. */
export const allRules: Rule[] = [
  ...threats,
  ...sure,
  ...mind,
  ...breath,
  ...belly,
  ...head,
  ...child,
  ...spanish,
];
