/** Lets `most` pieces of work run at a time; the others wait here, in order, and not for a connection that times out. */
export function createSemaphore(most: number) {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async function pass<T>(work: () => Promise<T>): Promise<T> {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
