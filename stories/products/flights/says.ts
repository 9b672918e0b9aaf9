import { airportOf } from '#domain/country/airports.ts';
import type { OrderCheckoutView } from '#machines/core/order-checkout/view.ts';
import type { FlightBookingView } from '#machines/flights/flight-booking/view.ts';
import type { ResultsAgeView } from '#machines/flights/results-age/types.ts';
import { flightProblemText } from '#src/copy/flight-problems.ts';
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
  isBusy,
  shows,
} from '../../support/model/screen-says.ts';
import type { Says } from '../../support/model/walking.ts';

const WORDS: CheckoutWords = {
  people: m.passengers_title,
  starting: m.review_starting,
  atBank: m.review_at_bank,
  ended: m.ui_hold_over,
  slow: m.results_slow,
  issuing: m.issue_issuing_title,
  wayToHeld: m.results_held_go,
  soldOut: flightProblemText,
  textOf: flightProblemText,
  hasPapers: (page) => has(page, 'article, [data-part="ticket"]') || shows(page, 'SIM 000'),
};

/** The bar over the list: says that it is refreshing, otherwise its age and why a refresh failed. */
function ageFaults(page: HTMLElement, results: ResultsAgeView): Fault[] {
  if (results.kind !== 'shown') return [];
  const { isStale, isRefreshing, problem } = results;
  return faults(
    ['that it asks again', isRefreshing === shows(page, m.results_again())],
    ['its age', isStale === shows(page, m.results_old({ minutes: 10 }))],
    ['why it could not ask', isRefreshing || !problem || shows(page, problemText(problem))],
  );
}

function flightBookingFaults(page: HTMLElement, view: FlightBookingView): Fault[] {
  const heading = headingOf(page);
  switch (view.kind) {
    case 'idle':
      return faults(['the search form', has(page, 'form')]);
    case 'results': {
      const { results, search, problem, isPriceChanged, held } = view;
      const isListed = results.kind === 'shown' && results.results.departing > 0;
      return [
        ...faults(
          ['the city of departure', heading.includes(airportOf(search.origin)?.city ?? '?')],
          ['the city of arrival', heading.includes(airportOf(search.destination)?.city ?? '?')],
          ['flights', isListed === has(page, 'article')],
          ['that it loads', results.kind !== 'loading' || shows(page, m.results_loading())],
          ['that it failed', results.kind !== 'failed' || shows(page, m.results_failed())],
          ['the question about the price', isPriceChanged === has(page, 'dialog[open]')],
          ['the problem', !problem || isPriceChanged || shows(page, flightProblemText(problem))],
          ['that seats are taken', !view.isHolding || !isListed || isBusy(page)],
          ['that the airline is slow', !view.isSupplierSlow || !isListed || shows(page, m.results_slow())],
        ),
        ...ageFaults(page, results),
        ...(held ? awayFaults(page, held, WORDS) : []),
      ];
    }
    default:
      return checkoutFaults(page, view, WORDS);
  }
}

function orderCheckoutFaults(page: HTMLElement, view: OrderCheckoutView): Fault[] {
  if (view.kind === 'away') return awayFaults(page, view, WORDS);
  if (view.kind !== 'left') return checkoutFaults(page, view, WORDS);
  return faults(
    ['a list', has(page, 'article')],
    ['the problem', !view.problem || shows(page, flightProblemText(view.problem))],
  );
}

export const says: Says = { flightBooking: flightBookingFaults, orderCheckout: orderCheckoutFaults };
