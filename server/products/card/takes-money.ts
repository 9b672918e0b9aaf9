import type { CardRow } from '#server/products/card/cards.ts';

/** A balance may rise until the card is closed: also when it is blocked, has expired, or is being replaced. */
export const takesMoney = ({ state }: Pick<CardRow, 'state'>): boolean => state !== 'closing' && state !== 'closed';
