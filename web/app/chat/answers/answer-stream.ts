import type { AnswerEnd, AnswerEvent } from '../bounds.ts';

/** An answer on its way to a panel that reads along, as events with JSON in them. */
export function createAnswerStream() {
  const encoder = new TextEncoder();
  const begun = Promise.withResolvers<void>();
  let isOpen = true;
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (own) => void (controller = own),
    cancel: () => void (isOpen = false),
  });
  const send = (event: AnswerEvent) => {
    if (isOpen) controller?.enqueue(encoder.encode(`data: ${JSON.stringify(event)}\n\n`));
    begun.resolve();
  };
  const close = () => {
    if (isOpen) controller?.close();
    isOpen = false;
  };
  return {
    body,
    /** There is something to read. */
    begun: begun.promise,
    words: (words: string): void => send({ words }),
    end(end: AnswerEnd): void {
      send({ end });
      close();
    },
    /** Without an end: who reads along takes it for an answer that broke off. */
    breakOff: close,
  };
}
