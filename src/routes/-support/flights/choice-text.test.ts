import { expect, test } from 'vitest';
import { departing, oneWay, orders, returning, returnTrip, views } from '#machines/flights/flight-booking/fixtures.ts';
import type { FlightOffer } from '#machines/flights/flight-booking/types.ts';
import type { FlightFlowView } from '#src/platform/flights/flight-flow.ts';
import { choiceText } from '#src/routes/-support/flights/choice-text.ts';

const [out] = departing as [FlightOffer];
const [back] = returning as [FlightOffer];
const flowView = (changes: Partial<FlightFlowView>): FlightFlowView => ({
  view: views.fresh,
  search: returnTrip,
  availability: null,
  order: null,
  documents: null,
  problem: null,
  ...changes,
});

test('names the flights of a held order with what they cost', () => {
  expect(choiceText(flowView({ view: views.heldCalm, order: orders.readyOneWay }))).toBe(
    'Your choice stays: Qeshm Air QB 1207, Sat 5 Dec, 10:20, €95.00 for 3.',
  );
});

test('names what is chosen in a list, and a total only when all of it is', () => {
  const choosing = (chosen: FlightOffer | null, then: FlightOffer | null) =>
    flowView({ view: { ...views.fresh, selectedAvailables: { departing: chosen, returning: then } } });
  expect(choiceText(choosing(out, null))).toBe('Your choice stays: Iran Air IR 215, Sat 5 Dec, 05:50.');
  expect(choiceText(choosing(out, back))).toBe(
    'Your choice stays: Iran Air IR 215, Sat 5 Dec, 05:50; Iran Air IR 214, Sat 12 Dec, 07:40, €180.00 for 3.',
  );
});

test('one person needs no count', () => {
  const view = { ...views.fresh, selectedAvailables: { departing: out, returning: null } };
  const search = { ...oneWay, adult: 1, child: 0 };
  expect(choiceText(flowView({ view, search }))).toMatch(/05:50, €\d+\.00\.$/);
});

test('says nothing where nothing is chosen, or all is over', () => {
  expect(choiceText(flowView({}))).toBeNull();
  expect(choiceText(flowView({ view: views.issued, order: orders.issued }))).toBeNull();
});
