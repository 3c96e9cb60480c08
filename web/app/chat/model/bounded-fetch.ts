/** Far more than any answer that was asked for, a stream with its wrapping included. */
const mostBytes = 1024 * 1024;

/** What Node calls a connection that ended before any answer came. */
const closed = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE']);

/**
 * Like fetch, but the body of an answer breaks off with an error beyond 1 MB, so that no flood fills the memory; and what met a
 * connection that was kept open, and that the other side was just closing, is sent once more. `init.body` is a text.
 */
export async function boundedFetch(
  input: string | URL | Request,
  init?: RequestInit,
): Promise<Response> {
  const answer = await fetch(input, init).catch((error: unknown) => {
    if (!isClosed(error)) throw error;
    return fetch(input, init);
  });
  if (!answer.body) return answer;
  let bytes = 0;
  const counted = answer.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength;
        if (bytes > mostBytes) controller.error(new Error('The answer is too long.'));
        else controller.enqueue(chunk);
      },
    }),
  );
  const { status, statusText, headers } = answer;
  return new Response(counted, { status, statusText, headers });
}

function isClosed(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause && closed.has(String(cause.code));
}
