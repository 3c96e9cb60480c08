import type { PayloadRequest } from 'payload';

/** As whom a person of the practice is shown. */
export const nameOf = ({ user }: PayloadRequest): string =>
  user?.collection === 'users' ? user.name || user.username : '';
