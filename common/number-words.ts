const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** 'two' of 2; what has no short word stays in figures. */
export const numberWord = (count: number): string => words[count] ?? String(count);
