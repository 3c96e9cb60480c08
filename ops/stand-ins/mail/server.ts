import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createMailFaults, type MailFaults, parseMailFault } from './faults.ts';
import { htmlOf, type MessageStore, openMessages } from './messages.ts';
import { listPage, mailPolicy, messagePage, pagePolicy } from './pages.ts';
import { createSmtpServer } from './smtp.ts';

export type MailCatcherOptions = {
  /** 0 or absent: any free port. */
  smtpPort?: number | undefined;
  port?: number | undefined;
  /** The address to listen on. Default: this machine alone. */
  host?: string | undefined;
  /** Folder for the messages; absent: in memory only. */
  dir?: string | undefined;
};

export type MailCatcher = {
  /** smtp://127.0.0.1:… */
  smtpUrl: string;
  /** The page and the JSON calls. */
  url: string;
  stop: () => Promise<void>;
};

/** Starts a mail server that keeps what it gets and shows it. Throws when a port is taken. */
export async function startMailCatcher({
  smtpPort = 0,
  port = 0,
  host = '127.0.0.1',
  dir,
}: MailCatcherOptions = {}): Promise<MailCatcher> {
  const messages = await openMessages(dir);
  const faults = createMailFaults();
  const smtp = createSmtpServer(messages, faults);
  const page = createServer((request, response) => {
    answer(request, response, messages, faults).catch((error: unknown) => {
      sendJson(response, 400, { message: error instanceof Error ? error.message : String(error) });
    });
  });
  const smtpAddress = await listening(smtp.server as Server, () => smtp.listen(smtpPort, host));
  // A client that drops its connection is no reason to stop.
  smtp.on('error', (error) => process.stderr.write(`mail catcher: ${error.message}\n`));
  const pageAddress = await listening(page, () => page.listen(port, host)).catch(
    async (error: unknown) => {
      await new Promise<void>((resolve) => smtp.close(() => resolve()));
      throw error;
    },
  );
  return {
    smtpUrl: `smtp://127.0.0.1:${smtpAddress.port}`,
    url: `http://127.0.0.1:${pageAddress.port}`,
    async stop() {
      for (const connection of smtp.connections) connection.close();
      const closed = [
        new Promise<void>((resolve) => smtp.close(() => resolve())),
        new Promise<void>((resolve) => page.close(() => resolve())),
      ];
      page.closeAllConnections();
      await Promise.all(closed);
    },
  };
}

function listening(
  server: Pick<Server, 'once' | 'off' | 'address'>,
  listen: () => unknown,
): Promise<AddressInfo> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.once('listening', () => {
      server.off('error', reject);
      resolve(server.address() as AddressInfo);
    });
    listen();
  });
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  messages: MessageStore,
  faults: MailFaults,
): Promise<void> {
  const path = new URL(request.url ?? '/', 'http://catcher').pathname;
  const [, place, id = '', part] = path.split('/');
  const call = `${request.method} /${place}${id ? '/:id' : ''}${part ? `/${part}` : ''}`;
  const message = messages.get(id);
  if (request.method !== 'GET' && request.headers.origin)
    return sendJson(response, 403, { message: 'Web pages may not change anything here.' });
  if (call === 'GET /') return sendPage(response, listPage(messages.list()), pagePolicy);
  if (call === 'GET /messages') return sendJson(response, 200, messages.list());
  if (call === 'GET /view/:id' && message)
    return sendPage(response, messagePage(message), pagePolicy);
  if (call === 'GET /messages/:id' && message) return sendJson(response, 200, message);
  if (call === 'GET /messages/:id/html' && message?.html)
    return sendPage(response, htmlOf(message), mailPolicy);
  if (call === 'DELETE /messages') {
    await messages.clear();
    return sendJson(response, 200, { done: true });
  }
  if (path === '/_control/faults' && request.method === 'POST') {
    faults.add(parseMailFault(JSON.parse(await readText(request))));
    return sendJson(response, 200, { done: true });
  }
  if (path === '/_control/faults' && request.method === 'DELETE') {
    faults.clear();
    return sendJson(response, 200, { done: true });
  }
  sendJson(response, 404, { message: `There is nothing at ${request.method} ${path}.` });
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

const common = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { ...common, 'content-type': 'application/json' });
  response.end(JSON.stringify(body, null, 2));
}

function sendPage(response: ServerResponse, html: string, policy: string): void {
  response.writeHead(200, {
    ...common,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
  });
  response.end(html);
}
