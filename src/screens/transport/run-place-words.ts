import type { RunOrder } from '#domain/transport/orders.ts';
import { berthNumber } from '#domain/transport/runs/berth-number.ts';
import { m } from '#src/copy/generated/messages.js';

type Item = RunOrder['item'];
type Place = Item['places'][number];

const BERTHS = {
  upper: m.transportticket_berth_upper,
  middle: m.transportticket_berth_middle,
  lower: m.transportticket_berth_lower,
} as const;

/** "Carriage 6, compartment 4, lower berth 3". */
export function placeWords({ kind }: Pick<Item, 'kind'>, held: Place): string {
  const { carriage, compartment, position, seat } = held;
  if (compartment && position)
    return BERTHS[position]({ carriage, compartment: compartment.no, number: berthNumber(held.place) });
  const name = seat ? `${seat.row}${seat.letter}` : '';
  return kind === 'bus'
    ? m.transportticket_seat_bus({ seat: name })
    : m.transportticket_seat_train({ carriage, seat: name });
}
