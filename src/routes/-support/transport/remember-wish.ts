import type { TransportWish } from '#domain/transport/wish.ts';
import { rememberSearch } from '#src/platform/core/device/recent-searches.ts';
import { queryOfWish } from '#src/platform/transport/transport-url.ts';

/** What was gone on with, or asked for, stands among what was looked for on this device. */
export const rememberWish = (wish: TransportWish): void =>
  rememberSearch({ product: 'transport', line: lineOf(wish), asked: queryOfWish(wish) });

/** As it is told there: another zone of the same airport is no other line. */
const lineOf = (wish: TransportWish): string =>
  wish.kind === 'car' ? `car ${wish.from} ${wish.to}` : `${wish.kind} ${wish.direction} ${wish.airport}`;
