import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

export type Smtp = {
  url: string;
  /** Whole messages as they came, headers first. */
  received: string[];
  /** Whom each of them was for, in the same order: what the mail server was told, whatever the headers say. */
  recipients: string[][];
  /** What the server says to the next messages, instead of taking them: '450 busy', '550 no such user'. */
  refuse: (...replies: string[]) => void;
  /** Takes the next message and hangs up without a word: nobody knows that it arrived. */
  swallow: () => void;
  /** How many connections were made so far. */
  connections: () => number;
  /** Ends every connection without a word, as a mail server does that restarts. */
  hangUp: () => void;
  close: () => Promise<void>;
};

/** A mail server that takes what it is sent, or answers as it is told; for one test file alone. */
export async function startSmtp(): Promise<Smtp> {
  const received: string[] = [];
  const recipients: string[][] = [];
  const refusals: string[] = [];
  const open = new Set<Socket>();
  const talk: Talk = { received, recipients, refusals, swallows: 0 };
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    open.add(socket.once('close', () => open.delete(socket)));
    converse(socket, talk);
  });
  const hangUp = () => open.forEach((socket) => socket.destroy());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    recipients,
    refuse: (...replies) => void refusals.push(...replies),
    swallow: () => void (talk.swallows += 1),
    connections: () => connections,
    hangUp,
    close: async () => {
      hangUp();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

type Talk = Pick<Smtp, 'received' | 'recipients'> & { refusals: string[]; swallows: number };

function converse(socket: Socket, talk: Talk): void {
  const { received, recipients, refusals } = talk;
  let buffer = '';
  let named: string[] = [];
  let message: string | null = null;
  const say = (line: string) => socket.write(`${line}\r\n`);
  socket.on('error', () => socket.destroy());
  socket.on('data', (chunk) => {
    buffer += chunk.toString();
    for (let end = buffer.indexOf('\r\n'); end >= 0; end = buffer.indexOf('\r\n')) {
      const line = buffer.slice(0, end);
      buffer = buffer.slice(end + 2);
      if (message !== null && line !== '.') message += `${line.replace(/^\.\./, '.')}\n`;
      else if (message !== null) {
        received.push(message);
        recipients.push(named);
        named = [];
        message = null;
        if (talk.swallows === 0) say('250 taken');
        else {
          talk.swallows -= 1;
          socket.destroy();
        }
      } else if (/^RCPT/i.test(line)) {
        named.push(/<(.*)>/.exec(line)?.[1] ?? line);
        say(refusals.shift() ?? '250 ok');
      } else if (/^MAIL/i.test(line)) {
        named = [];
        say('250 ok');
      } else if (/^DATA/i.test(line)) {
        message = '';
        say('354 go on');
      } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
      else say('250 ok');
    }
  });
  say('220 test');
}
