import type { TransportWish } from '#domain/transport/wish.ts';

/** Its code comes with the press that goes on. A failure costs only this line. */
export const rememberLater = (wish: TransportWish): void =>
  void import('#src/routes/-support/transport/remember-wish.ts')
    .then(({ rememberWish }) => rememberWish(wish))
    .catch(() => null);
