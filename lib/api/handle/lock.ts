import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const SALT_BYTES = 16;
const TAG_BYTES = 16;

/** A key of its own for each text, and where to begin with it. */
const keyFrom = (secret: string, salt: Uint8Array): { readonly key: Buffer; readonly iv: Buffer } => {
  const drawn = Buffer.from(hkdfSync('sha256', secret, salt, 'muster answer', 44));
  return { key: drawn.subarray(0, 32), iv: drawn.subarray(32) };
};

/** Locks a text, so that whoever reads the base without the secret reads nothing. The secret must be none that can be guessed. */
export function lock(secret: string, text: string): string {
  const salt = randomBytes(SALT_BYTES);
  const { key, iv } = keyFrom(secret, salt);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  const locked = [cipher.update(text, 'utf8'), cipher.final()];
  return Buffer.concat([salt, cipher.getAuthTag(), ...locked]).toString('base64');
}

/** The text that was locked. @throws where the secret is another one, or the text was touched */
export function unlock(secret: string, locked: string): string {
  const bytes = Buffer.from(locked, 'base64');
  const { key, iv } = keyFrom(secret, bytes.subarray(0, SALT_BYTES));
  const decipher = createDecipheriv('aes-256-gcm', key, iv);
  decipher.setAuthTag(bytes.subarray(SALT_BYTES, SALT_BYTES + TAG_BYTES));
  return decipher.update(bytes.subarray(SALT_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
}
