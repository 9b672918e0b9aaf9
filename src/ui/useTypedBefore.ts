import { useLayoutEffect, useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * What was typed, or filled in by the browser, before the page came alive is in the field and nowhere else. Its owner
 * hears of it in the very moment in which the field wakes, so that the next render leaves field, caret and focus alone.
 * So it is with the field of an open shell, in whose place this one comes: effects of a part run before those of the dialog.
 */
export function useTypedBefore(
  id: string,
  value: string | number | readonly string[] | undefined,
  onChange: ((value: string) => void) | undefined,
): void {
  const isWaking = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the field wakes.
  useLayoutEffect(() => {
    // Read now: the dialog's own effect empties the shell right after.
    const field = isWaking ? document.getElementById(id) : document.querySelector(`[open]>[data-filled] [id="${id}"]`);
    const isField =
      field instanceof HTMLInputElement || field instanceof HTMLSelectElement || field instanceof HTMLTextAreaElement;
    if (!isField) return;
    // An empty field of a shell does not clear a known value.
    if (value !== undefined && field.value !== value && (isWaking || field.value)) onChange?.(field.value);
  }, []);
}
