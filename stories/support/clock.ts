import { VirtualClock } from '#machines/core/virtual-clock.ts';

/** Friday 20 November 2026, 20:04 in Tehran: the time of all stories and mock-ups. */
export const NOW = Date.parse('2026-11-20T16:34:00Z');
export const TODAY = '2026-11-20';

/** A fixed clock, so that pictures of a story are identical. */
export const frozenClock = new VirtualClock(NOW);
