import type { RunOrder } from '#domain/transport/orders.ts';
import { m } from '#src/copy/generated/messages.js';

type Item = RunOrder['item'];
type Place = Item['places'][number];

const BERTHS = {
  upper: m.transportticket_berth_upper,
  middle: m.transportticket_berth_middle,
  lower: m.transportticket_berth_lower,
} as const;

/** "Carriage 6, compartment 4, lower berth". */
export function placeWords({ kind }: Pick<Item, 'kind'>, { carriage, compartment, position, seat }: Place): string {
  if (compartment && position) return BERTHS[position]({ carriage, compartment: compartment.no });
  const name = seat ? `${seat.row}${seat.letter}` : '';
  return kind === 'bus'
    ? m.transportticket_seat_bus({ seat: name })
    : m.transportticket_seat_train({ carriage, seat: name });
}
