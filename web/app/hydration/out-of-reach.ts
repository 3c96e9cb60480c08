/** What a visitor is told while code cannot be fetched. */
export const outOfReach = {
  title: 'No connection',
  description: 'This could not be loaded. Please check your connection and try again.',
};
