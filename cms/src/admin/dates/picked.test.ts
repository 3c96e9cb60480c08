import { afterEach, expect, test, vi } from 'vitest';
import { fromPicker, toPicker } from './picked.ts';

afterEach(() => vi.unstubAllEnvs());

test.each(['Asia/Tokyo', 'America/Los_Angeles', 'UTC'])(
  'DESK-10 in a browser in %s the picker shows and sets the clocks of the practice',
  (browser) => {
    vi.stubEnv('TZ', browser);
    for (const at of ['2026-07-01T20:30:00.000Z', '2026-12-31T23:45:00.000Z']) {
      const shown = toPicker(at, 'America/Denver');
      expect(`${shown.getHours()}:${shown.getMinutes()}`).toBe(
        at.startsWith('2026-07') ? '14:30' : '16:45',
      );
      expect(fromPicker(shown, 'America/Denver')).toBe(at);
    }
  },
);
