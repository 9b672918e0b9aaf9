import { expect, test, vi } from 'vitest';
import { views } from '#machines/flights/flight-booking/fixtures.ts';
import type { FlightBookingView } from '#machines/flights/flight-booking/view.ts';
import type { FlightFlowView } from '#src/platform/flights/flight-flow.ts';
import { submitPassengers } from '#src/routes/-support/core/checkout/submit-passengers.ts';

function submitted(...coming: FlightBookingView[]) {
  const saved = vi.fn();
  const listeners = new Set<() => void>();
  let view: FlightBookingView = views.heldCalm;
  const flow = {
    read: () => ({ view }) as FlightFlowView,
    subscribe: (changed: () => void) => {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
    send: () => {},
  };
  submitPassengers(flow, saved);
  for (const next of coming) {
    view = next;
    for (const changed of [...listeners]) changed();
  }
  return { saved, listeners };
}

test('passengers are saved once, and when the server has accepted them', () => {
  expect(submitted(views.submitting).saved).not.toHaveBeenCalled();
  const { saved, listeners } = submitted(views.submitting, views.reviewing, views.payingStarts);
  expect([saved.mock.calls.length, listeners.size]).toEqual([1, 0]);
});

test('refused details save nobody, also when a later try is accepted by itself', () => {
  const { saved, listeners } = submitted(views.submitting, views.heldCalm, views.submitting, views.reviewing);
  expect([saved.mock.calls.length, listeners.size]).toEqual([0, 0]);
  expect(submitted(views.submitting, views.expiredKeepingForm).saved).not.toHaveBeenCalled();
});
