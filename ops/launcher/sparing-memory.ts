/**
 * What web is started with (FAST-06); its image has the same. V8 looks through what is new in small steps, malloc keeps few
 * heaps and gives large blocks back at once. The CMS makes much more that is new, and would pay for it in processor time.
 */
export const sparingMemory = {
  NODE_OPTIONS: '--max-semi-space-size=2',
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};
