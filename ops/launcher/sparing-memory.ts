/**
 * For the processes that serve (FAST-06): V8 throws away what is new in small steps, and malloc keeps few heaps and gives
 * large blocks back at once. The images of web and cms have the same.
 */
export const sparingMemory = {
  NODE_OPTIONS: '--max-semi-space-size=2',
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};
