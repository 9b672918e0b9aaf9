import type { TransportBookingView } from '#machines/transport/transport-booking/view.ts';
import { m } from '#src/copy/generated/messages.js';
import { problemText } from '#src/copy/problems.ts';
import {
  awayFaults,
  type CheckoutWords,
  checkoutFaults,
  type Fault,
  faults,
  has,
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
  const { problem, held, isHolding, isSupplierSlow, isPriceChanged, faults: wrong } = view;
  return [
    ...faults(
      ['the form', headingOf(page).includes(m.transport_title()) && has(page, 'form')],
      ['that it is on its way', isHolding === has(page, '[form="transport-wish"][aria-busy="true"]')],
      ['both prices', isPriceChanged === shows(page, m.transport_hold_back())],
      ['which field is wrong', wrong.length === 0 || problem === null || has(page, '[aria-invalid="true"]')],
      ['that it is slow', isSupplierSlow === shows(page, m.transport_slow())],
      ['the problem', !problem || isPriceChanged || problem.fields !== undefined || shows(page, problemText(problem))],
    ),
    ...(held ? awayFaults(page, held, WORDS) : []),
  ];
}

export const says: Says = { transportBooking: bookingFaults };
