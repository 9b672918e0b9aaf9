import { airportOf } from '#domain/airports.ts';
import { calendarFile } from '#domain/calendar-file.ts';
import { clockOf } from '#domain/time.ts';
import type { Deps } from '#server/deps.ts';
import type { Attachment } from '#server/gateways/mail.ts';
import type { OutboxRow } from '#server/mails/outbox.ts';
import { ticketsOf } from '#server/orders/documents.ts';
import { findBookingUrl } from '#server/orders/mails/layout.ts';
import { papersOf } from '#server/orders/papers/archive.ts';
import { ENGLISH, PERSIAN } from '#server/orders/papers/words.ts';
import { type Order, toOrder } from '#server/orders/read-order.ts';
import { within } from '#server/within.ts';

const LONGEST_MS = 10_000;
/** So often papers that are late put the mail off, over about four minutes. */
const PAPER_TRIES = 4;

/**
 * What goes with a mail that brings tickets, made anew each time it is sent: the row keeps only which order it is about. Throws
 * when the papers are late, so that the mail is tried again after others. The tickets stand in the mail itself, so in the end it does not
 * wait for a paper that cannot be drawn: it goes without.
 */
export async function attachmentsOf(
  deps: Pick<Deps, 'db' | 'config' | 'now'>,
  { kind, order_id, tries }: Pick<OutboxRow, 'kind' | 'order_id' | 'tries'>,
  onError: (error: unknown) => void,
  draw = papersOf,
): Promise<Attachment[]> {
  if (kind !== 'tickets' || order_id === null) return [];
  const { db, config, now } = deps;
  const row = await db.selectFrom('orders').selectAll().where('id', '=', order_id).executeTakeFirst();
  if (row?.status !== 'issued') return [];
  const order = await toOrder(db, row, now(), { accountId: null });
  const calendar: Attachment = {
    filename: `${row.reference}.ics`,
    content: Buffer.from(flightsCalendar(order, config.publicUrl)),
    contentType: 'text/calendar; charset=utf-8',
  };
  // A mailbox is no place for a whole passport number: the page of the order shows it.
  const drawing = ticketsOf(deps, row, order, () => false).then((documents) =>
    draw(order, documents, config.publicUrl, { isFirst: true }),
  );
  const papers = await within(LONGEST_MS, drawing, () => {
    throw new Error('The papers of a mail were not drawn in time');
  }).catch((error: unknown) => {
    if (tries < PAPER_TRIES) throw error;
    onError(error);
    return [];
  });
  return [
    ...papers.map(({ name, bytes }) => ({
      filename: name,
      content: Buffer.from(bytes),
      contentType: 'application/pdf',
    })),
    calendar,
  ];
}

/** One event a flight; the same order again replaces it. */
export function flightsCalendar({ legs, reference, issuedAt, serverNow }: Order, publicUrl: string): string {
  const events = legs.map((leg) => {
    const { flight, airline, departsFrom, arrivesAt } = ENGLISH.leg(leg);
    const { departsAt, arrivesAt: endsAt, origin, destination } = leg.flight;
    return {
      uid: `${reference}-${leg.path}`,
      startsAt: departsAt,
      endsAt,
      summary: `Flight ${flight} to ${airportOf(destination)?.city ?? destination}`,
      location: airportOf(origin)?.airport ?? origin,
      description: [
        `${airline} ${flight}, ${departsFrom} ${clockOf(departsAt)} to ${arrivesAt} ${clockOf(endsAt)}, Tehran time.`,
        `Order ${reference}.`,
        `Airport in Persian: ${PERSIAN.leg(leg).departsFrom}.`,
        findBookingUrl({ publicUrl, reference }),
      ].join('\n'),
    };
  });
  return calendarFile(events, issuedAt ?? serverNow);
}
