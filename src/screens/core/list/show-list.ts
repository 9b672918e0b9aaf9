/** Closes the filters that a button on a narrow screen is in: the list below them is what one wants to see. */
export function showList(button: HTMLElement) {
  const filters = button.closest('details');
  if (!filters) return;
  filters.open = false;
  filters.querySelector('summary')?.focus({ preventScroll: true });
  filters.scrollIntoView();
}
