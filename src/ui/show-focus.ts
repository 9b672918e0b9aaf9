/**
 * Brings the focus to a field and draws its ring, which a browser leaves out for a radio or a box after a tap. The words
 * above it that say why stay in sight as far as there is room for both.
 */
export function showFocus(field: HTMLElement, words: HTMLElement | null): void {
  field.focus({ preventScroll: true });
  field.dataset.focusVisible = '';
  field.addEventListener('blur', () => delete field.dataset.focusVisible, { once: true });
  words?.scrollIntoView({ block: 'start' });
  field.scrollIntoView({ block: 'nearest' });
}
