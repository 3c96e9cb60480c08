import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload';
import { queueMail } from './queue-mail.ts';

/** The tick of "Send again" puts a mail back into the queue and takes itself out. */
export const prepareSendAgain: CollectionBeforeChangeHook = ({ data, operation }) =>
  operation === 'update' && data.sendAgain === true
    ? { ...data, sendAgain: false, state: 'queued', attempts: 0, lastError: null }
    : data;

/** A row that was waiting already has its job. */
export const queueSendAgain: CollectionAfterChangeHook = async ({
  doc,
  operation,
  previousDoc,
  req,
}) => {
  if (operation === 'update' && doc.state === 'queued' && previousDoc.state !== 'queued')
    await queueMail(doc.id, req);
  return doc;
};
