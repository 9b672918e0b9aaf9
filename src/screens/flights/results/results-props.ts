import type { ComponentType, ReactNode } from 'react';
import type { FlightFilters } from '#domain/flights/flight-filters.ts';
import type { AppClock } from '#machines/core/clock.ts';
import type { FlightBookingEvent, FlightOffer } from '#machines/flights/flight-booking/types.ts';
import type { FlightBookingView } from '#machines/flights/flight-booking/view.ts';
import type { components } from '#openapi/generated/types.ts';
import type { AllHiddenProps } from '#src/screens/flights/results/AllHidden.tsx';
import type { CompareFlightsProps } from '#src/screens/flights/results/CompareFlights.tsx';
import type { FailedProps } from '#src/screens/flights/results/Failed.tsx';
import type { FareHelpProps } from '#src/screens/flights/results/FareHelp.tsx';
import type { FilterFormProps } from '#src/screens/flights/results/FilterForm.tsx';
import type { ChangeFlightFilters } from '#src/screens/flights/results/filters.ts';
import type { BesideEmptyList, NoSeatsProps } from '#src/screens/flights/results/NoFlights.tsx';
import type { PriceChangedProps } from '#src/screens/flights/results/PriceChanged.tsx';
import type { ResultsNotesProps } from '#src/screens/flights/results/ResultsNotes.tsx';

export type ResultsScreenProps = {
  readonly view: Extract<FlightBookingView, { kind: 'results' }>;
  /** null while loading. */
  readonly availability: components['schemas']['FlightAvailability'] | null;
  readonly url: FlightFilters;
  readonly onUrl: ChangeFlightFilters;
  /** The SearchForm that "Edit search" opens. */
  readonly form: ReactNode;
  readonly parts: LateParts;
  /** News of the country. */
  readonly situation?: ReactNode;
  readonly between?: BesideEmptyList | undefined;
  readonly send: (event: FlightBookingEvent) => void;
  readonly clock: AppClock;
  /** Length of a hold in seconds; null while nothing is held. */
  readonly holdSeconds: number | null;
  /** URL of the held booking; without an order id while nothing is held. */
  readonly holdHref: string;
};

/** Parts that are plain HTML or hidden until the page is touched; their code may load then. */
export type LateParts = {
  readonly FilterForm: ComponentType<FilterFormProps>;
  readonly AllHidden: ComponentType<AllHiddenProps>;
  readonly CompareFlights: ComponentType<CompareFlightsProps>;
  readonly FareHelp: ComponentType<FareHelpProps>;
  readonly LegHeader: ComponentType<LegHeaderProps>;
  readonly PriceChanged: ComponentType<PriceChangedProps>;
  readonly ResultsNotes: ComponentType<ResultsNotesProps>;
  readonly NoSeats: ComponentType<NoSeatsProps>;
  readonly Failed: ComponentType<FailedProps>;
};

export type LegHeaderProps = Pick<ResultsScreenProps, 'view' | 'send'> & { readonly offers: readonly FlightOffer[] };
