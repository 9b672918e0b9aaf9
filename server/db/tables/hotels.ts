import type { ColumnType, Generated } from 'kysely';

/** Times in server epoch ms. */
export type Tables = {
  hotel_catalogue: { only_one: Generated<boolean>; version: number; imported_at: number };
  hotel_row: {
    kind: 'city' | 'sight' | 'hotel';
    id: string;
    position: number;
    content: ColumnType<unknown, string, string>;
  };
  hotel_night: {
    room: string;
    night: string;
    capacity: number;
    held: Generated<number>;
    sold: Generated<number>;
    /** Of the whole room, in cents of EUR; null follows the rules of the hotel. */
    price: number | null;
    min_nights: number | null;
    told: Generated<number | null>;
  };
};
