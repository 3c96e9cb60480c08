/** Slow 4G: 1.6 Mbit/s, 150 ms there and back. */
export const slowLine = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 94_000,
};
