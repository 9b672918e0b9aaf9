// Written by `npm run generate` from the folders.
import { orderLife as card } from '#src/routes/-support/card/order-life.ts';

export const orderLives = { card };
