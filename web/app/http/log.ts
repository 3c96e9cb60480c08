import pino from 'pino';

/** JSON lines on stdout. Never give it a body, a query string, an address or anything a visitor typed. */
export const log = pino({ name: 'web', base: { name: 'web' } });
