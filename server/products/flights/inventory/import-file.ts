import { z } from 'zod';
import { isDay, momentOf } from '#domain/core/time.ts';
import { readConfig } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import { readJsonLines } from '#server/json-lines.ts';
import { type FlightMove, moveFlight } from '#server/products/flights/move-flight.ts';

/** `{"flight":"IR 425","day":"2026-12-05","departs":"2026-12-05 12:20","terminal":"2"}`; times are Tehran's. */
const row = z.strictObject({
  flight: z.string().regex(/^[A-Z0-9]{2} [0-9]{3,4}$/),
  /** As it was sold. */
  day: z.string().refine(isDay, 'is no day'),
  departs: z.string().regex(/^\d{4}-\d{2}-\d{2} ([01]\d|2[0-3]):[0-5]\d$/),
  terminal: z
    .string()
    .regex(/^[A-Z0-9]{1,4}$/)
    .nullable(),
});
type Row = z.infer<typeof row>;

/**
 * Implements `npm run import -- flights FILE`: flights that their airline moved, in JSON Lines. Tells the owners of orders that
 * have them. Throws ImportError, and moves nothing, when a line is wrong.
 */
export async function importFile(db: Database, text: string, { now }: { readonly now: number }): Promise<string> {
  const moves = readMoves(text);
  const { publicUrl } = readConfig(process.env);
  let told = 0;
  const later: string[] = [];
  for (const move of moves) {
    const moved = await moveFlight({ db, publicUrl, now }, move);
    told += moved.told;
    later.push(...moved.later);
  }
  const again = later.length > 0 ? ` Import it again in a minute: something is under way in ${later.join(', ')}.` : '';
  return `✓ ${moves.length} flights moved; the owners of ${told} orders are told.${again}`;
}

/** Throws ImportError. */
export const readMoves = (text: string): FlightMove[] =>
  readJsonLines<Row>(text, {
    parse: (value) => row.safeParse(value),
    nameOf: ({ flight, day }) => `${flight} of ${day}`,
    besides: (found) =>
      found.flatMap(({ line, row: { departs } }) =>
        isDay(departs.slice(0, 10)) ? [] : [{ line, field: 'departs', why: 'is no day' }],
      ),
  }).map(({ row: { flight, day, departs, terminal } }) => ({
    flightNumber: flight,
    day,
    departsAt: momentOf(departs.slice(0, 10), Number(departs.slice(11, 13)) * 60 + Number(departs.slice(14))),
    terminal,
  }));
