import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { createTurns } from '#server/turns.ts';

const hash = promisify(argon2);

/** OWASP's first choice for Argon2id: 19 MiB, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 };
const NONCE_BYTES = 16;
const TAG_BYTES = 32;
const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** Each hash takes a thread and 19 MiB: two at once, so that pages are still served, and a short queue. */
const inTurn = createTurns({
  atOnce: 2,
  longestLine: 20,
  refusal: { message: 'Too many sign-ins at once. Try again.', retryAfterSeconds: 2 },
});

/** Normalised, because keyboards compose letters in different ways. */
const messageOf = (password: string) => password.normalize('NFKC');
const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
const phc = ({ memory, passes, parallelism }: typeof COST, nonce: Buffer, tag: Buffer) =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(tag)}`;

/** Hashes a password as a PHC string. Throws 503 `unavailable` when the queue is full. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(NONCE_BYTES);
  const tag = await inTurn(() =>
    hash('argon2id', { ...COST, message: messageOf(password), nonce, tagLength: TAG_BYTES }),
  );
  return phc(COST, nonce, tag);
}

/** The hash of no password; checking against it takes as long as against any other. */
const NOBODY = phc(COST, Buffer.alloc(NONCE_BYTES), Buffer.alloc(TAG_BYTES));

/**
 * Checks a password against the stored hash, or against a dummy in the same time. `isOutdated`: hashed with another
 * cost than today's. Throws like hashPassword.
 */
export async function checkPassword(
  password: string,
  stored: string | null,
): Promise<{ isRight: boolean; isOutdated: boolean }> {
  const known = PHC.exec(stored ?? '');
  const [, m, t, p, nonce = '', tag = ''] = known ?? PHC.exec(NOBODY) ?? [];
  const cost = { memory: Number(m), passes: Number(t), parallelism: Number(p) };
  const wanted = Buffer.from(tag, 'base64');
  const given = await inTurn(() =>
    hash('argon2id', {
      ...cost,
      message: messageOf(password),
      nonce: Buffer.from(nonce, 'base64'),
      tagLength: wanted.length,
    }),
  );
  const isRight = known !== null && timingSafeEqual(given, wanted);
  return { isRight, isOutdated: isRight && JSON.stringify(cost) !== JSON.stringify(COST) };
}
