import { mergeConfig } from 'vitest/config';
import tests from './vitest.config.ts';

/** Measurements that take minutes and are no part of the tests: `npm run figures -w cms`. */
export default mergeConfig(
  { ...tests, test: { ...tests.test, include: [] } },
  { test: { include: ['tests/figures/*.figures.ts'], testTimeout: 900_000, hookTimeout: 900_000 } },
);
