import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** Where an encrypted value lives. It is bound to the value: text moved to another row or field does not open. */
export type Place = { collection: string; field: string; id: string };

export type FieldKeys = { writer: string; keys: Map<string, Buffer> };

/**
 * Reads `kid:base64,…`: AES-256 keys, the first one writes, all of them read. Throws an Error that says which entry
 * is wrong, without showing it.
 */
export function parseFieldKeys(text: string): FieldKeys {
  const keys = new Map<string, Buffer>();
  for (const [index, entry] of text.split(',').entries()) {
    const [kid, value] = entry.trim().split(/:(.*)/s);
    const key = Buffer.from(value ?? '', 'base64');
    if (!kid || !/^[a-z0-9-]{1,20}$/i.test(kid))
      throw new Error(`FIELD_KEYS: entry ${index + 1} has no valid key id`);
    if (key.length !== 32)
      throw new Error(`FIELD_KEYS: entry ${index + 1} is not 32 bytes in base64`);
    if (keys.has(kid)) throw new Error(`FIELD_KEYS: the key id of entry ${index + 1} occurs twice`);
    keys.set(kid, key);
  }
  const writer = keys.keys().next().value;
  if (!writer) throw new Error('FIELD_KEYS is empty');
  return { writer, keys };
}

/** Encrypts one value as `v1.<key id>.<iv>.<ciphertext and tag>` (AES-256-GCM, random 96-bit iv, base64url). */
export function seal(plain: string, place: Place, { writer, keys }: FieldKeys): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', requireKey(keys, writer), iv).setAAD(
    associatedData(place),
  );
  const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return `v1.${writer}.${iv.toString('base64url')}.${sealed.toString('base64url')}`;
}

/** Opens what `seal` made. Throws when the text was changed, moved, or its key is not among the given ones. */
export function open(sealed: string, place: Place, { keys }: FieldKeys): string {
  const [version, kid, iv, body, ...rest] = sealed.split('.');
  if (version !== 'v1' || !kid || !iv || !body || rest.length > 0)
    throw new Error('Not an encrypted value');
  const bytes = Buffer.from(body, 'base64url');
  const decipher = createDecipheriv(
    'aes-256-gcm',
    requireKey(keys, kid),
    Buffer.from(iv, 'base64url'),
    {
      authTagLength: 16,
    },
  ).setAAD(associatedData(place));
  decipher.setAuthTag(bytes.subarray(-16));
  return Buffer.concat([decipher.update(bytes.subarray(0, -16)), decipher.final()]).toString(
    'utf8',
  );
}

function associatedData({ collection, field, id }: Place): Buffer {
  return Buffer.from(`${collection}.${field}.${id}`);
}

function requireKey(keys: Map<string, Buffer>, kid: string): Buffer {
  const key = keys.get(kid);
  if (!key) throw new Error(`FIELD_KEYS has no key with id ${kid}`);
  return key;
}
