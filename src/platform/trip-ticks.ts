const KEY = 'tripDone';
/** More than one journey can have; the oldest go first. */
const MOST = 100;

/** What this device remembers as done elsewhere, by the names of findings; nothing where storage is forbidden or spoiled. */
export function tripTicks(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** Remembers whether this is done, and answers all that is. */
export function keepTripTick(id: string, isDone: boolean): readonly string[] {
  const others = tripTicks().filter((one) => one !== id);
  const ticks = (isDone ? [...others, id] : others).slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(ticks));
  } catch {
    // It stays ticked until the page is left.
  }
  return ticks;
}

export function forgetTripTicks(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing is kept where nothing can be.
  }
}
