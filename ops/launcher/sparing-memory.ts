/** malloc keeps few heaps and gives large blocks back at once. */
const malloc = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

/**
 * What the processes that serve are started with (FAST-06); their images have the same. In web V8 looks through what is new
 * in small steps, too: in the CMS, which makes much more of it, that costs more than it saves.
 */
export const sparingMemory = {
  web: { NODE_OPTIONS: '--max-semi-space-size=2', ...malloc },
  cms: malloc,
};
