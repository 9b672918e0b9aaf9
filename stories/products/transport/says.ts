import { clockOf } from '#domain/core/time.ts';
import type { InquiryView } from '#machines/core/inquiry/view.ts';
import type { TransportAskView } from '#machines/transport/transport-ask/view.ts';
import type { TransportBookingView } from '#machines/transport/transport-booking/view.ts';
import type { TransportOpeningView } from '#machines/transport/transport-opening/view.ts';
import type { TransportRunView } from '#machines/transport/transport-run/view.ts';
import type { TransportTrackingView } from '#machines/transport/transport-tracking/view.ts';
import { m } from '#src/copy/generated/messages.js';
import { problemText } from '#src/copy/problems.ts';
import { problemWords } from '#src/screens/transport/runs/place-words.ts';
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
      ['that it is on its way', isHolding === isBusyButton(page, m.transportwish_continue())],
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

function askFaults(page: HTMLElement, view: TransportAskView): Fault[] {
  const isAsking = view.kind === 'asked' || view.isAsking;
  const wrong = view.kind === 'asked' ? [] : view.faults;
  return faults(
    ['what it costs', shows(page, m.transportask_total())],
    ['that it is on its way', isAsking === isBusyButton(page, m.transportask_send())],
    ['what is wrong', wrong.length === 0 || has(page, '[aria-invalid="true"], [data-c="stop"]')],
    [
      'the problem',
      view.kind === 'asked' || !view.problem || wrong.length > 0 || shows(page, problemText(view.problem)),
    ],
  );
}

const ENDED = {
  refused: () => [m.transportask_refused_car()],
  lapsed: () => [m.inquiry_silent(), m.inquiry_unpaid()],
  withdrawn: () => [m.inquiry_withdrawn()],
} as const;

function inquiryFaults(page: HTMLElement, view: InquiryView): Fault[] {
  switch (view.kind) {
    case 'inquiring':
      return faults(
        ['until when there is an answer', headingOf(page).includes(clockOf(view.answerBy))],
        ['that nothing is held', shows(page, m.inquiry_nothing_held())],
        ['that it is being taken back', view.isWithdrawing === isBusyButton(page, m.inquiry_withdraw())],
        ['that nobody answers', !view.isOffline || view.problem !== null || shows(page, m.inquiry_offline())],
        ['the problem', !view.problem || shows(page, problemText(view.problem))],
      );
    case 'offered':
      return faults(
        ['that it goes on', view.isBusy === isBusyButton(page, m.transportask_accept())],
        [
          'that its time is over',
          !view.isOver || view.problem !== null || shows(page, view.isOffline ? m.inquiry_offline() : m.inquiry_over()),
        ],
        ['the problem', !view.problem || shows(page, problemText(view.problem))],
      );
    default:
      return faults(
        ['how it ended', ENDED[view.kind]().some((title) => headingOf(page).includes(title))],
        ['that nothing was charged', shows(page, m.inquiry_nothing_charged())],
      );
  }
}

function runFaults(page: HTMLElement, view: TransportRunView): Fault[] {
  const { plan, choice, open, refused, lost, problem, isHolding, isReading, isPriceChanged, isSlow } = view;
  const button = choice.length === 1 ? m.transportplace_hold_one_short() : m.transportplace_hold_short();
  return faults(
    ['a plan for the keyboard', has(page, '[role="grid"]')],
    ['each place that is chosen', page.querySelectorAll('[aria-selected="true"]').length === choice.length],
    ['that it is on its way', (isHolding || isReading) === isBusyButton(page, button)],
    ['that it is slow', isSlow === shows(page, m.transport_slow())],
    ['why the press changed nothing', !refused || shows(page, problemWords(plan, refused).title)],
    ['what is open', !open || refused !== null || shows(page, problemWords(plan, open).title)],
    ['both prices', isPriceChanged === shows(page, m.transportplace_price_back())],
    ['that others were first', lost > 0 === shows(page, m.transportplace_lost())],
    ['the problem', !problem || isPriceChanged || lost > 0 || shows(page, problemText(problem))],
  );
}

function openingFaults(page: HTMLElement, view: TransportOpeningView): Fault[] {
  if (view.kind === 'told') return faults(['that a mail comes', shows(page, m.transportrun_tell_told())]);
  const { isAsking, faults: wrong, problem } = view;
  return faults(
    ['that it is on its way', isAsking === isBusyButton(page, m.transportrun_tell_go())],
    ['what is wrong', wrong.length === 0 || has(page, '[aria-invalid="true"], [data-c="stop"]')],
    ['the problem', !problem || wrong.length > 0 || shows(page, problemText(problem))],
  );
}

export const says: Says = {
  transportOpening: openingFaults,
  transportRun: runFaults,
  transportAsk: askFaults,
  transportInquiry: inquiryFaults,
  transportTracking: trackingFaults,
  transportBooking: bookingFaults,
};
