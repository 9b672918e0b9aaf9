import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * 128 bits of SHA-256 as 32 hex digits: short in a file, and accidental collisions are practically impossible. Web
 * Crypto is asynchronous; a replay must be synchronous.
 */
export const hashText = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)).subarray(0, 16));
