// Written by `npm run generate` from the folders.
import { waysSold as flights } from '#server/products/flights/ways-sold.ts';
import { waysSold as transport } from '#server/products/transport/ways-sold.ts';
import type { WaysSold } from '#server/products/ways-sold.ts';

export const waysSold: readonly WaysSold[] = [flights, transport];
