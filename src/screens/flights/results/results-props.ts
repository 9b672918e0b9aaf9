import type { ComponentType, ReactNode } from 'react';
import type { FlightFilters } from '#domain/flights/flight-filters.ts';
import type { AppClock } from '#machines/core/clock.ts';
import type { FlightBookingEvent, FlightOffer } from '#machines/flights/flight-booking/types.ts';
import type { FlightBookingView } from '#machines/flights/flight-booking/view.ts';
import type { components } from '#openapi/generated/types.ts';
import type { AllHiddenProps } from '#src/screens/flights/results/AllHidden.tsx';
import type { FailedProps } from '#src/screens/flights/results/Failed.tsx';
import type { FareHelpProps } from '#src/screens/flights/results/FareHelp.tsx';
import type { FilterFormProps } from '#src/screens/flights/results/FilterForm.tsx';
import type { ChangeFilters } from '#src/screens/flights/results/filters.ts';
import type { NoSeatsProps } from '#src/screens/flights/results/NoFlights.tsx';
import type { PriceChangedProps } from '#src/screens/flights/results/PriceChanged.tsx';
import type { ResultsNotesProps } from '#src/screens/flights/results/ResultsNotes.tsx';

export type ResultsScreenProps = {
  readonly view: Extract<FlightBookingView, { kind: 'results' }>;
  /** null while it is on its way. */
  readonly availability: components['schemas']['FlightAvailability'] | null;
  readonly address: FlightFilters;
  readonly onAddress: ChangeFilters;
  /** The SearchForm that "Edit search" opens. */
  readonly form: ReactNode;
  readonly parts: LateParts;
  /** What happened in the country. */
  readonly situation?: ReactNode;
  readonly send: (event: FlightBookingEvent) => void;
  readonly clock: AppClock;
  /** How long a hold lasts; null while nothing is held. */
  readonly holdSeconds: number | null;
  /** Where the booking goes on whose seats are held; while nothing is held, without an order. */
  readonly holdHref: string;
};

/** Parts that work as plain HTML, or are not to be seen, until somebody touches the page: their code may come then. */
export type LateParts = {
  readonly FilterForm: ComponentType<FilterFormProps>;
  readonly AllHidden: ComponentType<AllHiddenProps>;
  readonly FareHelp: ComponentType<FareHelpProps>;
  readonly LegHeader: ComponentType<LegHeaderProps>;
  readonly PriceChanged: ComponentType<PriceChangedProps>;
  readonly ResultsNotes: ComponentType<ResultsNotesProps>;
  readonly NoSeats: ComponentType<NoSeatsProps>;
  readonly Failed: ComponentType<FailedProps>;
};

export type LegHeaderProps = Pick<ResultsScreenProps, 'view' | 'send'> & { readonly offers: readonly FlightOffer[] };
