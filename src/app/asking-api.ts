import type { Api } from '#src/platform/core/api/api-client.ts';

type ApiCall = {
  readonly method: string;
  readonly path: string;
  readonly params?: Partial<Record<'path' | 'query' | 'header', Readonly<Record<string, unknown>>>>;
  readonly body?: unknown;
};
/** The server's direct call of its API: no HTTP, no serialization. */
export type Ask = (asked: ApiCall) => Promise<{ readonly status: number; readonly body: unknown }>;

/** An API client for server rendering: the same calls, answered by `ask`. */
export function askingApi(ask: Ask): Api {
  const call =
    (method: string) =>
    async (path: string, init: Omit<ApiCall, 'method' | 'path'> = {}) => {
      const { status, body } = await ask({ ...init, method, path });
      const ok = status >= 200 && status < 300;
      return { ...(ok ? { data: body } : { error: body }), response: { ok, status } };
    };
  const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].map((method) => [method, call(method)]);
  return Object.fromEntries(methods) as Api;
}
