import type { Config } from './payload-types.ts';

/** Tells Payload's own functions about our collections; apart from payload-types, which web reads without Payload. */
declare module 'payload' {
  export interface GeneratedTypes extends Config {}
}
