/** What a text means: a direction of 384 numbers, of which the nearer to another the more the texts mean the same. */
export type Direction = Float32Array;

/**
 * The same as it is kept, a number of steps from -127 to 127 in each of its 384: a quarter of the size, some two hundredths
 * of a degree less exact. A shop keeps thirty-four thousand of them (FAST-06).
 */
export type Meaning = { step: number; steps: Int8Array };

const mostSteps = 127;
const stepBytes = 4;

export function meaningOf(direction: Direction): Meaning {
  const step = Math.max(...direction.map(Math.abs)) / mostSteps || 1;
  return { step, steps: Int8Array.from(direction, (part) => Math.round(part / step)) };
}

export function directionOf({ step, steps }: Meaning): Direction {
  const direction = new Float32Array(steps.length);
  for (let place = 0; place < steps.length; place += 1)
    direction[place] = (steps[place] ?? 0) * step;
  return direction;
}

/** How near a text is to what was asked, 1 for the same. */
export function nearness({ step, steps }: Meaning, asked: Direction): number {
  let sum = 0;
  for (let place = 0; place < steps.length; place += 1)
    sum += (steps[place] ?? 0) * (asked[place] ?? 0);
  return sum * step;
}

/** The direction in which several point together. */
export function centerOf(directions: Direction[]): Direction {
  const sum = new Float32Array(directions[0]?.length ?? 0);
  for (const direction of directions)
    for (let place = 0; place < sum.length; place += 1)
      sum[place] = (sum[place] ?? 0) + (direction[place] ?? 0);
  const length = Math.hypot(...sum) || 1;
  return sum.map((part) => part / length);
}

/** The length of a step, then the steps, a byte each. */
export function packMeaning({ step, steps }: Meaning): Buffer {
  const packed = Buffer.alloc(stepBytes + steps.length);
  packed.writeFloatLE(step);
  packed.set(new Uint8Array(steps.buffer, steps.byteOffset, steps.length), stepBytes);
  return packed;
}

/** Reads what `packMeaning` wrote; shares its bytes. */
export function unpackMeaning(packed: Buffer): Meaning {
  const { buffer, byteOffset, length } = packed.subarray(stepBytes);
  return { step: packed.readFloatLE(), steps: new Int8Array(buffer, byteOffset, length) };
}
