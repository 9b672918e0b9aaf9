/** What a person does first, with whatever they use. */
export const SIGNS_OF_LIFE = ['pointerover', 'touchstart', 'focusin', 'keydown'] as const;

let touch: Promise<void> | undefined;

/** Settles when somebody first touches the page. On the server nobody ever does. */
export function firstTouch(): Promise<void> {
  touch ??= new Promise((resolve) => {
    if (typeof document === 'undefined') return;
    // A click may be older than this code: the browser remembers it.
    if (navigator.userActivation?.hasBeenActive) return resolve();
    // On the way in: React stops what happens on a part that waits for its code, which is the very touch that brings it.
    const options = { once: true, passive: true, capture: true };
    for (const sign of SIGNS_OF_LIFE) addEventListener(sign, () => resolve(), options);
  });
  return touch;
}
