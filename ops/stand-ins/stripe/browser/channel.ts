type Method = (...args: never[]) => unknown;
type Message =
  | { id: number; call: string; args: unknown[] }
  | { id: number; result: unknown }
  | { event: string; detail: unknown };

export type Caller<Calls> = {
  /** Calls the other side and resolves with its answer. */
  call: <N extends keyof Calls & string>(
    name: N,
    ...args: Calls[N] extends (...args: infer A) => unknown ? A : never
  ) => Promise<Calls[N] extends (...args: never[]) => infer R ? Awaited<R> : never>;
};

const openingMessage = 'stripe-stand-in:connect';

/**
 * The page's end of the line to a frame. The port goes to `origin` alone, so that no other page that sits in the frame
 * by then can speak for it; all later messages pass through the port.
 */
export function connectToFrame<Calls>(
  frame: HTMLIFrameElement,
  origin: string,
  onEvent: (name: string, detail: unknown) => void,
): Caller<Calls> {
  const { port1: port, port2: theirs } = new MessageChannel();
  const waiting = new Map<number, (result: unknown) => void>();
  let lastId = 0;
  port.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if ('event' in data) onEvent(data.event, data.detail);
    if ('result' in data) {
      waiting.get(data.id)?.(data.result);
      waiting.delete(data.id);
    }
  });
  port.start();
  frame.contentWindow?.postMessage(openingMessage, origin, [theirs]);
  return {
    call: (name, ...args) =>
      new Promise((resolve) => {
        waiting.set(++lastId, resolve as (result: unknown) => void);
        port.postMessage({ id: lastId, call: name, args } satisfies Message);
      }),
  };
}

/** The frame's end: answers the page's calls. Only the page that embeds this frame may open the line, and only once. */
export function answerPage<Calls extends { [N in keyof Calls]: Method }, Events>(handlers: {
  [N in keyof Calls]: Calls[N] extends (...args: infer A) => infer R
    ? (...args: A) => R | Promise<R>
    : never;
}): { tell: <N extends keyof Events & string>(event: N, detail: Events[N]) => void } {
  let port: MessagePort | undefined;
  const early: Message[] = [];
  window.addEventListener('message', (opening) => {
    const offered = opening.ports[0];
    if (port || opening.source !== window.parent || opening.data !== openingMessage || !offered)
      return;
    port = offered;
    port.addEventListener('message', ({ data }: MessageEvent<Message>) => void answer(data));
    port.start();
    early.forEach(send);
  });
  const send = (message: Message) => (port ? port.postMessage(message) : void early.push(message));
  const answer = async (message: Message) => {
    if (!('call' in message) || !Object.hasOwn(handlers, message.call)) return;
    const handler = handlers[message.call as keyof Calls] as (...args: unknown[]) => unknown;
    send({ id: message.id, result: await handler(...message.args) });
  };
  return { tell: (event, detail) => send({ event, detail }) };
}
