/** Far more than any answer that was asked for, a stream with its wrapping included. */
const mostBytes = 1024 * 1024;

/** Like fetch, but the body of an answer breaks off with an error beyond 1 MB, so that no flood fills the memory. */
export async function boundedFetch(
  input: string | URL | Request,
  init?: RequestInit,
): Promise<Response> {
  const answer = await fetch(input, init);
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
