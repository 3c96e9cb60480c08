import { limits } from 'common/contract/limits';
import { useEffect, useRef, useState } from 'react';
import { LinePicture } from '../../cart/line-picture.tsx';
import { CheckboxField, ChoiceField, Field } from '../../ui/field.tsx';
import { spellOut } from './birth-date-input.ts';
import type { FieldErrors } from './form.ts';
import { askedOf, kitNote, type KitSlot } from './kit-users.ts';
import { kitsTitle } from './parts.ts';
import { Step } from './step.tsx';

type Note = ReturnType<typeof kitNote>;

/** Who uses each kit, and which kit of a package it is (ORD-12, ORD-14). Nothing of it is stored in the browser. */
export function KitsStep({ slots, errors }: { slots: KitSlot[]; errors: FieldErrors }) {
  const box = useRef<HTMLDivElement>(null);
  const notes = useNotes(slots, box);
  const asked = askedOf(slots);
  const left = slots.length - asked.length;
  return (
    <Step title={kitsTitle(slots.length)}>
      <div ref={box} className="grid gap-4">
        {asked.map((slot) => (
          <KitCard
            key={slot.name}
            slot={slot}
            note={notes[slot.name] ?? atFirst(slot)}
            errors={errors}
          />
        ))}
      </div>
      {errors.kits ? (
        <p role="alert" className="mt-4 text-small font-medium text-error">
          {errors.kits}
        </p>
      ) : null}
      <p className="mt-4 text-small text-ink-2">
        {left > 0 ? `We ask about the other ${left} kits later. ` : ''}
        Not sure yet? Leave it, and tell us right after you pay. It takes a minute.
      </p>
    </Step>
  );
}

const atFirst = ({ isLikelyBuyer }: KitSlot): Note => ({
  usedBy: isLikelyBuyer ? 'buyer' : '',
  word: '',
  isChild: false,
});

function KitCard({ slot, note, errors }: { slot: KitSlot; note: Note; errors: FieldErrors }) {
  const { name, title, ages, product, options, isLikelyBuyer } = slot;
  return (
    <fieldset className="min-w-0 rounded-control border-[1.5px] border-field bg-card p-4 md:p-5">
      <legend className="sr-only">{title}</legend>
      <div className="grid grid-cols-[56px_minmax(0,1fr)] gap-x-4 md:grid-cols-[76px_minmax(0,1fr)]">
        <LinePicture
          product={product}
          sizes="76px"
          className="aspect-square self-start rounded-t-control border-b-2 border-ink md:row-span-2"
        />
        <div className="self-center">
          <p aria-hidden="true" className="font-serif text-item font-[450]">
            {title}
          </p>
          {ages ? <p className="text-small text-ink-2">{ages}</p> : null}
        </div>
        <div className="mt-3 grid max-w-88 grid-cols-2 overflow-hidden rounded-control border-[1.5px] border-ink max-md:col-span-2">
          <Choice name={name} value="buyer" isFirst={isLikelyBuyer} words="Me" />
          <Choice name={name} value="other" words="Someone else" />
        </div>
      </div>
      {options.length > 1 ? (
        <ChoiceField
          className="mt-4"
          label="Which kit"
          name={`${name}.kit`}
          optional
          choices={options.map(({ id, name: label }) => ({ value: id, label }))}
          empty="I choose later"
        />
      ) : null}
      {note.usedBy === 'other' ? (
        <div className="mt-4 grid grid-cols-2 gap-x-4 gap-y-4.5">
          <Field
            className="max-xs:col-span-2"
            label="Their first name"
            name={`${name}.firstName`}
            autoComplete="off"
            maxLength={limits.firstName}
            error={errors[`${name}.firstName`]}
          />
          <Field
            className="max-xs:col-span-2"
            label="Their birth date"
            name={`${name}.dateOfBirth`}
            inputMode="numeric"
            autoComplete="off"
            placeholder="MM / DD / YYYY"
            maxLength={limits.dateOfBirth}
            error={errors[`${name}.dateOfBirth`]}
            onBlur={(event) => spellOut(event.currentTarget)}
          />
          {note.isChild ? (
            <CheckboxField
              className="col-span-2"
              name={`${name}.isGuardian`}
              error={errors[`${name}.isGuardian`]}
            >
              I am the parent or guardian
            </CheckboxField>
          ) : null}
          <p className="col-span-2 text-small text-ink-2">
            The lab writes these on the sample label. Nothing else is needed.
          </p>
        </div>
      ) : null}
      {note.usedBy === 'buyer' ? (
        <p className="mt-3 text-small text-ink-2">We use your name and birth date from above.</p>
      ) : null}
      <p
        role="status"
        className={note.word ? 'mt-3 rounded-control bg-honey-1 px-4 py-2.5 text-small' : ''}
      >
        {note.word}
      </p>
    </fieldset>
  );
}

function Choice({
  name,
  value,
  words,
  isFirst = false,
}: {
  name: string;
  value: 'buyer' | 'other';
  words: string;
  isFirst?: boolean;
}) {
  return (
    <label className="relative grid min-h-11 cursor-pointer place-items-center px-2 py-2 text-small font-semibold last:border-l-[1.5px] last:border-ink has-checked:bg-green has-checked:text-cream has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-honey">
      <input
        type="radio"
        name={`${name}.usedBy`}
        value={value}
        defaultChecked={isFirst}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      />
      {words}
    </label>
  );
}

/** Follows what is typed anywhere in the form: the buyer's own birth date counts, too. */
function useNotes(slots: KitSlot[], box: { current: HTMLElement | null }): Record<string, Note> {
  const [notes, setNotes] = useState<Record<string, Note>>({});
  useEffect(() => {
    const form = box.current?.closest('form');
    if (!form) return undefined;
    const read = () => {
      const data = new FormData(form);
      const next = Object.fromEntries(
        slots.map((slot) => [slot.name, kitNote(slot, data, new Date())]),
      );
      setNotes((now) => (JSON.stringify(now) === JSON.stringify(next) ? now : next));
    };
    read();
    form.addEventListener('input', read);
    return () => form.removeEventListener('input', read);
  }, [slots, box]);
  return notes;
}
