/** The check digit of card numbers; `number` holds digits only. */
export function isLuhnValid(number: string): boolean {
  const sum = number
    .split('')
    .reverse()
    .map((digit, place) => Number(digit) * (place % 2 === 0 ? 1 : 2))
    .reduce((total, value) => total + (value > 9 ? value - 9 : value), 0);
  return number !== '' && sum % 10 === 0;
}
