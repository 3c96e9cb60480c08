import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** What a file of tensors holds, by their names. */
export type Tensors = {
  shape: (name: string) => [rows: number, columns: number];
  whole: (name: string) => Float32Array;
  /** Of bytes. Reads one row at a time, so that a table of many rows stays as small as it is in the file. */
  rows: (name: string) => (row: number) => Float32Array;
};

const headerBytes = 8;
const header = z.record(
  z.string(),
  z.object({
    dtype: z.enum(['I8', 'F32']),
    shape: z.array(z.number()),
    data_offsets: z.tuple([z.number(), z.number()]),
  }),
);

/**
 * Reads a safetensors file (https://github.com/huggingface/safetensors) whose tensors are 32-bit floats, or bytes from -127 to
 * 127 of which each row has a step of its own under the same name with '.step'. Throws on any other file.
 */
export function openTensors(file: string): Tensors {
  const bytes = readFileSync(file);
  const from = headerBytes + Number(bytes.readBigUInt64LE());
  const tensors = header.parse(JSON.parse(bytes.toString('utf8', headerBytes, from)));
  const tensor = (name: string) => {
    const found = tensors[name];
    if (!found) throw new Error(`${file} has no ${name}`);
    const [start, end] = found.data_offsets;
    const at = bytes.byteOffset + from + start;
    const own = () => bytes.buffer.slice(at, at + end - start);
    return { ...found, bytes: () => new Int8Array(own()), floats: () => new Float32Array(own()) };
  };
  const rows = (name: string) => {
    const { shape, bytes: own } = tensor(name);
    const columns = shape.at(-1) ?? 1;
    const [whole, steps] = [own(), tensor(`${name}.step`).floats()];
    return (row: number) =>
      Float32Array.from(
        whole.subarray(row * columns, (row + 1) * columns),
        (part) => part * (steps[row] ?? 0),
      );
  };
  return {
    shape: (name) => {
      const [count = 1, columns = 1] = tensor(name).shape;
      return [count, columns];
    },
    rows,
    whole: (name) => {
      const { dtype, shape, floats } = tensor(name);
      if (dtype === 'F32') return floats();
      const [count = 1, columns = 1] = shape;
      const row = rows(name);
      const all = new Float32Array(count * columns);
      for (let at = 0; at < count; at += 1) all.set(row(at), at * columns);
      return all;
    },
  };
}
