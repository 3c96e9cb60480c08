/** What is said at the fields; the same words in the browser and in the calls. */
export const kitUserWords = {
  usedBy: 'Say who will use this kit.',
  firstName: 'Write the first name of the person who will use this kit.',
  dateOfBirth: 'Write their birth date as month / day / year.',
  isGuardian: 'Tick that you are the parent or guardian.',
};
