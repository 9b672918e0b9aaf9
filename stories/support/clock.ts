import { VirtualClock } from '#machines/core/virtual-clock.ts';

/** Friday 20 November 2026, 20:04 in Tehran: the moment of all stories and mock-ups. */
export const NOW = Date.parse('2026-11-20T16:34:00Z');
export const TODAY = '2026-11-20';

/** Time that stands still, so that a picture of a story is the same each time. */
export const frozenClock = new VirtualClock(NOW);
