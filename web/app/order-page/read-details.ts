import type { OrderDetailsRequest } from 'common/contract/order-page';

type Details = Omit<OrderDetailsRequest, 'token'>;

/** The texts of a form, without files. */
export function textsOf(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form.entries()].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as const] : [],
    ),
  );
}

/** The fields of the form as the CMS takes them; those of a kit are named 'kits.<id>.<field>'. */
export function readDetails(values: Record<string, string>): Details {
  const text = (name: string) => values[name] ?? '';
  const ids = Object.keys(values).flatMap((name) => /^kits\.([^.]+)\./.exec(name)?.[1] ?? []);
  return {
    press: text('press'),
    address: text('address'),
    city: text('city'),
    state: text('state'),
    zipCode: text('zipCode'),
    kits: [...new Set(ids)].map((id) => {
      const of = (field: string) => text(`kits.${id}.${field}`);
      return {
        id,
        kit: of('kit'),
        usedBy: of('usedBy') as Details['kits'][number]['usedBy'],
        firstName: of('firstName'),
        dateOfBirth: of('dateOfBirth'),
        isGuardian: of('isGuardian') === 'on',
        isAgeRight: of('isAgeRight') === 'on',
      };
    }),
  };
}
