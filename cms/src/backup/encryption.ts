import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';

/**
 * Backups as files of age (https://age-encryption.org/v1): a server needs the public half of a key alone, and what it has
 * written it cannot read itself (SAFE-11).
 */
type Bytes = ReadableStream<Uint8Array>;

/** A new key: the secret half for a safe place away from the server, the public half for its settings. */
export async function makeBackupKey(): Promise<{ secret: string; recipient: string }> {
  const secret = await generateX25519Identity();
  return { secret, recipient: await identityToRecipient(secret) };
}

/** @throws Error in plain words when `recipient` is no public half of a key. */
export async function sealBackup(clear: Bytes, recipient: string): Promise<Bytes> {
  const encrypter = new Encrypter();
  try {
    encrypter.addRecipient(recipient.trim());
  } catch {
    throw new Error('BACKUP_RECIPIENT is no public key: it begins with age1.');
  }
  return await encrypter.encrypt(clear);
}

/**
 * What was sealed, as it comes; a file that was cut or changed breaks off with an error before its last piece.
 * @throws Error in plain words when `secret` is no key, or not the one.
 */
export async function openBackup(sealed: Bytes, secret: string): Promise<Bytes> {
  const decrypter = new Decrypter();
  try {
    decrypter.addIdentity(secret.trim());
  } catch {
    throw new Error('This is no key of a backup: it begins with AGE-SECRET-KEY-1.');
  }
  try {
    return await decrypter.decrypt(sealed);
  } catch {
    throw new Error('This key does not open this backup. Nothing was changed.');
  }
}
