import { formatMoney } from '#domain/core/money.ts';
import type { TourBookingView } from '#machines/tours/tour-booking/view.ts';
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

export const says: Says = { tourBooking: bookingFaults };
