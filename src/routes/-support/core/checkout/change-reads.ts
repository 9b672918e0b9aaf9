import type { Api } from '#src/platform/core/api/api-client.ts';

/** What the form of a product's change reads from the server, such as the flights of a day, as hooks; the form knows its shape. */
export type ChangeReads = (api: Api) => object;
