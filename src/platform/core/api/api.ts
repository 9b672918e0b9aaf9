import createClient from 'openapi-fetch';
import { ProblemError } from '#domain/core/problem.ts';
import type { components, paths } from '#openapi/generated/types.ts';
import type { Api } from '#src/platform/core/api/api-client.ts';
import type { AppContext } from '#src/platform/core/flow/context.ts';

type ProblemBody = components['schemas']['ProblemBody'];
export const createApi = (origin: string, fetch: (request: Request) => Promise<Response>) =>
  createClient<paths>({ baseUrl: `${origin}/api`, fetch });

/** The API client of this app, created on first use so that the entry chunk does not ship it. */
export function apiOf(context: AppContext): Api {
  context.cache.api ??= createApi(context.origin, context.fetch);
  return context.cache.api;
}

/** Resolves with the body or rejects with a ProblemError; no other error leaves this file. */
export async function unwrap<T>(
  call: Promise<{ data?: T; error?: ProblemBody; response: Pick<Response, 'ok' | 'status'> }>,
): Promise<T> {
  const { data, error, response } = await call.catch(() => {
    throw new ProblemError(503, { code: 'unavailable', message: 'The server did not answer.' });
  });
  if (data !== undefined) return data;
  // 204 has no body; callers of such operations expect none.
  if (response.ok) return undefined as T;
  throw new ProblemError(response.status, error?.error ?? { code: 'unexpected', message: 'Unexpected failure' });
}
