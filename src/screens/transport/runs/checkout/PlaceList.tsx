import type { RunOrder } from '#domain/transport/orders.ts';
import { m } from '#src/copy/generated/messages.js';
import { placeWords } from '#src/screens/transport/run-place-words.ts';
import { holderWords, staying } from '#src/screens/transport/runs/checkout/run-words.ts';

/** Who has which place, a line for each. */
export const PlaceList = ({ order }: { readonly order: RunOrder }) => (
  <ul className="small">
    {staying(order.item).map((place) => (
      <li key={place.place}>
        {placeWords(order.item, place)}: <bdi>{holderWords(order, place)}</bdi>
      </li>
    ))}
    {order.item.infants > 0 ? (
      <li className="quiet">{m.transportticket_infants({ count: order.item.infants })}</li>
    ) : null}
  </ul>
);
