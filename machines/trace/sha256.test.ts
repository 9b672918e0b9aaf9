import { createHash, createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { hex, hmacSha256, sha256, utf8 } from '#machines/trace/sha256.ts';

test('the published vectors', () => {
  expect(hex(sha256(utf8('')))).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  expect(hex(sha256(utf8('abc')))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  expect(hex(sha256(utf8('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq')))).toBe(
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  );
  // RFC 4231, case 2.
  expect(hex(hmacSha256(utf8('Jefe'), utf8('what do ya want for nothing?')))).toBe(
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  );
});

test('the same as Node at every length around a block', () => {
  for (let length = 0; length < 200; length += 1) {
    const bytes = Uint8Array.from({ length }, (_, index) => (index * 31 + length) % 256);
    expect(hex(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'));
    expect(hex(hmacSha256(bytes, bytes))).toBe(createHmac('sha256', bytes).update(bytes).digest('hex'));
  }
});

test('UTF-8 as everywhere', () => {
  for (const text of ['Zürich', 'شیراز', '😀 e-ticket', '\ud800 alone', 'a\u0000b']) {
    expect([...utf8(text)]).toEqual([...new TextEncoder().encode(text)]);
  }
});
