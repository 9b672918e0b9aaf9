import type { Client } from 'openapi-fetch';
import type { paths } from '#openapi/generated/types.ts';

/** What of a client is used. */
export type Api = Pick<Client<paths>, 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'>;
