import { request } from 'node:http';

/** One answer as it came over the wire; `headers` as name, value, name, value …, without those that node:http adds by itself. */
export type RecordedAnswer = { status: number; headers: string[]; body: string };

const ownHeaders = ['date', 'connection', 'keep-alive', 'transfer-encoding'];

/** Asks once and keeps every byte; `body` in base64. */
export function recordAnswer(
  url: string,
  headers: Record<string, string>,
): Promise<RecordedAnswer> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { headers, agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () => {
        const kept = answer.rawHeaders.flatMap((name, index, all) =>
          index % 2 === 0 && !ownHeaders.includes(name.toLowerCase())
            ? [name, all[index + 1] ?? '']
            : [],
        );
        resolve({
          status: answer.statusCode ?? 0,
          headers: kept,
          body: Buffer.concat(chunks).toString('base64'),
        });
      });
    });
    asked.on('error', reject);
    asked.end();
  });
}
