import { formatMoney } from '#domain/core/money.ts';
import { clockOf } from '#domain/core/time.ts';
import { isCalledOff } from '#domain/tours/standing.ts';
import type { InquiryView } from '#machines/core/inquiry/view.ts';
import type { TourAskView } from '#machines/tours/tour-ask/view.ts';
import type { TourBookingView } from '#machines/tours/tour-booking/view.ts';
import type { TourTrackingView } from '#machines/tours/tour-tracking/view.ts';
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
import { tourItem } from './order.ts';

const WORDS: CheckoutWords = {
  people: m.tours_people_title,
  starting: m.tours_review_starting,
  atBank: m.tours_review_at_bank,
  ended: m.tours_hold_ended,
  slow: m.tours_slow,
  issuing: m.tours_paper_issuing,
  wayToHeld: m.tours_held_go,
  soldOut: m.tours_hold_sold,
  textOf: problemText,
  hasPapers: (page) => shows(page, 'SIM 1A2B3C4D'),
};

/** Of the button that books: more time for a hold may be on its way, too. */
const isBooking = (page: HTMLElement): boolean =>
  [...page.querySelectorAll('[aria-busy="true"]')].some(({ textContent }) =>
    textContent.includes(m.tourpage_book({ count: 2 })),
  );

function bookingFaults(page: HTMLElement, view: TourBookingView): Fault[] {
  if (view.kind !== 'viewing') return checkoutFaults(page, view, WORDS);
  const { problem, held, isHolding, isSupplierSlow, isPriceChanged } = view;
  const price = problem?.price;
  return [
    ...faults(
      ['the tour', headingOf(page).includes(tourItem.title)],
      ['that it is on its way', isHolding === isBooking(page)],
      ['that it is slow', isSupplierSlow === shows(page, m.tours_slow())],
      ['both prices', !isPriceChanged || !price || shows(page, formatMoney(price.new))],
      ['the problem', problem === null || isPriceChanged || has(page, '[data-c="stop"], [data-c="warn"]')],
    ),
    ...(held ? awayFaults(page, held, WORDS) : []),
  ];
}

function askFaults(page: HTMLElement, view: TourAskView): Fault[] {
  const isAsking = view.kind === 'asked' || view.isAsking;
  return [
    ...faults(
      ['what is asked for', headingOf(page).includes(tourItem.title)],
      ['that it is on its way', isAsking === isBusyButton(page, m.tourask_send_private())],
    ),
    ...(view.kind === 'asked'
      ? []
      : faults(
          ['what is wrong', view.faults.length > 0 === has(page, '[aria-invalid]')],
          ['the problem', !view.problem || view.faults.length > 0 || shows(page, problemText(view.problem))],
        )),
  ];
}

const ENDED = {
  refused: () => [m.tourask_refused_private()],
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
        ['that it goes on', view.isBusy === isBusyButton(page, m.tourask_accept())],
        [
          'that its time is over',
          !view.isOver || view.problem !== null || shows(page, view.isOffline ? m.inquiry_offline() : m.inquiry_over()),
        ],
        ['the problem', !view.problem || shows(page, problemText(view.problem))],
      );
    default:
      return faults(
        ['how it ended', ENDED[view.kind]().some((title) => headingOf(page).includes(title))],
        ['what else there is', shows(page, m.tourask_others_hint())],
      );
  }
}

/** Both strands, in the words of the order's page. */
const trackingFaults = (page: HTMLElement, { money, departure }: TourTrackingView): Fault[] =>
  faults(
    [
      'that all is paid',
      isCalledOff({ stage: departure }) || (money === 'paidInFull') === shows(page, m.tours_way_paid()),
    ],
    ['that it runs', ['certain', 'running', 'done'].includes(departure) === has(page, '[data-c="done"]')],
    ['too few people', (departure === 'belowMinimum') === shows(page, m.tours_way_below())],
    ['that it is called off', (departure === 'calledOff') === shows(page, m.tours_way_off())],
  );

export const says: Says = {
  tourBooking: bookingFaults,
  tourAsk: askFaults,
  tourInquiry: inquiryFaults,
  tourTracking: trackingFaults,
};
