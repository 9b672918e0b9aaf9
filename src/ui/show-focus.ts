/**
 * Focuses a field and draws its focus ring, which browsers omit for radios and checkboxes after a tap. Keeps the explanation above it in
 * view if there is room.
 */
export function showFocus(field: HTMLElement, words: HTMLElement | null): void {
  field.focus({ preventScroll: true });
  field.dataset.focusVisible = '';
  field.addEventListener('blur', () => delete field.dataset.focusVisible, { once: true });
  words?.scrollIntoView({ block: 'start' });
  field.scrollIntoView({ block: 'nearest' });
}
