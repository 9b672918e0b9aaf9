import type { KnownTrip } from '#domain/transport/known-trip.ts';
import type { TransportPrices, TransportWish } from '#domain/transport/wish.ts';
import type { WishForm } from '#src/screens/transport/wish/useWishForm.ts';
import type { ChangeWish } from '#src/screens/transport/wish/wish-change.ts';

/** The fields of one kind. */
export type KindFormProps<P extends TransportPrices, W extends TransportWish> = {
  readonly prices: P;
  readonly wish: W;
  readonly form: WishForm;
  readonly known: KnownTrip;
  /** YYYY-MM-DD in Tehran. */
  readonly today: string;
  readonly onChange: (change: ChangeWish<W>) => void;
};
