import type { Client } from 'openapi-fetch';
import type { paths } from '#openapi/generated/types.ts';

export type Api = Pick<Client<paths>, 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'>;
