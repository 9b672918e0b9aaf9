import { MINUTE_MS } from '#domain/core/time.ts';
import { AIRPORT_CHANGE_MINUTES } from '#domain/country/airport-change.ts';
import type { TripFinding, TripPlace } from '#domain/country/trip.ts';

/** What would mend a finding, as somebody would search for it. */
export type TripWish = { readonly finding: string; readonly people: number } & (
  | { readonly kind: 'stay'; readonly place: TripPlace; readonly day: string; readonly until: string }
  | {
      readonly kind: 'way';
      readonly from: TripPlace;
      readonly to: TripPlace;
      readonly day: string;
      /** It must not leave before, UTC epoch milliseconds; null: any of the day. */
      readonly notBefore: number | null;
    }
  | {
      readonly kind: 'visa';
      readonly nationalities: readonly string[];
      readonly arrival: string;
      readonly days: number;
    }
);

/** null where no product could ever mend it. `everybody`: how many travel. */
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
    case 'insurance':
      return null;
  }
}

/** Nothing on this site mends it at this moment: it says what to do, by which day, and can be ticked off. */
export function isElsewhere(finding: TripFinding, isSold: boolean): boolean {
  switch (finding.kind) {
    case 'passport':
    case 'airports':
    case 'closed':
    case 'insurance':
      return true;
    case 'bed':
    case 'early':
    case 'open':
    case 'way':
    case 'seat':
      return !isSold;
    case 'visa':
      return !isSold && finding.begun === null;
    // These are mended in their order.
    case 'counter':
    case 'clash':
    case 'shortChange':
    case 'unused':
    case 'visaQuestion':
    case 'visaEnds':
    case 'visaLapses':
      return false;
  }
}
