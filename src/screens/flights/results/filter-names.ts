import { formatRoundMoney } from '#domain/core/money.ts';
import { own } from '#domain/core/own.ts';
import type { FilterGroup } from '#domain/flights/flight-filters.ts';
import type { FlightOffer } from '#machines/flights/flight-booking/types.ts';
import { m } from '#src/copy/generated/messages.js';
import { numberIn } from '#src/screens/core/list/filters.ts';
import { MATCHES } from '#src/screens/flights/results/filters.ts';

export const GROUP_NAME: Readonly<Record<FilterGroup, () => string>> = {
  price: () => m.results_price(),
  time: () => m.results_leaves(),
  kind: () => m.results_kind(),
  back: () => m.results_money_back(),
  bags: () => m.results_checked_bags(),
  airline: () => m.results_airline(),
  aircraft: () => m.results_aircraft(),
  terminal: () => m.results_terminals(),
};

const TIME_NAME: Readonly<Record<string, () => string>> = {
  night: () => m.results_night(),
  morning: () => m.results_morning(),
  afternoon: () => m.results_afternoon(),
  evening: () => m.results_evening(),
};

/** Label of a choice. Names of airlines and aircraft come from the list's flights. */
export function choiceName(group: FilterGroup, value: string, offers: readonly FlightOffer[]): string {
  const flight = () => offers.find((offer) => MATCHES[group](offer, value, 0))?.flight;
  switch (group) {
    case 'price': {
      const currency = offers[0]?.total.currency ?? 'EUR';
      return m.results_price_to({ amount: formatRoundMoney({ amount: numberIn(value) * 100, currency }) });
    }
    case 'time':
      return own(TIME_NAME, value)?.() ?? value;
    case 'kind':
      return value === 'charter' ? m.results_charter() : m.results_systemic();
    case 'back':
      return m.results_half();
    case 'bags':
      return m.results_bags_from({ kg: numberIn(value) });
    case 'airline':
      return flight()?.airlineName ?? value;
    case 'aircraft':
      return flight()?.aircraft ?? value;
    case 'terminal':
      return m.results_terminal({ terminal: flight()?.terminal ?? value.slice(1) });
  }
}
