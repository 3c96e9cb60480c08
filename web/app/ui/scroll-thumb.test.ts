import { expect, test } from 'vitest';
import { holdOf, scrolledTo, thumbOf } from './scroll-thumb.ts';

const box = { scrollTop: 0, scrollHeight: 1_000, clientHeight: 200 };

test('FAST-04 the thumb is as long as the share that is seen, and goes from end to end', () => {
  expect(thumbOf(box)).toEqual({ top: 0, height: 0.2 });
  expect(thumbOf({ ...box, scrollTop: 400 })).toEqual({ top: 0.4, height: 0.2 });
  expect(thumbOf({ ...box, scrollTop: 800 })).toEqual({ top: 0.8, height: 0.2 });
});

test('FAST-04 a very long text leaves a thumb of 18 px, a short one needs none', () => {
  expect(thumbOf({ ...box, scrollHeight: 1e6 })).toEqual({ top: 0, height: 18 / 200 });
  expect(thumbOf({ ...box, scrollHeight: 200 })).toBeNull();
});

test('FAST-04 the thumb stays under the pointer that pulls it, and comes to a press beside it', () => {
  const thumb = { top: 0.4, height: 0.2 };
  const onThumb = holdOf(0.45, thumb);
  expect(scrolledTo(0.45, onThumb, thumb, box)).toBeCloseTo(400);
  expect(scrolledTo(0.65, onThumb, thumb, box)).toBeCloseTo(600);
  expect(scrolledTo(0.9, holdOf(0.9, thumb), thumb, box)).toBeCloseTo(800);
});
