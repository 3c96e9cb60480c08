/** What a visitor is told while code cannot be fetched. */
export const OUT_OF_REACH = {
  title: 'No connection',
  description: 'This could not be loaded. Please check your connection and try again.',
};
