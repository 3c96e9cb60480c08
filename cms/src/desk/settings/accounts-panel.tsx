'use client';

import { useState } from 'react';
import { Fault } from '../parts/fault.tsx';
import { useAsk } from '../parts/use-ask.ts';
import { InviteForm } from './invite-form.tsx';
import type { AccountLine } from './read-accounts.ts';

const roles: Record<AccountLine['role'], string> = {
  admin: 'Everything',
  practitioner: 'Content, prices and orders',
  staff: 'Today, People and Orders',
};

/** Who can sign in, and the form that invites one more. */
export function AccountsPanel({ accounts }: { accounts: AccountLine[] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="section" aria-labelledby="accounts">
      <h2 id="accounts" className="setup__title">
        <span>
          Who can sign in <i>{accounts.length}</i>
        </span>
        <button
          type="button"
          className="text-button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          Invite
        </button>
      </h2>
      {isOpen && <InviteForm onDone={() => setOpen(false)} />}
      <ul>
        {accounts.map((account) => (
          <Account key={account.id} account={account} />
        ))}
      </ul>
    </section>
  );
}

function Account({ account }: { account: AccountLine }) {
  const { id, username, name, role, email, mayRefund, hasCodeApp, isInvited } = account;
  const { ask, isBusy, fault } = useAsk();
  const who = name || username;
  return (
    <li className="setup__account">
      <span className="head__letter" aria-hidden="true">
        {who.slice(0, 1).toUpperCase()}
      </span>
      <p>
        <a href={`/admin/collections/users/${id}`}>
          <b>{who}</b>
        </a>{' '}
        {who !== username && <span className="quiet">{username}</span>}
      </p>
      <p className="quiet">
        {roles[role]}
        {mayRefund && role === 'staff' ? ', may send money back' : ''}
      </p>
      <p className="quiet">
        {isInvited ? 'A link for a password waits in their mail. ' : ''}
        {hasCodeApp ? 'Code app is set up.' : 'No code app yet.'}
      </p>
      {email && (
        <button
          type="button"
          className="text-button"
          aria-label={`Email a link for a new password to ${who}`}
          aria-disabled={isBusy}
          onClick={() =>
            void ask('users/invite-again', { account: id }, `A new link is on its way to ${email}.`)
          }
        >
          {isInvited ? 'Email again' : 'Email a link for a new password'}
        </button>
      )}
      <Fault words={fault} />
    </li>
  );
}
