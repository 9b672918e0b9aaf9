import { createCipheriv, createDecipheriv, createSecretKey, hkdfSync, type KeyObject, randomBytes } from 'node:crypto';

const VERSION = 'v1';
const keys = new Map<string, KeyObject>();

/**
 * One key per purpose from one secret (HKDF-SHA256, RFC 5869), so that no two uses share a key. An
 * object, and not its bytes, which would be imported for each signature: that takes five times as long as to sign.
 */
export function keyFor(secret: string, purpose: string): KeyObject {
  const name = `${purpose} ${secret}`;
  const known = keys.get(name);
  if (known) return known;
  const key = createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', `safar ${purpose}`, 32)));
  keys.set(name, key);
  return key;
}

/**
 * Encrypts for the database with AES-256-GCM. `context` says where it belongs; it cannot be opened as anything else.
 */
export function seal(secret: string, context: string, text: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyFor(secret, 'seal'), nonce).setAAD(Buffer.from(context));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return [VERSION, ...[nonce, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url'))].join('.');
}

/** Throws when it was changed, belongs elsewhere or was sealed with another secret. */
export function unseal(secret: string, context: string, sealed: string): string {
  const [version, nonce, tag, data] = sealed.split('.');
  if (version !== VERSION || !nonce || !tag || data === undefined) throw new Error('Not a sealed text');
  const bytes = (part: string) => Buffer.from(part, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', keyFor(secret, 'seal'), bytes(nonce), { authTagLength: 16 })
    .setAAD(Buffer.from(context))
    .setAuthTag(bytes(tag));
  return Buffer.concat([decipher.update(bytes(data)), decipher.final()]).toString('utf8');
}
