/** First events of a user, for pointer, touch and keyboard. */
export const SIGNS_OF_LIFE = ['pointerover', 'touchstart', 'focusin', 'keydown'] as const;

let touch: Promise<void> | undefined;

/** Resolves when a user first touches the page; never on the server. */
export function firstTouch(): Promise<void> {
  touch ??= new Promise((resolve) => {
    if (typeof document === 'undefined') return;
    // The click may precede this code: the browser remembers it.
    if (navigator.userActivation?.hasBeenActive) return resolve();
    // Capture phase: React stops events on parts that still wait for their code, and that very event must load it.
    const options = { once: true, passive: true, capture: true };
    for (const sign of SIGNS_OF_LIFE) addEventListener(sign, () => resolve(), options);
  });
  return touch;
}
