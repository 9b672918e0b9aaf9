import { clockOf } from '#domain/core/time.ts';
import type { InquiryView } from '#machines/core/inquiry/view.ts';
import type { HotelBookingView } from '#machines/hotels/hotel-booking/view.ts';
import type { HotelResultsView } from '#machines/hotels/hotel-results/types.ts';
import { m } from '#src/copy/generated/messages.js';
import { hotelProblemText } from '#src/screens/hotels/HotelNotes.tsx';
import {
  awayFaults,
  type CheckoutWords,
  checkoutFaults,
  type Fault,
  faults,
  has,
  hasButton,
  headingOf,
  isBusy,
  isBusyButton,
  shows,
} from '../../support/model/screen-says.ts';
import type { Says } from '../../support/model/walking.ts';

const WORDS: CheckoutWords = {
  people: m.hotels_guests_title,
  starting: m.hotels_review_starting,
  atBank: m.hotels_review_at_bank,
  ended: m.hotels_hold_ended,
  slow: m.hotels_slow,
  issuing: m.hotels_paper_issuing,
  wayToHeld: m.hotels_held_go,
  soldOut: () => m.hotels_hold_sold_out(),
  textOf: hotelProblemText,
  hasPapers: (page) => shows(page, 'SIM ABB'),
};

function ageFaults(page: HTMLElement, results: HotelResultsView): Fault[] {
  if (results.kind === 'loading') return faults(['that it loads', shows(page, m.hotels_results_loading())]);
  if (results.kind === 'failed') return faults(['why it failed', shows(page, hotelProblemText(results.problem))]);
  const { isStale, isRefreshing, problem } = results;
  return faults(
    ['that it asks again', isRefreshing === shows(page, m.hotels_results_asking())],
    ['its age', isRefreshing || isStale === shows(page, m.results_old({ minutes: 10 }))],
    ['why it could not ask', isRefreshing || !problem || shows(page, hotelProblemText(problem))],
  );
}

const isFound = (results: HotelResultsView) => results.kind === 'shown' && results.results.found > 0;

function hotelBookingFaults(page: HTMLElement, view: HotelBookingView): Fault[] {
  const heading = headingOf(page);
  switch (view.kind) {
    case 'idle':
      return faults(
        ['the search form', has(page, 'form')],
        ['the problem', !view.problem || shows(page, hotelProblemText(view.problem))],
      );
    case 'reading':
      return faults(['that something comes', shows(page, m.hotels_results_loading())]);
    case 'results':
      return [
        ...faults(
          ['the place', heading.includes(view.destination.name_en)],
          ['hotels', isFound(view.results) === has(page, 'ol article')],
          ['that none has rooms', view.results.kind !== 'shown' || isFound(view.results) || has(page, 'h2')],
          ['the problem', !view.problem || shows(page, hotelProblemText(view.problem))],
        ),
        ...ageFaults(page, view.results),
        ...(view.held ? awayFaults(page, view.held, WORDS) : []),
      ];
    case 'hotel':
      return [...hotelFaults(page, view), ...(view.held ? awayFaults(page, view.held, WORDS) : [])];
    case 'inquiry':
      return [...inquiryFaults(page, view.inquiry), ...(view.held ? awayFaults(page, view.held, WORDS) : [])];
    default:
      return checkoutFaults(page, view, WORDS);
  }
}

const ENDED = {
  refused: () => [m.hotels_inquiry_refused()],
  lapsed: () => [m.hotels_inquiry_silent(), m.hotels_inquiry_unpaid()],
  withdrawn: () => [m.inquiry_withdrawn()],
} as const;

function inquiryFaults(page: HTMLElement, view: InquiryView): Fault[] {
  switch (view.kind) {
    case 'inquiring':
      return faults(
        ['until when it answers', headingOf(page).includes(clockOf(view.answerBy))],
        ['that nothing is held', shows(page, m.inquiry_nothing_held())],
        ['the way back', hasButton(page, m.inquiry_withdraw())],
        ['that it is being taken back', view.isWithdrawing === isBusyButton(page, m.inquiry_withdraw())],
        ['that nobody answers', !view.isOffline || view.problem !== null || shows(page, m.hotels_inquiry_offline())],
        ['the problem', !view.problem || shows(page, hotelProblemText(view.problem))],
      );
    case 'offered':
      return faults(
        ['until when to pay', view.offerUntil === null || shows(page, clockOf(view.offerUntil))],
        ['the way on', hasButton(page, m.hotels_inquiry_accept())],
        ['that it goes on', view.isBusy === isBusyButton(page, m.hotels_inquiry_accept())],
        [
          'that its time is over',
          !view.isOver ||
            view.problem !== null ||
            shows(page, view.isOffline ? m.hotels_inquiry_offline() : m.inquiry_over()),
        ],
        ['the problem', !view.problem || shows(page, hotelProblemText(view.problem))],
      );
    case 'refused':
    case 'lapsed':
    case 'withdrawn':
      return faults(
        ['how it ended', ENDED[view.kind]().some((title) => headingOf(page).includes(title))],
        ['other hotels', shows(page, m.hotels_inquiry_others_hint())],
      );
  }
}

function hotelFaults(page: HTMLElement, view: Extract<HotelBookingView, { kind: 'hotel' }>): Fault[] {
  const { rates, stay, chosenRates, problem, isPriceChanged, isBooking } = view;
  const hasTable = isFound(rates);
  const chosen = page.querySelectorAll('table [aria-pressed="true"]').length;
  const wanted = chosenRates.filter((rate) => rate !== null).length;
  const price = problem?.price;
  return [
    ...faults(
      ['a table for each room', page.querySelectorAll('table').length === (hasTable ? stay.rooms.length : 0)],
      ['that it is full', rates.kind !== 'shown' || hasTable !== shows(page, m.hotels_rooms_full())],
      ['which rates are chosen', !hasTable || chosen === wanted],
      ['the problem', !problem || isPriceChanged || shows(page, hotelProblemText(problem))],
      [
        'the new price and both ways',
        !isPriceChanged || !hasTable || (!!price && hasButton(page, m.hotels_price_leave())),
      ],
      ['that rooms are taken', !isBooking || !hasTable || isBusy(page)],
      ['that the hotel is slow', !view.isSupplierSlow || !hasTable || shows(page, m.hotels_slow())],
    ),
    ...ageFaults(page, rates),
  ];
}

export const says: Says = { hotelBooking: hotelBookingFaults, hotelInquiry: inquiryFaults };
