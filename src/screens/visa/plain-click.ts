import type { MouseEvent } from 'react';

/** Handles plain clicks on a link; with a modifier key the browser opens it. */
export const onPlainClick = (then: () => void) => (event: MouseEvent) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  then();
};
