import type { WorldPixel } from '#domain/core/web-mercator.ts';

/** The diamond of a World Heritage site around its place, as a path of SVG. */
export const starPath = ({ x, y }: WorldPixel): string => `M${x} ${y - 6}l6 6-6 6-6-6z`;
