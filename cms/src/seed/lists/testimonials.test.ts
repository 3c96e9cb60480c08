import { expect, test } from 'vitest';
import { testimonials } from './testimonials.ts';

const at = (place: string) => testimonials.filter((testimonial) => testimonial.place === place);

test('TST-01 TST-03 HOME-18 one story on top, three on the home page, seventeen more', () => {
  expect([at('featured').length, at('home').length, at('grid').length]).toEqual([1, 3, 17]);
  expect(new Set(testimonials.map(({ name }) => name)).size).toBe(21);
});

test('TST-03 each has five stars, a shortened name, its initial, and is marked as a sample', () => {
  for (const { name, initial, stars, isSample } of testimonials) {
    expect(name).toMatch(/^[A-Z][a-z]+( and [A-Z][a-z]+)? [A-Z]\.$/);
    expect([initial, stars, isSample]).toEqual([name[0], 5, true]);
  }
});

test('no testimonial speaks of a cure', () => {
  for (const { content } of testimonials)
    expect(content).not.toMatch(
      /\b(cured?|heal(ed|s)|miracle|symptom[- ]free|diagnos|gone for good)\b/i,
    );
});
