import createClient from 'openapi-fetch';
import { ProblemError } from '#domain/core/problem.ts';
import type { components, paths } from '#openapi/generated/types.ts';
import type { Api } from '#src/platform/core/api/api-client.ts';
import type { AppContext } from '#src/platform/core/flow/context.ts';

type ProblemBody = components['schemas']['ProblemBody'];
export const createApi = (origin: string, fetch: (request: Request) => Promise<Response>) =>
  createClient<paths>({ baseUrl: `${origin}/api`, fetch });

/** The client of this app; made by the first who asks, so that the entry does not carry it. */
export function apiOf(context: AppContext): Api {
  context.cache.api ??= createApi(context.origin, context.fetch);
  return context.cache.api;
}

/** The answer, or a ProblemError; nothing else leaves this file. */
export async function unwrap<T>(
  call: Promise<{ data?: T; error?: ProblemBody; response: Pick<Response, 'ok' | 'status'> }>,
): Promise<T> {
  const { data, error, response } = await call.catch(() => {
    throw new ProblemError(503, { code: 'unavailable', message: 'The server did not answer.' });
  });
  if (data !== undefined) return data;
  // 204 has no body; nobody who expects one asks for it.
  if (response.ok) return undefined as T;
  throw new ProblemError(response.status, error?.error ?? { code: 'unexpected', message: 'Unexpected failure' });
}
