import { isWithin, pathTo } from '#domain/core/page-paths.ts';
import { choiceText } from '#src/routes/-support/flights/choice-text.ts';
import { liveFlow } from '#src/routes/-support/flights/flight-screens.ts';

/** A text of the chosen flights that a login on this page keeps; null: none are chosen here. */
export function choiceOn(path: string): string | null {
  const booking = isWithin(path, pathTo.flights()) ? liveFlow.get()?.bookingNow() : null;
  return booking ? choiceText(booking) : null;
}
