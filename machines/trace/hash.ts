import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * 128 bits of SHA-256, 32 hex digits: short in a file, out of reach for chance. Web Crypto only answers later, and a replay
 * must not wait.
 */
export const hashText = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)).subarray(0, 16));
