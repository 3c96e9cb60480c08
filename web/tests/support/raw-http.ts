import { connect } from 'node:net';

export type RawAnswer = { status: number; headers: Record<string, string>; body: string };

/** Sends bytes as they are, which no HTTP client would do for us, and reads the answer until the server closes. */
export function sendRaw(port: number, ...parts: (string | Buffer)[]): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    const chunks: Buffer[] = [];
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.once('error', reject);
    socket.once('close', () => resolve(parse(Buffer.concat(chunks).toString('utf8'))));
    for (const part of parts) socket.write(part);
  });
}

function parse(text: string): RawAnswer {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const [start = '', ...lines] = head.split('\r\n');
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return {
    status: Number(start.split(' ')[1]),
    headers: Object.fromEntries(headers),
    body: rest.join('\r\n\r\n'),
  };
}
