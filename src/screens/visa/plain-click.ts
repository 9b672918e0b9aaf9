import type { MouseEvent } from 'react';

/** A link whose click the machine hears; with a key held down the browser opens it as any link. */
export const onPlainClick = (then: () => void) => (event: MouseEvent) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  then();
};
