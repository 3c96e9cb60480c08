import type { BaseDatabaseAdapter, DatabaseAdapterObj } from 'payload';
import { gateSessions } from './session-gate.ts';
import { writeSessionsOnly } from './sessions-only.ts';

/**
 * Puts what no session may be without on every start of Payload. Its `onInit` is no place for it: after a start that
 * failed, as before a database that is still coming up, Payload starts again and leaves `onInit` out.
 */
export const guardSessions = <Adapter extends BaseDatabaseAdapter>(
  database: DatabaseAdapterObj<Adapter>,
): DatabaseAdapterObj<Adapter> => ({
  ...database,
  init: (args) => {
    const adapter = database.init(args);
    gateSessions(args.payload);
    writeSessionsOnly(adapter);
    return adapter;
  },
});
