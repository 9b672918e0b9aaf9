// Made from the folders beside it by `npm run generate`.
import { operations as flightsOperations } from '#server/products/flights/operations.ts';
import { flights } from '#server/products/flights/product.ts';

export const products = { flights };

export const operations = { ...flightsOperations };
