/**
 * One line of what the set-up found: 'good' as it is, 'done' now, 'look' is for a person to decide, and with 'wrong' the shop
 * cannot take payments as it should.
 */
export type Finding = { state: 'good' | 'done' | 'look' | 'wrong'; words: string };

export type Say = (finding: Finding) => void;
