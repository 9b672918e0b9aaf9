import type { Operations } from '#server/contract.ts';
import { holdTransport } from '#server/products/transport/operations/holdTransport.ts';

export const operations = { holdTransport } satisfies Partial<Operations>;
