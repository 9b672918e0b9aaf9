import { expect, test } from 'vitest';
import { hashText } from '#machines/trace/hash.ts';

test.each([
  // The published SHA-256 test vectors, cut to 128 bits.
  ['', 'e3b0c44298fc1c149afbf4c8996fb924'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223'],
  // UTF-8 input; a lone surrogate becomes U+FFFD.
  ['شیراز', '8e8cc4355beb24a7a62e3c39ff8fae72'],
  ['\ud800', '83d544ccc223c057d2bf80d3f2a32982'],
])('the hash of %j', (text, hash) => {
  expect(hashText(text)).toBe(hash);
});
