import type { CollectionConfig } from 'payload';
import { adminsOrOwn } from '../../access/admins-or-own.ts';
import { adminsOrSelf } from '../../access/admins-or-self.ts';
import { admins } from '../../access/admins.ts';
import { nobody } from '../../access/nobody.ts';
import { team } from '../../access/team.ts';
import { answerLikeUnknown, hashForEveryName } from '../../accounts/constant-time-login.ts';
import { invitationEndpoints } from '../../accounts/invitations/endpoints.ts';
import { keepAnAdmin, keepOwnAccount } from '../../accounts/keep-an-admin.ts';
import { refreshWithOwnPassword } from '../../accounts/must-change.ts';
import { newPasswordEndpoint } from '../../accounts/new-password.ts';
import { requirePresentPassword } from '../../accounts/present-password.ts';
import { factorEndpoints } from '../../accounts/second-factor/endpoints.ts';
import { requireFactor } from '../../accounts/second-factor/require-factor.ts';
import { sessionEndpoints } from '../../accounts/sessions/endpoints.ts';
import { absoluteMs } from '../../accounts/sessions/session-gate.ts';
import { endWithPassword } from '../../accounts/sessions/sessions-only.ts';
import { requireStrongPassword } from '../../accounts/strong-password.ts';
import { configEnv } from '../../env.ts';

export const users: CollectionConfig = {
  slug: 'users',
  labels: { singular: 'Account', plural: 'Accounts' },
  auth: {
    loginWithUsername: { allowEmailLogin: false, requireEmail: false, requireUsername: true },
    // Strangers could lock an account out by failing on purpose: http/sign-ins.ts slows down the address instead.
    maxLoginAttempts: Number.MAX_SAFE_INTEGER,
    // The gate ends a session that nobody uses much sooner.
    tokenExpiration: absoluteMs / 1000,
    useSessions: true,
    removeTokenFromResponses: true,
    cookies: { secure: configEnv().publicUrl.startsWith('https:'), sameSite: 'Strict' },
  },
  access: {
    create: admins,
    read: adminsOrOwn,
    update: adminsOrSelf,
    delete: admins,
    readVersions: nobody,
    admin: team,
    unlock: admins,
  },
  admin: {
    group: 'Settings',
    useAsTitle: 'username',
    defaultColumns: ['username', 'name', 'role', 'updatedAt'],
    description: 'Who may sign in here. Give everyone an account of their own.',
  },
  endpoints: [newPasswordEndpoint, ...invitationEndpoints, ...factorEndpoints, ...sessionEndpoints],
  hooks: {
    beforeOperation: [hashForEveryName, refreshWithOwnPassword],
    beforeValidate: [requirePresentPassword, requireStrongPassword],
    beforeChange: [keepAnAdmin],
    afterChange: [endWithPassword],
    beforeLogin: [requireFactor],
    beforeDelete: [keepOwnAccount],
    afterError: [answerLikeUnknown],
  },
  fields: [
    {
      name: 'changePassword',
      type: 'ui',
      admin: {
        components: { Field: '/admin/accounts/change-password.tsx#ChangePassword' },
        disableListColumn: true,
      },
    },
    {
      name: 'ownSessions',
      type: 'ui',
      admin: {
        components: { Field: '/admin/accounts/own-sessions.tsx#OwnSessions' },
        disableListColumn: true,
      },
    },
    {
      name: 'codeAppLink',
      type: 'ui',
      admin: {
        components: { Field: '/admin/accounts/code-app-link.tsx#CodeAppLink' },
        disableListColumn: true,
      },
    },
    {
      name: 'name',
      label: 'Name',
      type: 'text',
      maxLength: 80,
      admin: { description: 'Shown beside what this person did.' },
    },
    {
      name: 'role',
      label: 'May do',
      type: 'select',
      required: true,
      saveToJWT: true,
      defaultValue: 'staff',
      options: [
        { label: 'Everything', value: 'admin' },
        { label: 'Content, prices and orders', value: 'practitioner' },
        { label: 'Orders, leads and mails', value: 'staff' },
      ],
      access: { create: admins, update: admins },
      admin: {
        description: 'Staff see orders, leads and mails. They cannot change prices or texts.',
      },
    },
    {
      name: 'email',
      label: 'Email',
      type: 'email',
      access: { create: admins, update: nobody },
      admin: {
        readOnly: true,
        description:
          'Where a link for a new password goes. It is set by an invitation, under Settings.',
      },
    },
    {
      name: 'mayRefund',
      label: 'May send money back',
      type: 'checkbox',
      defaultValue: false,
      access: { create: admins, update: admins },
      admin: {
        condition: (data) => data.role === 'staff',
        description: 'Of the staff only those with this tick can refund an order.',
      },
    },
    {
      name: 'mustChangePassword',
      label: 'Chooses a password of their own at the next sign-in',
      type: 'checkbox',
      defaultValue: false,
      access: { create: nobody, update: nobody },
      admin: {
        readOnly: true,
        condition: (data) => data.mustChangePassword === true,
        description: 'Until then this account opens nothing.',
      },
    },
  ],
};
