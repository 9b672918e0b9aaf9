// Written by `npm run generate` from the folders.
import { changeReads as flights } from '#src/routes/-support/flights/change-reads.ts';

export const changeReads = { flights };
