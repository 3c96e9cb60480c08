/** The parts of the screen by the names of their places: what the row of links at its top leads to. */
export const settingsParts = {
  'set-up': 'Set-up check',
  practice: 'Practice',
  'saved-replies': 'Saved replies',
  accounts: 'Accounts',
  sessions: 'Sessions',
  emails: 'Emails',
  rest: 'The rest',
} as const;

export type SettingsPart = keyof typeof settingsParts;
