/** What a person does first, with whatever they use. */
export const SIGNS_OF_LIFE = ['pointerover', 'touchstart', 'focusin', 'keydown'] as const;

let touch: Promise<void> | undefined;

/** Settles when somebody first touches the page. On the server nobody ever does. */
export function firstTouch(): Promise<void> {
  touch ??= new Promise((resolve) => {
    if (typeof document === 'undefined') return;
    for (const sign of SIGNS_OF_LIFE) addEventListener(sign, () => resolve(), { once: true, passive: true });
  });
  return touch;
}
