import { useLayoutEffect } from 'react';

/**
 * What was typed into the field of an open shell (`DialogShell`) goes on in the field of that name in the dialog that takes
 * its place; it is read before the dialog closes the shell, as effects of a part run before those of what is around it.
 */
export function useTypedInShell(name: string, onChange: ((value: string) => void) | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the field appears.
  useLayoutEffect(() => {
    const field = document.querySelector<HTMLInputElement>(`dialog[data-shell][open] input[name="${name}"]`);
    if (field?.value) onChange?.(field.value);
  }, []);
}
