import { sql } from 'kysely';

/** How the number of a departure of one party begins. No file of an inventory may name one. */
export const PRIVATE = 'PRIVATE-';

/** The number of the departure that is offered for an inquiry. */
export const privateDepartureOf = (inquiryId: string): string => `${PRIVATE}${inquiryId.slice(0, 13).toUpperCase()}`;

/** Of departures: it belongs to one party. */
export const IS_PRIVATE = sql<boolean>`starts_with(id, ${PRIVATE})`;
