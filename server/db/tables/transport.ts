import type { ColumnType } from 'kysely';

/** Times in server epoch ms. */
export type Tables = {
  transport_part: {
    part: 'transfer' | 'car' | 'cip' | 'drivers';
    import_id: string;
    /** YYYY-MM-DD. */
    day: string;
    is_sample: boolean;
    imported_at: number;
    body: ColumnType<unknown, string, string>;
  };
};
