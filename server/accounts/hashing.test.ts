import { argon2Sync } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { checkPassword, hashPassword } from '#server/accounts/hashing.ts';

// Password hashing is slow by design, slower on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

test('a password is known again, also when its letters are composed in another way; no other one is', async () => {
  const stored = await hashPassword('Caf\u00e9 in Shiraz');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
  expect(await checkPassword('Cafe\u0301 in Shiraz', stored)).toEqual({ isRight: true, isOutdated: false });
  expect(await checkPassword('Cafe in Shiraz', stored)).toEqual({ isRight: false, isOutdated: false });
  expect(await hashPassword('Caf\u00e9 in Shiraz')).not.toBe(stored);
});

test.each([null, '', 'erased'])('nobody signs in where %s is stored', async (stored) => {
  expect(await checkPassword('', stored)).toEqual({ isRight: false, isOutdated: false });
});

test('what was hashed at a lower cost is right and says so', async () => {
  const nonce = Buffer.alloc(16, 7);
  const options = { message: 'old password', nonce, memory: 8192, passes: 1, parallelism: 1, tagLength: 32 };
  const tag = argon2Sync('argon2id', options);
  const text = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
  const stored = `$argon2id$v=19$m=8192,t=1,p=1$${text(nonce)}$${text(tag)}`;
  expect(await checkPassword('old password', stored)).toEqual({ isRight: true, isOutdated: true });
});

test('who comes when the queue is full is told to try again, and the others are served', async () => {
  const all = await Promise.allSettled(Array.from({ length: 24 }, () => checkPassword('x', null)));
  const refused = all.filter((one) => one.status === 'rejected');
  expect(refused.map(({ reason }) => [reason.status, reason.problem.code])).toEqual(
    Array.from({ length: 2 }, () => [503, 'unavailable']),
  );
  expect(await checkPassword('x', null)).toEqual({ isRight: false, isOutdated: false });
});
