import { createCipheriv, createDecipheriv, createSecretKey, hkdfSync, type KeyObject, randomBytes } from 'node:crypto';

const VERSION = 'v1';
const keys = new Map<string, KeyObject>();

/**
 * One key per purpose from one secret (HKDF-SHA256, RFC 5869), so that no two uses share a key. Cached as a KeyObject:
 * importing raw bytes for each signature takes five times as long as signing.
 */
export function keyFor(secret: string, purpose: string): KeyObject {
  const name = `${purpose} ${secret}`;
  const known = keys.get(name);
  if (known) return known;
  const key = createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', `safar ${purpose}`, 32)));
  keys.set(name, key);
  return key;
}

/** Encrypts for the database with AES-256-GCM. `context` names the place; in another place it cannot be opened. */
export function encrypt(secret: string, context: string, text: string): string {
  const parts = encrypted(secret, context, Buffer.from(text));
  return [VERSION, ...parts.map((part) => part.toString('base64url'))].join('.');
}

/** Throws when the text was changed, belongs to another context or was encrypted with another secret. */
export function decrypt(secret: string, context: string, ciphertext: string): string {
  const [version, ...parts] = ciphertext.split('.');
  const [nonceBytes, tagBytes, bytes, ...more] = parts.map((part) => Buffer.from(part, 'base64url'));
  if (version !== VERSION || !nonceBytes?.length || !tagBytes?.length || !bytes || more.length > 0)
    throw new Error('Not an encrypted text');
  // Allow only one encoding per text: the decoder ignores invalid characters and unused bits.
  if ([nonceBytes, tagBytes, bytes].some((part, index) => part.toString('base64url') !== parts[index]))
    throw new Error('Not base64url');
  return decrypted(secret, context, [nonceBytes, tagBytes, bytes] as Encrypted).toString('utf8');
}

const BYTES_VERSION = 1;
const NONCE_LENGTH = 12;
const TAG_LENGTH = 16;

/** Like `encrypt`, for bytes: version, nonce, tag, ciphertext. */
export const encryptBytes = (secret: string, context: string, bytes: Uint8Array): Buffer =>
  Buffer.concat([Buffer.of(BYTES_VERSION), ...encrypted(secret, context, bytes)]);

export function decryptBytes(secret: string, context: string, ciphertext: Uint8Array): Buffer {
  const bytes = Buffer.from(ciphertext.buffer, ciphertext.byteOffset, ciphertext.byteLength);
  if (bytes[0] !== BYTES_VERSION || bytes.length < 1 + NONCE_LENGTH + TAG_LENGTH)
    throw new Error('Not encrypted bytes');
  const tagAt = 1 + NONCE_LENGTH;
  const dataAt = tagAt + TAG_LENGTH;
  return decrypted(secret, context, [bytes.subarray(1, tagAt), bytes.subarray(tagAt, dataAt), bytes.subarray(dataAt)]);
}

type Encrypted = readonly [nonce: Buffer, tag: Buffer, data: Buffer];

function encrypted(secret: string, context: string, bytes: Uint8Array): Encrypted {
  const nonce = randomBytes(NONCE_LENGTH);
  const cipher = createCipheriv('aes-256-gcm', keyFor(secret, 'seal'), nonce).setAAD(Buffer.from(context));
  const data = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return [nonce, cipher.getAuthTag(), data];
}

function decrypted(secret: string, context: string, [nonce, tag, data]: Encrypted): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', keyFor(secret, 'seal'), nonce, { authTagLength: TAG_LENGTH })
    .setAAD(Buffer.from(context))
    .setAuthTag(tag);
  return Buffer.concat([decipher.update(data), decipher.final()]);
}
