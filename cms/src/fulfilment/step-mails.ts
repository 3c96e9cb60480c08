import type { WorkSettings } from './settings.ts';

export type StepMail = keyof NonNullable<WorkSettings['mails']>;

/** The emails that a buyer gets by themselves, each of which the practice may switch off; `isFirstOn` before anybody has. */
export const stepMails: { name: StepMail; label: string; isFirstOn: boolean }[] = [
  { name: 'sent', label: 'When something is sent', isFirstOn: true },
  { name: 'atLab', label: 'When a sample is at the lab', isFirstOn: false },
  { name: 'results', label: 'When results are in', isFirstOn: true },
  { name: 'booked', label: 'When a visit is booked', isFirstOn: true },
  { name: 'tomorrow', label: 'The day before a visit', isFirstOn: true },
  { name: 'details', label: 'When details are missing: two reminders', isFirstOn: true },
];

/** Whether one of them goes out. */
export function isSwitchedOn({ mails }: Pick<WorkSettings, 'mails'>, name: StepMail): boolean {
  return mails?.[name] ?? stepMails.find((mail) => mail.name === name)?.isFirstOn ?? true;
}
