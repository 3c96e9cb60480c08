/** Whether two words differ by one slip of the keyboard: one letter more, less, other, or two changed about. */
export function isOneSlipFrom(word: string, right: string): boolean {
  if (Math.abs(word.length - right.length) > 1) return false;
  let start = 0;
  while (start < word.length && word[start] === right[start]) start += 1;
  const [rest, wanted] = [word.slice(start), right.slice(start)];
  return (
    rest.slice(1) === wanted ||
    rest === wanted.slice(1) ||
    rest.slice(1) === wanted.slice(1) ||
    (rest[0] === wanted[1] && rest[1] === wanted[0] && rest.slice(2) === wanted.slice(2))
  );
}
