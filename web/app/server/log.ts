import pino from 'pino';
import { env } from '../env.server.ts';

/** JSON lines on stdout. Never give it a body, a query string, an address or anything a visitor typed. */
export const log = pino({ level: env.logLevel, base: { name: 'web' } });
