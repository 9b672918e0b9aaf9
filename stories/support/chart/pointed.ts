import type { Box } from './layout.ts';

const POINT = 10;

/** The outline of a choice: a box with a point at the left and at the right. */
export const pointed = ({ x, y, w, h }: Box): string =>
  `M${x} ${y + h / 2}L${x + POINT} ${y}H${x + w - POINT}L${x + w} ${y + h / 2}L${x + w - POINT} ${y + h}H${x + POINT}Z`;
