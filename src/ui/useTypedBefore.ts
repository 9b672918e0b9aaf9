import { useLayoutEffect, useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Text typed or autofilled before hydration exists only in the DOM field. Reports it to the owner on mount, so that the next render leaves
 * field, caret and focus alone. Also reads the field of an open shell: effects of children run before those of the dialog.
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
    // An empty shell field does not clear a known value.
    if (value !== undefined && field.value !== value && (isWaking || field.value)) onChange?.(field.value);
  }, []);
}
