'use client';

import { type ReactNode, useState } from 'react';
import type { Patient, Service } from './patients.ts';

type SuperbillProps = {
  head: ReactNode;
  patient: Patient;
  provider: { practitioner: string; npi: string; taxId: string };
  email: string;
};

/**
 * What a patient sends to an insurer. Codes, licence and sums are typed into the paper itself: they are not in any form,
 * are not stored and are not sent anywhere.
 */
export function Superbill({ head, patient, provider, email }: SuperbillProps) {
  const [charges, setCharges] = useState<Record<string, string>>(() =>
    Object.fromEntries(patient.services.map(({ id, charged }) => [id, charged])),
  );
  return (
    <article className="paper">
      {head}
      <div className="paper__two">
        <div>
          <h2>Patient</h2>
          <dl>
            <Fact label="Name">{patient.name}</Fact>
            {patient.facts.map(({ label, value }) => (
              <Fact key={label} label={label}>
                {value || <Blank label={label} />}
              </Fact>
            ))}
          </dl>
        </div>
        <div>
          <h2>Provider</h2>
          <dl>
            <Fact label="Name">
              {provider.practitioner || <Blank label="Name of the provider" wide />}
            </Fact>
            <Fact label="NPI">{provider.npi || <Blank label="NPI" />}</Fact>
            <Fact label="License">
              <Blank label="License" />
            </Fact>
            <Fact label="Tax ID">{provider.taxId || <Blank label="Tax ID" />}</Fact>
          </dl>
        </div>
      </div>
      <table className="paper__table paper__table--bill">
        <thead>
          <tr>
            {[
              'Date',
              'Place',
              'Service',
              'Code (CPT)',
              'Diagnosis (ICD-10)',
              'Units',
              'Charged',
            ].map((word) => (
              <th key={word} scope="col">
                {word}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {patient.services.map((service) => (
            <Row
              key={service.id}
              service={service}
              charged={charges[service.id] ?? ''}
              onCharge={(sum) => setCharges((known) => ({ ...known, [service.id]: sum }))}
            />
          ))}
        </tbody>
        <tfoot>
          <tr className="paper__total">
            <td colSpan={6}>Paid by the patient</td>
            <td>{totalOf(Object.values(charges)) ?? <span className="paper__line" />}</td>
          </tr>
        </tfoot>
      </table>
      <p className="paper__above">
        Our services are self-pay. The patient paid the amount above. Please send any reimbursement
        to the patient.
      </p>
      <div className="paper__signs">
        <p>Signature of the provider</p>
        <p>Date</p>
      </div>
      <p className="paper__end">
        The insurer decides what it pays. Ask before you send this which codes and forms it wants.{' '}
        {email}
      </p>
    </article>
  );
}

type RowProps = { service: Service; charged: string; onCharge: (sum: string) => void };

function Row({ service: { date, place, name }, charged, onCharge }: RowProps) {
  return (
    <tr>
      <td>{date}</td>
      <td>{place}</td>
      <th scope="row">{name}</th>
      <td>
        <Blank label={`Code for ${name}, ${date}`} />
      </td>
      <td>
        <Blank label={`Diagnosis for ${name}, ${date}`} />
      </td>
      <td>1</td>
      <td>
        <input
          className="paper__blank"
          aria-label={`Charged for ${name}, ${date}`}
          autoComplete="off"
          value={charged}
          onChange={({ target }) => onCharge(target.value)}
        />
      </td>
    </tr>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  );
}

/** A line to write on, with the keyboard or with a pen. */
function Blank({ label, wide }: { label: string; wide?: boolean }) {
  return (
    <input
      className={wide ? 'paper__blank paper__blank--wide' : 'paper__blank'}
      aria-label={label}
      autoComplete="off"
      spellCheck={false}
    />
  );
}

/** Null until every sum is typed. */
function totalOf(sums: string[]): string | null {
  const cents = sums.map((sum) =>
    Math.round(Number(sum.replace(/[$,\s]/g, '') || Number.NaN) * 100),
  );
  if (cents.some((each) => !Number.isFinite(each))) return null;
  return new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(
    cents.reduce((sum, each) => sum + each, 0) / 100,
  );
}
