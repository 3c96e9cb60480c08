import { describe, expect, it } from 'vitest';
import { createRandom } from '../../world/random.ts';
import { slopeOf } from './slope.ts';

const everyHalfMinute = (value: (hour: number, index: number) => number) =>
  Array.from({ length: 180 }, (_, index) => ({
    at: index * 30_000,
    value: value(index / 120, index),
  }));

describe('REL-18 slope of a figure', () => {
  it('is what it grows by in an hour', () => {
    const { perHour, noise } = slopeOf(everyHalfMinute((hour) => 100 + 8 * hour));
    expect(perHour).toBeCloseTo(8);
    expect(noise).toBeCloseTo(0);
  });

  it('holds a leak apart from a saw that goes up and down', () => {
    const { next } = createRandom(1);
    const saw = (index: number) => 20 * ((index % 7) / 7) + next();
    const calm = slopeOf(everyHalfMinute((_, index) => 100 + saw(index)));
    const leak = slopeOf(everyHalfMinute((hour, index) => 100 + 12 * hour + saw(index)));
    expect(Math.abs(calm.perHour)).toBeLessThan(calm.noise);
    expect(leak.perHour).toBeGreaterThan(leak.noise);
  });

  it('does not take a slow wave for certain', () => {
    const wave = everyHalfMinute((_, index) => 100 + 10 * Math.sin(index / 25));
    const { perHour, noise } = slopeOf(wave);
    expect(Math.abs(perHour)).toBeLessThan(noise);
  });

  it('knows nothing of two samples', () => {
    expect(slopeOf(everyHalfMinute(() => 1).slice(0, 2)).noise).toBe(Infinity);
  });
});
