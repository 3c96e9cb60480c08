'use client';

import { usStates } from 'common/us-states';
import { useId, useState } from 'react';
import { Drawer } from '../frame/drawer.tsx';
import { Fault } from '../parts/fault.tsx';
import { KitFields, type KitPart } from './kit-fields.tsx';
import { useMove } from './use-move.ts';

const addressParts = ['address', 'city', 'state', 'zipCode'] as const;

export type DetailsOf = {
  order: string;
  about: string;
  address: Record<(typeof addressParts)[number], string>;
  email: string;
  /** Those that have not left: what left cannot be changed any more. */
  kits: KitPart[];
  /** Something waits that has not left. */
  isAddressOpen: boolean;
};

/** Enters what the buyer has not said, or corrects it: address, e-mail, which kit, and who uses it. Sends what was changed. */
export function DetailsDrawer({ onClose, ...known }: DetailsOf & { onClose: () => void }) {
  const id = useId();
  const [press] = useState(() => crypto.randomUUID());
  const [address, setAddress] = useState(known.address);
  const [email, setEmail] = useState(known.email);
  const [kits, setKits] = useState(known.kits);
  const { move, isBusy, fault } = useMove(known.order, onClose);

  const changedKits = kits.filter((kit, place) => !isSame(kit, known.kits[place]));
  const isMoved = addressParts.some((part) => address[part] !== known.address[part]);
  const isChanged = isMoved || email !== known.email || changedKits.length > 0;
  const save = () => {
    if (!isChanged) return;
    void move({
      move: 'details',
      press,
      words: 'It is noted.',
      details: {
        ...(isMoved ? { address } : {}),
        ...(email === known.email ? {} : { email }),
        ...(changedKits.length > 0 ? { kits: changedKits.map(toldOf) } : {}),
      },
    });
  };

  return (
    <Drawer
      title="Details"
      about={known.about}
      onClose={onClose}
      foot={
        <>
          <p>What you change is noted under “Who did what”.</p>
          <button
            type="button"
            className="button button--go"
            aria-disabled={!isChanged || isBusy}
            onClick={save}
          >
            {isBusy ? 'One moment …' : 'Save'}
          </button>
        </>
      }
    >
      <Fault words={fault} />
      <div className="field">
        <label htmlFor={`${id}email`}>Email</label>
        <input
          id={`${id}email`}
          type="email"
          autoComplete="off"
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
      </div>
      {known.isAddressOpen ? (
        <div className="fields">
          <div className="field wide">
            <label htmlFor={`${id}address`}>Street address</label>
            <input
              id={`${id}address`}
              autoComplete="off"
              value={address.address}
              onChange={({ target }) => setAddress({ ...address, address: target.value })}
            />
          </div>
          <div className="field wide">
            <label htmlFor={`${id}city`}>City</label>
            <input
              id={`${id}city`}
              autoComplete="off"
              value={address.city}
              onChange={({ target }) => setAddress({ ...address, city: target.value })}
            />
          </div>
          <div className="field">
            <label htmlFor={`${id}state`}>State</label>
            <select
              id={`${id}state`}
              value={address.state}
              onChange={({ target }) => setAddress({ ...address, state: target.value })}
            >
              <option value="">Choose</option>
              {Object.entries(usStates).map(([code, name]) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </select>
          </div>
          <div className="field">
            <label htmlFor={`${id}zip`}>ZIP code</label>
            <input
              id={`${id}zip`}
              inputMode="numeric"
              autoComplete="off"
              value={address.zipCode}
              onChange={({ target }) => setAddress({ ...address, zipCode: target.value })}
            />
          </div>
        </div>
      ) : (
        <p className="hint">Everything has left, so the address cannot be changed any more.</p>
      )}
      {kits.map((kit, place) => (
        <KitFields
          key={kit.id}
          kit={kit}
          onChange={(next) => setKits(kits.map((one, index) => (index === place ? next : one)))}
        />
      ))}
    </Drawer>
  );
}

const isSame = (kit: KitPart, other: KitPart | undefined): boolean =>
  JSON.stringify(kit) === JSON.stringify(other);

/** As the move takes it; who uses a kit goes only when somebody has said it. */
function toldOf({ id, product, options, usedBy, firstName, dateOfBirth, isGuardian }: KitPart) {
  return {
    id,
    ...(options.length > 0 && product ? { kit: product } : {}),
    ...(usedBy ? { usedBy } : {}),
    ...(usedBy === 'other' ? { firstName, dateOfBirth, isGuardian } : {}),
  };
}
