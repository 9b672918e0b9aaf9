/** FNV-1a of a text, 32 bit; seeds the simulated timetable. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** Derives a number from a seed and a counter (MurmurHash3 finaliser); the same on all machines. */
export function mix(seed: number, counter: number): number {
  let hash = (seed ^ Math.imul(counter + 1, 0x9e3779b1)) >>> 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
