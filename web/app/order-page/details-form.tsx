import { limits } from 'common/contract/limits';
import type { OrderPageAnswer } from 'common/contract/order-page';
import { usStates } from 'common/us-states';
import { Button } from '../ui/button.tsx';
import { ChoiceField, Field } from '../ui/field.tsx';
import { Notice } from '../ui/notice.tsx';
import type { DetailsAnswer } from './details-answer.ts';
import { Folded } from './folded.tsx';
import { KitFields } from './kit-fields.tsx';

const states = Object.entries(usStates).map(([value, label]) => ({ value, label }));

/**
 * What is missing, and until it leaves what has changed (ORD-13). It only takes: what is known already is not shown.
 * Nothing for an order of which all has left.
 */
export function DetailsForm({
  page,
  press,
  answer,
}: {
  page: OrderPageAnswer;
  press: string;
  answer: DetailsAnswer | null;
}) {
  const kits = page.things.filter(({ isOpen, kind }) => isOpen && kind === 'kit');
  if (!page.isAddressOpen) return null;
  const isMissing = page.things.some(({ missing }) => missing.length > 0);
  const { errors = {}, values = {}, message = '' } = answer ?? {};
  const isMissingKit = (id: string) =>
    kits.some((kit) => kit.id === id && kit.missing.some((what) => what !== 'address'));
  const ships =
    kits.length > 1 ? 'the kits ship' : kits.length === 1 ? 'the kit ships' : 'your order ships';
  const address = (
    <fieldset id="address" className="grid gap-5 md:grid-cols-2">
      <legend className="mb-4 font-serif text-item">Where should we send it?</legend>
      <Field
        className="md:col-span-2"
        label="Street address"
        name="address"
        autoComplete="street-address"
        maxLength={limits.address}
        required={page.isAddressMissing}
        defaultValue={values.address}
        error={errors.address}
      />
      <Field
        label="City"
        name="city"
        autoComplete="address-level2"
        maxLength={limits.city}
        required={page.isAddressMissing}
        defaultValue={values.city}
        error={errors.city}
      />
      <div className="grid grid-cols-2 gap-5">
        <ChoiceField
          label="State"
          name="state"
          autoComplete="address-level1"
          choices={states}
          empty="Choose"
          required={page.isAddressMissing}
          defaultValue={values.state}
          error={errors.state}
        />
        <Field
          label="ZIP code"
          name="zipCode"
          autoComplete="postal-code"
          inputMode="numeric"
          maxLength={limits.zipCode}
          required={page.isAddressMissing}
          defaultValue={values.zipCode}
          error={errors.zipCode}
        />
      </div>
    </fieldset>
  );
  const form = (
    <form method="post" className="grid gap-6">
      <input type="hidden" name="press" value={press} />
      {message ? <Notice tone="warning">{message}</Notice> : null}
      {kits.map((kit, place) => {
        const fields = (
          <KitFields
            key={kit.id}
            kit={kit}
            title={kits.length > 1 ? `Kit ${place + 1}: ${kit.name}` : kit.name}
            isAlone={kits.length === 1}
            values={values}
            errors={errors}
          />
        );
        return isMissingKit(kit.id) || hasKitFault(errors, kit.id) ? (
          fields
        ) : (
          <Folded
            key={kit.id}
            title={`Change who uses the ${kit.name}${kit.forWhom ? ` for ${kit.forWhom}` : ''}`}
          >
            {fields}
          </Folded>
        );
      })}
      {page.isAddressMissing || hasAddressFault(errors) ? (
        address
      ) : (
        <Folded known={`To ${page.place}`} title="Change the address">
          {address}
        </Folded>
      )}
      <div>
        <Button type="submit" variant="primary" className="max-md:w-full">
          Send this to us
        </Button>
        <p className="mt-3 max-w-lead text-small text-ink-2">
          We keep this private. Changed your mind? Send it again before {ships}.
        </p>
      </div>
    </form>
  );
  return (
    <section id="details" aria-labelledby="details-title" className="min-w-0">
      {isMissing || answer ? (
        <div className="rounded-panel bg-card px-5.5 py-6 md:px-8">
          <h2 id="details-title" className="sr-only">
            What we need to know
          </h2>
          {form}
        </div>
      ) : (
        <details className="rounded-panel border border-line bg-card px-5.5 py-4.5 md:px-8">
          <summary className="flex min-h-11 flex-wrap items-center gap-x-3">
            <h2 id="details-title" className="font-serif text-item">
              Has something changed?
            </h2>
            <span className="text-base underline-honey">Tell us before {ships}</span>
          </summary>
          <div className="mt-4 pb-4">{form}</div>
        </details>
      )}
    </section>
  );
}

const hasAddressFault = (errors: DetailsAnswer['errors']) =>
  ['address', 'city', 'state', 'zipCode'].some((field) => errors[field]);
const hasKitFault = (errors: DetailsAnswer['errors'], id: string) =>
  Object.keys(errors).some((field) => field.startsWith(`kits.${id}.`));
