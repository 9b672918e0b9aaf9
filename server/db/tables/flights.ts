import type { Generated } from 'kysely';

/** Times in server epoch ms. */
export type Tables = {
  seat_stock: {
    fare_id: string;
    route: string;
    flight_on: string;
    capacity: number;
    held: Generated<number>;
    sold: Generated<number>;
    /** Overrides the timetable's price of an adult, in cents of EUR. */
    adult_price: number | null;
    /** The airline moved the flight; nobody buys it at its old time. */
    is_off_sale: Generated<boolean>;
  };
};
