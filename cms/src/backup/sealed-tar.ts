import { Transform } from 'node:stream';

const blockBytes = 512;
const sealedMark = Buffer.from('age-encryption.org/v1');
/** The day, and marks of the keys by which nobody can guess them. */
const plainNames = new Set(['date.txt', 'keys.txt']);

/**
 * Passes a backup on, a tar of few files, as long as all that is of people in it is encrypted.
 *
 * @throws Error by the stream, before the first byte of a file that is not.
 */
export function requireSealed(): Transform {
  let kept = Buffer.alloc(0);
  let left = 0;
  let isOver = false;

  /** How much of `bytes` may go on now; what is after that needs more bytes to be judged. */
  function judge(bytes: Buffer): number {
    let at = 0;
    while (at < bytes.length) {
      if (left > 0 || isOver) {
        const step = isOver ? bytes.length - at : Math.min(left, bytes.length - at);
        left -= isOver ? 0 : step;
        at += step;
        continue;
      }
      const head = bytes.subarray(at, at + blockBytes + sealedMark.length);
      if (head.length < blockBytes) break;
      if (head.subarray(0, blockBytes).every((byte) => byte === 0)) {
        isOver = true;
        continue;
      }
      const { name, size } = entryOf(head);
      if (!plainNames.has(name)) {
        if (head.length < blockBytes + Math.min(size, sealedMark.length)) break;
        if (!name.endsWith('.age') || !head.subarray(blockBytes).equals(sealedMark))
          throw new Error(
            `${name || 'A file'} in it is not encrypted: nothing leaves this server.`,
          );
      }
      at += blockBytes;
      left = Math.ceil(size / blockBytes) * blockBytes;
    }
    return at;
  }

  return new Transform({
    transform(chunk: Buffer, _, done) {
      try {
        const bytes = Buffer.concat([kept, chunk]);
        const fine = judge(bytes);
        kept = bytes.subarray(fine);
        done(null, bytes.subarray(0, fine));
      } catch (error) {
        done(error as Error);
      }
    },
    flush(done) {
      done(kept.length > 0 || left > 0 ? new Error('The backup is cut off.') : null);
    },
  });
}

/** Name and bytes of the file behind a tar's head. From 8 GB on, sizes are written in another way: those are refused. */
function entryOf(head: Buffer): { name: string; size: number } {
  const name = head.subarray(0, 100).toString('latin1').split('\0', 1)[0] ?? '';
  const size = Number.parseInt(head.subarray(124, 136).toString('latin1'), 8);
  if (!Number.isInteger(size)) throw new Error('This is no backup.');
  return { name: name.replace(/^\.\//, ''), size };
}
