import type {
  Field,
  FieldHook,
  FlattenedField,
  PayloadRequest,
  TextareaField,
  TextField,
} from 'payload';
import { isSignedIn, type Role } from '../../access/roles.ts';
import { env } from '../../env.ts';
import { open, parseFieldKeys, seal, type FieldKeys, type Place } from './cipher.ts';

/** What lists, filters, exports and services see in the place of an encrypted value. */
export const sealedWords = 'Encrypted: open the record';

let fieldKeys: FieldKeys | undefined;
const keys = () => (fieldKeys ??= parseFieldKeys(env().FIELD_KEYS));
const outsideCollections: SealedColumn[] = [];

/** Encrypts a value for one field of one record, with the first key of FIELD_KEYS. */
export function encryptField(plain: string, place: Place): string {
  return seal(plain, place, keys());
}

/** Opens a stored value. Throws when it was tampered with, copied from another record, or its key is gone. */
export function decryptField(sealed: string, place: Place): string {
  return open(sealed, place, keys());
}

/** A column whose texts are encrypted, and the place that they are bound to: `id` is the column of the record's id. */
export type SealedColumn = {
  table: string;
  column: string;
  id: string;
  place: Omit<Place, 'id'>;
};

/**
 * Declares an encrypted column of a table that Payload does not know, and answers with the two ways to use it. What is
 * declared here is re-encrypted when the keys change.
 */
export function sealedColumn(declared: SealedColumn) {
  outsideCollections.push(declared);
  const placeOf = (id: string) => ({ ...declared.place, id });
  return {
    seal: (id: string, plain: string) => encryptField(plain, placeOf(id)),
    open: (id: string, sealed: string) => decryptField(sealed, placeOf(id)),
  };
}

/** What `sealedColumn` was told of. */
export const columnsOutsideCollections = (): readonly SealedColumn[] => outsideCollections;

/** True for what `encryptedField` made. */
export function isEncryptedField(field: Field | FlattenedField): boolean {
  return 'hooks' in field && field.hooks?.beforeChange?.includes(sealOnWrite) === true;
}

type EncryptedOptions = {
  name: string;
  label: string;
  description: string;
  multiline?: boolean;
  /** Who sees the value when opening a single record. */
  readers: Role[];
};

/**
 * A text field that is stored encrypted from the first write on. It is shown in clear only to a signed-in person of
 * `readers` who opens one record, and to code that reads with `context: { decrypt: true }`.
 */
export function encryptedField({ name, label, description, multiline, readers }: EncryptedOptions) {
  const common = {
    name,
    label,
    admin: { description, disableListFilter: true, disableGroupBy: true },
    hooks: { beforeChange: [sealOnWrite], afterRead: [openOnRead(readers)] },
  };
  return multiline
    ? ({ ...common, type: 'textarea' } satisfies TextareaField)
    : ({ ...common, type: 'text' } satisfies TextField);
}

const sealOnWrite: FieldHook = ({
  collection,
  data,
  originalDoc,
  path,
  siblingDocWithLocales,
  field,
  value,
}) => {
  if (typeof value !== 'string' || value === '') return value;
  const place = requirePlace(collection?.slug, path, data?.id ?? originalDoc?.id);
  const stored: unknown = field.name ? siblingDocWithLocales?.[field.name] : undefined;
  if (
    typeof stored === 'string' &&
    (value === sealedWords || decryptField(stored, place) === value)
  )
    return stored;
  return encryptField(value, place);
};

/** True when one record is read by its id, and not a list or what a change of many rows answers. */
function opensOne(req: PayloadRequest, findMany: boolean | undefined): boolean {
  return !findMany && (req.payloadAPI !== 'REST' || req.routeParams?.id !== undefined);
}

function openOnRead(readers: Role[]): FieldHook {
  return ({ collection, context, data, findMany, path, req, value }) => {
    if (typeof value !== 'string' || value === '') return value;
    const mayRead =
      context.decrypt === true || (opensOne(req, findMany) && isSignedIn(req.user, readers));
    if (!mayRead) return sealedWords;
    return decryptField(value, requirePlace(collection?.slug, path, data?.id));
  };
}

function requirePlace(
  collection: string | undefined,
  path: (string | number)[],
  id: unknown,
): Place {
  if (!collection || typeof id !== 'string')
    throw new Error('An encrypted field needs a record with an id');
  return { collection, field: path.join('.'), id };
}
