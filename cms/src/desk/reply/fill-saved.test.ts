import { expect, test } from 'vitest';
import { fillSaved, openPlaces } from './fill-saved.ts';

const saved = 'Dear {name},\n\nthank you. [Your words about waiting]\n\n{name}, be well.';

test('DESK-04 a saved reply names whom it goes to, and what it leaves open is known until it is written', () => {
  const text = fillSaved(saved, 'Beth');
  expect(text).toBe('Dear Beth,\n\nthank you. [Your words about waiting]\n\nBeth, be well.');
  expect(openPlaces(text, saved)).toEqual(['[Your words about waiting]']);
  expect(openPlaces(text.replace('[Your words about waiting]', 'Wait a week.'), saved)).toEqual([]);
  expect(openPlaces('My own [brackets] stay.', saved)).toEqual([]);
  expect(openPlaces('My own [brackets] stay.', null)).toEqual([]);
});
