// Written by `npm run generate` from the folders.
import { changeReads as flights } from '#src/routes/-support/flights/change-reads.ts';
import { changeReads as tours } from '#src/routes/-support/tours/change-reads.ts';
import { changeReads as transport } from '#src/routes/-support/transport/change-reads.ts';

export const changeReads = { flights, tours, transport };
