import { Forbidden, type PayloadRequest } from 'payload';
import { team } from '../access/team.ts';

/** What is read here goes past Payload's own calls: only people of the practice may, as in every collection of people. */
export function requireTeam(req: PayloadRequest): void {
  if (!team({ req })) throw new Forbidden();
}
