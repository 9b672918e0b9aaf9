import type { WorldPixel } from '#domain/core/web-mercator.ts';

/** SVG path of the diamond around a World Heritage site. */
export const starPath = ({ x, y }: WorldPixel): string => `M${x} ${y - 6}l6 6-6 6-6-6z`;
