import type { Endpoint } from 'payload';
import { editors } from '../access/editors.ts';
import { recordAccess } from '../audit/record-access.ts';
import { recordRefusal } from '../audit/recorded.ts';
import { readWorkSettings } from '../fulfilment/settings.ts';
import { csvLine } from './csv.ts';
import { isMonth } from './month.ts';
import { isTableName, readTable, tables } from './tables.ts';

/** Tables of a month as CSV, for the practitioner's books: streamed, and noted who took them. */
export const numbersEndpoints: Endpoint[] = [
  {
    path: '/numbers/:month/:table',
    method: 'get',
    handler: async (req) => {
      const { month, table: file } = req.routeParams ?? {};
      const name = typeof file === 'string' ? file.replace(/\.csv$/, '') : '';
      if (!req.user) return refuse(401, 'Please sign in.');
      if (!editors({ req }) || req.user.collection !== 'users') {
        await recordRefusal(req, { record: 'numbers' });
        return refuse(403, 'Only the practitioner may take these tables.');
      }
      if (!isMonth(month) || !isTableName(name)) return refuse(404, 'There is no such table.');
      await recordAccess(req, { act: 'export', record: `${name}.csv`, id: month });
      const { calendar } = await readWorkSettings(req.payload, req);
      const pages = readTable(req.payload, name, { month, timeZone: calendar.timeZone });
      return new Response(streamOf(pages, tables[name].columns), {
        headers: {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': `attachment; filename="${name}-${month}.csv"`,
          'cache-control': 'no-store',
          'x-content-type-options': 'nosniff',
        },
      });
    },
  },
];

/** The lines behind the byte order mark by which a spreadsheet knows UTF-8. A fault in the middle breaks the download off: half a table never looks whole. */
function streamOf(
  pages: ReturnType<typeof readTable>,
  columns: string[],
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(`\uFEFF${csvLine(columns)}`)),
    pull: async (controller) => {
      const { done, value } = await pages.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value.map(csvLine).join('')));
    },
    cancel: async () => {
      await pages.return(undefined);
    },
  });
}

const refuse = (status: number, message: string) =>
  Response.json({ success: false, message }, { status, headers: { 'cache-control': 'no-store' } });
