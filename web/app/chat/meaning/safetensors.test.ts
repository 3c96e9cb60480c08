import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openTensors } from './safetensors.ts';

const file = join(mkdtempSync(join(tmpdir(), 'tensors-')), 'tensors.safetensors');

/** Two rows of three bytes, the steps of both, and two floats. */
function write(described: object): void {
  const [header, length] = [Buffer.from(JSON.stringify(described)), Buffer.alloc(8)];
  length.writeBigUInt64LE(BigInt(header.length));
  const steps = new Uint8Array(Float32Array.from([0.5, 2]).buffer);
  const floats = new Uint8Array(Float32Array.from([1.5, -3]).buffer);
  const bytes = new Uint8Array(Int8Array.from([1, -2, 127, 0, 3, -127]).buffer);
  writeFileSync(file, Buffer.concat([length, header, steps, floats, bytes]));
}

const described = {
  'table.step': { dtype: 'F32', shape: [2], data_offsets: [0, 8] },
  line: { dtype: 'F32', shape: [2], data_offsets: [8, 16] },
  table: { dtype: 'I8', shape: [2, 3], data_offsets: [16, 22] },
};

test('ASK-05 a file of tensors is read whole and row by row, each row in its own steps', () => {
  write(described);
  const tensors = openTensors(file);
  expect(tensors.shape('table')).toEqual([2, 3]);
  expect([...tensors.whole('line')]).toEqual([1.5, -3]);
  expect([...tensors.whole('table')]).toEqual([0.5, -1, 63.5, 0, 6, -254]);
  expect([...tensors.rows('table')(1)]).toEqual([0, 6, -254]);
});

test('ASK-05 a file that is another, or lacks what is asked for, is said to be so', () => {
  write({ ...described, line: { dtype: 'BF16', shape: [2], data_offsets: [8, 16] } });
  expect(() => openTensors(file)).toThrow('dtype');
  write(described);
  expect(() => openTensors(file).whole('other')).toThrow('has no other');
});
