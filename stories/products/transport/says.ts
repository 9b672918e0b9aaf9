import type { TransportBookingView } from '#machines/transport/transport-booking/view.ts';
import type { TransportTrackingView } from '#machines/transport/transport-tracking/view.ts';
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
  isBusyButton,
  shows,
} from '../../support/model/screen-says.ts';
import type { Says } from '../../support/model/walking.ts';

const WORDS: CheckoutWords = {
  people: m.transportride_lead_title,
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

const OVER: readonly TransportTrackingView['kind'][] = ['done', 'noShow', 'givenBack'];

function trackingFaults(page: HTMLElement, view: TransportTrackingView): Fault[] {
  const { kind, question, saying, problem, isOffline, lost } = view;
  const isOpen = !OVER.includes(kind);
  return faults(
    ['that nobody came', (kind === 'driverMissing') === has(page, '[data-bad]') || kind !== 'driverMissing'],
    ['that the driver left', (kind === 'noShow') === shows(page, m.transportride_write())],
    ['that the money goes back', (kind === 'givenBack') === shows(page, m.transportride_tag_given_back())],
    ['the question when it lands', (isOpen && question === 'late') === has(page, '#late-at')],
    ['the question what follows', (isOpen && question === 'nobodyCame') === has(page, '#nobody-choice')],
    [
      'that it is being said',
      !isOpen ||
        question !== null ||
        saying !== 'met' ||
        isBusyButton(page, m.transportride_met()) ||
        kind === 'confirmed',
    ],
    [
      'the problem',
      !problem || problem.fields !== undefined || lost !== null || isOffline || shows(page, problemText(problem)),
    ],
    [
      'that it is offline',
      lost !== null || isOffline === page.textContent.includes(m.transportride_offline({ time: '' }).slice(0, 14)),
    ],
    ['that access was lost', !lost || shows(page, problemText(lost))],
  );
}

export const says: Says = { transportTracking: trackingFaults, transportBooking: bookingFaults };
