import type { CheckTrip } from '#domain/country/trip-travellers.ts';
import { insuranceFindings } from '#domain/insurance/insurance-findings.ts';

/** On which days of a journey somebody is not insured. */
export const tripCheck = async (): Promise<CheckTrip> => insuranceFindings;
