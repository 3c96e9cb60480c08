import { createLocalReq, type Payload } from 'payload';
import { newestMark, writeMark } from '../audit/mark.ts';
import { datesIn } from '../clock/dates.ts';
import { log } from '../log.ts';
import { writeMail } from '../mails/sending/outbox.ts';

/** The day, on the practice's clocks, on which this process has last said the mark. */
let saidOn = '';

/**
 * Lets the newest mark of the record of access leave this machine, so that a cut end shows (SAFE-06): once a day as a line
 * of the log, and on Mondays in a mail to the practice, once however often it is called. Nothing while the record is empty.
 *
 * @param zone the practice's time zone.
 */
export async function sendMark(payload: Payload, zone: string, now = new Date()): Promise<void> {
  const dates = datesIn(zone);
  const day = dates.iso(now);
  const mark = await newestMark(payload.db.pool);
  if (!mark) return;
  if (saidOn !== day)
    log.info({ mark: writeMark(mark) }, 'the newest mark of the record of access');
  saidOn = day;
  if (!dates.weekday(now).startsWith('Monday')) return;
  const owner = await payload.db.findOne<{ id: string }>({
    collection: 'users',
    where: { role: { equals: 'admin' } },
    sort: 'createdAt',
  } as never);
  if (!owner) return;
  const req = await createLocalReq({}, payload);
  await writeMail(req, 'record-mark', { id: owner.id, email: null }, day);
}
