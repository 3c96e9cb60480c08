import type { GlobalConfig } from 'payload';
import { nobody } from '../access/nobody.ts';
import { team } from '../access/team.ts';

const moment = (name: string, label: string, description: string) => ({
  name,
  label,
  type: 'date' as const,
  admin: { description, readOnly: true, date: { pickerAppearance: 'dayAndTime' as const } },
});

/** Signs of life of the process that sends mails and compares payments (design §5). */
export const worker: GlobalConfig = {
  slug: 'worker',
  label: 'Emails and planned work',
  access: { read: team, update: nobody, readVersions: nobody },
  admin: {
    group: 'Mail',
    description:
      'The program that sends mails, publishes what is planned and compares payments with Stripe. If it was not seen for some minutes, all of that waits: tell whoever runs the site.',
  },
  fields: [
    moment('seenAt', 'Last seen', 'It reports every half minute.'),
    moment('backedUpAt', 'Last backup', 'Of database and files. Each night is well.'),
    moment('copiedAt', 'Last copy of a backup elsewhere', 'In the bucket that the server names.'),
    moment('copyFailedAt', 'Last copy that failed', 'The backup itself is on the server.'),
    moment('webhookAt', 'Last news of Stripe', 'Stripe tells the shop of every payment.'),
    moment(
      'webhookRefusedAt',
      'Last news that was not understood',
      'Something came to the address for Stripe without a signature that fits.',
    ),
    moment('reconciledAt', 'Payments last compared', 'Once an hour.'),
    {
      name: 'reconciled',
      label: 'Result',
      type: 'text',
      admin: { description: 'What the last comparison found.', readOnly: true },
    },
  ],
};
