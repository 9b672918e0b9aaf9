import type { TransportBookingView } from '#machines/transport/transport-booking/view.ts';
import { m } from '#src/copy/generated/messages.js';
import { problemText } from '#src/copy/problems.ts';
import {
  awayFaults,
  type CheckoutWords,
  checkoutFaults,
  type Fault,
  faults,
  headingOf,
  shows,
} from '../../support/model/screen-says.ts';
import type { Says } from '../../support/model/walking.ts';

const WORDS: CheckoutWords = {
  people: m.transport_people_title,
  starting: m.transport_review_starting,
  atBank: m.transport_review_at_bank,
  ended: m.transport_hold_ended,
  slow: m.transport_slow,
  issuing: m.transport_paper_issuing,
  wayToHeld: m.transport_held_go,
  soldOut: m.transport_hold_sold,
  textOf: problemText,
  hasPapers: (page) => shows(page, 'SIM 1A2B3C4D'),
};

function bookingFaults(page: HTMLElement, view: TransportBookingView): Fault[] {
  if (view.kind !== 'asking') return checkoutFaults(page, view, WORDS);
  const { problem, held, isSupplierSlow } = view;
  return [
    ...faults(
      ['what is sold', headingOf(page).includes(m.transport_title())],
      ['that it is slow', isSupplierSlow === shows(page, m.transport_slow())],
      ['the problem', !problem || problem.fields !== undefined || shows(page, problemText(problem))],
    ),
    ...(held ? awayFaults(page, held, WORDS) : []),
  ];
}

export const says: Says = { transportBooking: bookingFaults };
