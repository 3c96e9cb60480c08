import { Agent, type IncomingHttpHeaders, request } from 'node:http';

export type Asked = {
  method?: string;
  /** As they go over the wire; nothing is added but Host and a length. */
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** Sends the body in chunks without saying how long it is. */
  chunks?: Iterable<Buffer>;
  /** Over a connection of its own, however many there are already. */
  alone?: boolean;
  giveUpMs?: number;
};

export type Answered = { status: number; headers: IncomingHttpHeaders; text: string; ms: number };

const agent = new Agent({ keepAlive: true, maxSockets: 64 });
const givenUpAfterMs = 60_000;

/** One request with exactly these headers, which `fetch` would not send. Status 0: the connection ended without an answer. */
export function ask(
  url: string,
  {
    method = 'GET',
    headers = {},
    body,
    chunks,
    alone = false,
    giveUpMs = givenUpAfterMs,
  }: Asked = {},
): Promise<Answered> {
  const started = performance.now();
  return new Promise((resolve) => {
    const finish = (status: number, got: IncomingHttpHeaders, text: string) =>
      resolve({ status, headers: got, text, ms: performance.now() - started });
    const length: Record<string, string> =
      body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const { origin, pathname, search } = splitUrl(url);
    const { hostname, port } = new URL(origin);
    const sent = request(
      {
        agent: alone ? false : agent,
        hostname,
        port,
        path: pathname + search,
        method,
        headers: { ...length, ...headers },
        timeout: giveUpMs,
      },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', () => finish(0, {}, ''));
        response.on('end', () => {
          finish(response.statusCode ?? 0, response.headers, Buffer.concat(parts).toString('utf8'));
          if (!sent.writableFinished) sent.destroy();
        });
      },
    );
    sent.on('timeout', () => sent.destroy());
    sent.on('error', () => finish(0, {}, ''));
    if (chunks) void writeAll(sent, chunks);
    else sent.end(body);
  });
}

/** Paths go out as they were written: the URL parser would tidy up what is to be tried. */
function splitUrl(url: string) {
  const [, origin = '', rest = '/'] = /^(https?:\/\/[^/]+)(.*)$/s.exec(url) ?? [];
  return { origin, pathname: rest || '/', search: '' };
}

async function writeAll(sent: ReturnType<typeof request>, chunks: Iterable<Buffer>): Promise<void> {
  for (const chunk of chunks) {
    if (sent.destroyed || sent.errored) return;
    if (!sent.write(chunk)) await drained(sent);
  }
  sent.end();
}

function drained(sent: ReturnType<typeof request>): Promise<void> {
  return new Promise((resolve) => {
    const settle = () => {
      sent.off('drain', settle).off('close', settle);
      resolve();
    };
    sent.on('drain', settle).on('close', settle);
  });
}
