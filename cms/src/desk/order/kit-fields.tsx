'use client';

import { useId } from 'react';

export type KitPart = {
  id: string;
  name: string;
  product: string;
  /** Which kits it may be; none where that is not open. */
  options: { handle: string; name: string }[];
  usedBy: 'buyer' | 'other' | '';
  firstName: string;
  dateOfBirth: string;
  isGuardian: boolean;
};

/** Which kit one of an order is, and who uses it. */
export function KitFields({ kit, onChange }: { kit: KitPart; onChange: (kit: KitPart) => void }) {
  const id = useId();
  const { name, product, options, usedBy, firstName, dateOfBirth, isGuardian } = kit;
  return (
    <fieldset className="fields kit-fields">
      <legend className="field__label">{name}</legend>
      {options.length > 0 && (
        <div className="field wide">
          <label htmlFor={`${id}kit`}>Which kit</label>
          <select
            id={`${id}kit`}
            value={product}
            onChange={({ target }) => onChange({ ...kit, product: target.value })}
          >
            <option value="">Not chosen yet</option>
            {options.map((option) => (
              <option key={option.handle} value={option.handle}>
                {option.name}
              </option>
            ))}
          </select>
        </div>
      )}
      <div className="field wide">
        <label htmlFor={`${id}user`}>Who uses it</label>
        <select
          id={`${id}user`}
          value={usedBy}
          onChange={({ target }) =>
            onChange({
              ...kit,
              usedBy: target.value === 'buyer' || target.value === 'other' ? target.value : '',
            })
          }
        >
          <option value="">Nobody has said it yet</option>
          <option value="buyer">Who bought it</option>
          <option value="other">Somebody else</option>
        </select>
      </div>
      {usedBy === 'other' && (
        <>
          <div className="field">
            <label htmlFor={`${id}name`}>First name</label>
            <input
              id={`${id}name`}
              autoComplete="off"
              value={firstName}
              onChange={({ target }) => onChange({ ...kit, firstName: target.value })}
            />
          </div>
          <div className="field">
            <label htmlFor={`${id}born`}>Date of birth</label>
            <input
              id={`${id}born`}
              type="date"
              value={dateOfBirth}
              onChange={({ target }) => onChange({ ...kit, dateOfBirth: target.value })}
            />
          </div>
          <label className="tick wide">
            <input
              type="checkbox"
              checked={isGuardian}
              onChange={({ target }) => onChange({ ...kit, isGuardian: target.checked })}
            />
            The buyer is the parent or guardian
          </label>
        </>
      )}
    </fieldset>
  );
}
