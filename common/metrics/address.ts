import { z } from 'zod';

/** Part of every process's environment. An empty METRICS_PORT: figures are neither counted nor shown. */
export const metricsVariables = {
  METRICS_PORT: z.coerce
    .number()
    .int()
    .min(1)
    .max(65_535)
    .or(z.literal('').transform(() => null))
    .default(null),
  /** In a container its whole private network; elsewhere this machine alone. */
  METRICS_HOST: z.string().default('127.0.0.1'),
};
