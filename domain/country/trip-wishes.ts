import type { AgeClass } from '#domain/core/ages.ts';
import { MINUTE_MS } from '#domain/core/time.ts';
import { AIRPORT_CHANGE_MINUTES } from '#domain/country/airport-change.ts';
import type { TripFinding, TripPlace } from '#domain/country/trip.ts';

/** One of those for whom something is searched. `age`: years on the day of the wish; null where only the class is known. */
export type Companion = { readonly ageClass: AgeClass; readonly age: number | null };

/** The search that would resolve a finding. `company`: the people, one by one, where it is known who they are. */
export type TripWish = {
  readonly finding: string;
  readonly people: number;
  readonly company?: readonly Companion[];
  /** An order of the journey in which exactly these people are booked: its owner need not tell them again. */
  readonly bookedIn?: string;
} & (
  | { readonly kind: 'stay'; readonly place: TripPlace; readonly day: string; readonly until: string }
  | {
      readonly kind: 'way';
      readonly from: TripPlace;
      readonly to: TripPlace;
      readonly day: string;
      /** Earliest departure, UTC epoch ms; null: any time of the day. */
      readonly notBefore: number | null;
    }
  | {
      readonly kind: 'visa';
      readonly nationalities: readonly string[];
      readonly arrival: string;
      readonly days: number;
    }
  /** A car from an airport, from when the flight lands, UTC epoch ms. */
  | { readonly kind: 'transfer'; readonly airport: string; readonly day: string; readonly landsAt: number }
  /** First and last day. */
  | { readonly kind: 'insurance'; readonly day: string; readonly until: string }
  /** An order of the journey, and the first and last day that are enough. */
  | { readonly kind: 'shorten'; readonly reference: string; readonly day: string; readonly until: string }
);

/** null when no product can resolve it. `everybody`: number of travellers. */
export function wishOf(finding: TripFinding, everybody: number): TripWish | null {
  const { id, day } = finding;
  const of = { finding: id, people: finding.people.length || everybody };
  switch (finding.kind) {
    case 'bed':
    case 'early':
    case 'open':
      return { ...of, kind: 'stay', place: finding.place, day, until: finding.until };
    case 'way':
    case 'seat':
      return { ...of, kind: 'way', from: finding.from, to: finding.to, day, notBefore: null };
    case 'counter': {
      const notBefore = finding.one.endsAt + AIRPORT_CHANGE_MINUTES.domestic * MINUTE_MS;
      return { ...of, kind: 'way', from: finding.from, to: finding.to, day, notBefore };
    }
    case 'visa': {
      const { need, begun, nationalities, arrival, days } = finding;
      return begun !== null || need === 'guidedTour' || need === 'impossible'
        ? null
        : { ...of, people: nationalities.length, kind: 'visa', nationalities, arrival, days };
    }
    case 'clash':
    case 'shortChange':
    case 'unused':
    case 'visaQuestion':
    case 'visaEnds':
    case 'visaLapses':
    case 'passport':
    case 'airports':
    case 'closed':
    case 'insuredTwice':
    case 'rideAirport':
    case 'rideTime':
      return null;
    case 'transfer':
      return { ...of, kind: 'transfer', day, airport: finding.airport, landsAt: finding.landsAt };
    case 'insuredLong':
      return { ...of, kind: 'shorten', reference: finding.booking.reference, day, until: finding.until };
    // A policy that is too short is extended on the page of its order.
    case 'insurance':
      return finding.booking === null ? { ...of, kind: 'insurance', day, until: finding.until } : null;
  }
}

/**
 * True when nothing on this site resolves it now: the finding says what to do and until when, and can be ticked off.
 */
export function isElsewhere(finding: TripFinding, isSold: boolean): boolean {
  switch (finding.kind) {
    case 'passport':
    case 'airports':
    case 'closed':
      return true;
    case 'insurance':
      return !isSold && finding.booking === null;
    case 'bed':
    case 'early':
    case 'open':
    case 'way':
    case 'seat':
      return !isSold;
    case 'visa':
      return !isSold && finding.begun === null;
    // These are resolved in their orders.
    case 'counter':
    case 'clash':
    case 'shortChange':
    case 'unused':
    case 'visaQuestion':
    case 'visaEnds':
    case 'visaLapses':
    case 'insuredTwice':
    case 'insuredLong':
    case 'rideAirport':
    case 'rideTime':
    case 'transfer':
      return false;
  }
}
