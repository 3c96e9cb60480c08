import type { IncomingMessage } from 'node:http';

/** Largest body of any request to the shop. */
export const bodyLimit = 64 * 1024;

/** Reads the body; 'too large' as soon as that is known, 'broken' when the client went away. */
export function readBody(
  request: IncomingMessage,
  limit = bodyLimit,
): Promise<Buffer | 'too large' | 'broken'> {
  if (Number(request.headers['content-length'] ?? 0) > limit) return Promise.resolve('too large');
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const settle = (result: Buffer | 'too large' | 'broken') => {
      request.off('data', collect).off('end', finish).off('close', abandon).off('error', abandon);
      resolve(result);
    };
    const collect = (chunk: Buffer) => {
      size += chunk.length;
      if (size > limit) settle('too large');
      else chunks.push(chunk);
    };
    const finish = () => settle(Buffer.concat(chunks));
    const abandon = () => settle('broken');
    request.on('data', collect).once('end', finish).once('close', abandon).once('error', abandon);
  });
}
