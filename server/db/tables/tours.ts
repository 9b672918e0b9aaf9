import type { ColumnType, Generated } from 'kysely';

/** Times in server epoch ms. */
export type Tables = {
  tour_catalogue: { only_one: Generated<boolean>; version: number; imported_at: number };
  tour_row: { slug: string; position: number; content: ColumnType<unknown, string, string> };
  tour_departure: {
    id: string;
    tour: string;
    start: string;
    capacity: number;
    told: Generated<number | null>;
    held: Generated<number>;
    paid: Generated<number>;
    largest: Generated<number>;
    certain_at: Generated<number | null>;
    is_on_sale: Generated<boolean>;
    settled_at: Generated<number | null>;
    called_off_at: Generated<number | null>;
    orders_told: Generated<string | null>;
    content: ColumnType<unknown, string, string>;
  };
};
