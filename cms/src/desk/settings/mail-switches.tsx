'use client';

import { Fault } from '../parts/fault.tsx';
import { useAsk } from '../parts/use-ask.ts';
import { useListening } from '../parts/use-listening.ts';

export type MailSwitch = { name: string; label: string; isOn: boolean };

/** Which emails buyers get by themselves, each with its switch. */
export function MailSwitches({ switches }: { switches: MailSwitch[] }) {
  return (
    <section className="section" aria-labelledby="emails">
      <h2 id="emails" className="setup__title">
        Emails to buyers <span className="quiet">sent by themselves</span>
      </h2>
      <ul>
        <li className="setup__row">
          <span>When an order is paid</span>
          <span className="quiet">always</span>
        </li>
        {switches.map((one) => (
          <Switch key={one.name} {...one} />
        ))}
      </ul>
    </section>
  );
}

function Switch({ name, label, isOn }: MailSwitch) {
  const { ask, isBusy, fault } = useAsk();
  const isListening = useListening();
  return (
    <li>
      <label className="tick switch setup__switch">
        {label}
        <input
          type="checkbox"
          role="switch"
          aria-checked={isOn}
          aria-disabled={isBusy}
          checked={isOn}
          disabled={!isListening}
          onChange={() =>
            void ask(
              'globals/fulfilment-settings',
              { mails: { [name]: !isOn } },
              `${label}: ${isOn ? 'no email from now on' : 'an email goes out from now on'}.`,
            )
          }
        />
      </label>
      <Fault words={fault} />
    </li>
  );
}
