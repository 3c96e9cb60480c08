import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { RecordedAnswer } from './recorded-answer.ts';

/** What the shop is measured against: node:http and nothing else, answering everything with the recorded bytes. */
const { PORT, RECORDED_ANSWER } = process.env;
const { status, headers, body } = JSON.parse(
  readFileSync(RECORDED_ANSWER ?? '', 'utf8'),
) as RecordedAnswer;
const bytes = Buffer.from(body, 'base64');

createServer((_request, response) => {
  response.writeHead(status, headers);
  response.end(bytes);
}).listen(Number(PORT), '127.0.0.1');
