import { HOLD_SECONDS } from '#domain/tours/tour-limits.ts';
import { holdKind } from '#machines/core/hold-session/kind.ts';
import { tourHoldMachine } from '#machines/tours/tour-hold/machine.ts';

export const tourHold = holdKind(tourHoldMachine, {
  models: 'places of a tour that are held',
  seconds: HOLD_SECONDS,
  withoutPath: 'its journeys go through it: e2e/tours/tours.e2e.ts',
  routes: '`/iran-tours/{slug}?step=…&order=…`',
});
