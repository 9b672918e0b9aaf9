import { sql } from 'kysely';

/** A column with a detail, without what is personal in it. */
export const withoutPersonal = (column: 'detail' | 'before' | 'after') => sql<string>`${sql.ref(column)} - 'personal'`;
