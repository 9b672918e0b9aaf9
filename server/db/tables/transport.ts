import type { ColumnType, Generated } from 'kysely';

/** Times in server epoch ms. */
export type Tables = {
  transport_part: {
    part: 'transfer' | 'car' | 'cip' | 'rail' | 'bus' | 'drivers';
    import_id: string;
    /** YYYY-MM-DD. */
    day: string;
    is_sample: boolean;
    imported_at: number;
    body: ColumnType<unknown, string, string>;
  };
  /** A train or a bus on a day, once somebody has held a place of it; it is locked while places are taken. */
  transport_run: {
    /** Such as "SIM 113 2026-12-12". */
    id: string;
  };
  /** Who wants to know when a day is on sale. */
  transport_opening: {
    /** Stands in the link that takes it back. */
    id: string;
    email: string;
    kind: 'train' | 'bus';
    from_town: string;
    to_town: string;
    /** YYYY-MM-DD. */
    day: string;
    opens_at: number;
    /** It was taken back: no mail comes, and it still counts among the wishes of its address. */
    is_ended: Generated<boolean>;
    /** Asked for by the account that has confirmed the address. */
    is_own: Generated<boolean>;
    created_at: number;
  };
  transport_place_taken: {
    run: string;
    /** Such as 6-4-2 or 1-7C. */
    place: string;
    /** Who holds or has it: the hold of one order. */
    holder: string;
    taken_by: 'women' | 'men' | 'family';
    is_sold: Generated<boolean>;
  };
};
