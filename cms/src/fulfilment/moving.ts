import type { PayloadRequest } from 'payload';
import { CallRefused } from '../http/named-call.ts';
import type { MoveRequest } from './move-requests.ts';
import type { WorkSettings } from './settings.ts';
import type { WorkOrderRow } from './work-rows.ts';

/** How long a mail waits, and a move can be undone. */
export const undoMs = 60_000;

/** What of a move is the same for everything that it moves. */
export type Moving = Omit<MoveRequest, 'items' | 'details' | 'move'> & {
  req: PayloadRequest;
  order: WorkOrderRow;
  settings: WorkSettings;
  by: string;
  now: Date;
};

export const refuse = (status: number, message: string) =>
  new CallRefused(status, { success: false, message });
