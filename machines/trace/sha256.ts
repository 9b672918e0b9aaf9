// FIPS 180-4 and RFC 2104 in plain TypeScript: machines/ knows neither the browser's nor Node's crypto, and hashing must
// be synchronous so that a replay is.

const ROUND = new Int32Array(64);
const START = new Int32Array(8);

// The constants are the first 32 bits of the fractional parts of cube and square roots of the first primes.
const fraction = (root: number) => Math.floor((root - Math.floor(root)) * 2 ** 32) | 0;
for (let candidate = 2, found = 0; found < 64; candidate += 1) {
  if (!isPrime(candidate)) continue;
  ROUND[found] = fraction(Math.cbrt(candidate));
  if (found < 8) START[found] = fraction(Math.sqrt(candidate));
  found += 1;
}

function isPrime(value: number): boolean {
  for (let divisor = 2; divisor * divisor <= value; divisor += 1) if (value % divisor === 0) return false;
  return true;
}

const BLOCK = 64;
const words = new Int32Array(64);

// Typed arrays give `number | undefined` to the compiler only; these indices are always inside.
const at = (list: Int32Array | Uint8Array, index: number) => list[index] as number;

/** 32 bytes of SHA-256. */
export function sha256(bytes: Uint8Array): Uint8Array {
  const length = bytes.length;
  const padded = new Uint8Array(Math.ceil((length + 9) / BLOCK) * BLOCK);
  padded.set(bytes);
  padded[length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(length / 2 ** 29));
  view.setUint32(padded.length - 4, length << 3);
  const state = START.slice();
  for (let offset = 0; offset < padded.length; offset += BLOCK) compress(state, view, offset);
  const digest = new Uint8Array(32);
  const out = new DataView(digest.buffer);
  for (let index = 0; index < 8; index += 1) out.setInt32(index * 4, at(state, index));
  return digest;
}

function compress(state: Int32Array, view: DataView, offset: number): void {
  for (let i = 0; i < 16; i += 1) words[i] = view.getInt32(offset + i * 4);
  for (let i = 16; i < 64; i += 1) {
    const x = at(words, i - 15);
    const y = at(words, i - 2);
    const s0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3);
    const s1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10);
    words[i] = (at(words, i - 16) + s0 + at(words, i - 7) + s1) | 0;
  }
  let a = at(state, 0);
  let b = at(state, 1);
  let c = at(state, 2);
  let d = at(state, 3);
  let e = at(state, 4);
  let f = at(state, 5);
  let g = at(state, 6);
  let h = at(state, 7);
  for (let i = 0; i < 64; i += 1) {
    const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + at(ROUND, i) + at(words, i)) | 0;
    const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  state[0] = at(state, 0) + a;
  state[1] = at(state, 1) + b;
  state[2] = at(state, 2) + c;
  state[3] = at(state, 3) + d;
  state[4] = at(state, 4) + e;
  state[5] = at(state, 5) + f;
  state[6] = at(state, 6) + g;
  state[7] = at(state, 7) + h;
}

/** HMAC-SHA-256, 32 bytes. */
export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(BLOCK);
  block.set(key.length > BLOCK ? sha256(key) : key);
  const inner = new Uint8Array(BLOCK + message.length);
  const outer = new Uint8Array(BLOCK + 32);
  for (let i = 0; i < BLOCK; i += 1) {
    inner[i] = at(block, i) ^ 0x36;
    outer[i] = at(block, i) ^ 0x5c;
  }
  inner.set(message, BLOCK);
  outer.set(sha256(inner), BLOCK);
  return sha256(outer);
}

/** UTF-8; a lone surrogate becomes U+FFFD, as everywhere. */
export function utf8(text: string): Uint8Array {
  const ascii = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    if (code >= 0x80) return utf8OfAny(text);
    ascii[i] = code;
  }
  return ascii;
}

function utf8OfAny(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length * 3);
  let end = 0;
  for (let i = 0; i < text.length; i += 1) {
    let code = text.charCodeAt(i);
    if (code < 0x80) {
      bytes[end++] = code;
      continue;
    }
    if (code >= 0xd800 && code < 0xe000) {
      const next = text.charCodeAt(i + 1);
      const isPair = code < 0xdc00 && next >= 0xdc00 && next < 0xe000;
      code = isPair ? 0x10000 + ((code - 0xd800) << 10) + (next - 0xdc00) : 0xfffd;
      if (isPair) i += 1;
    }
    if (code < 0x800) bytes[end++] = 0xc0 | (code >> 6);
    else {
      if (code < 0x10000) bytes[end++] = 0xe0 | (code >> 12);
      else {
        bytes[end++] = 0xf0 | (code >> 18);
        bytes[end++] = 0x80 | ((code >> 12) & 63);
      }
      bytes[end++] = 0x80 | ((code >> 6) & 63);
    }
    bytes[end++] = 0x80 | (code & 63);
  }
  return bytes.subarray(0, end);
}

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

export const hex = (bytes: Uint8Array): string => {
  let text = '';
  for (const byte of bytes) text += HEX[byte];
  return text;
};
