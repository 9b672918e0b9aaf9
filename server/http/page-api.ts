import type { FastifyRequest } from 'fastify';

export type ApiCall = {
  readonly method: string;
  readonly path: string;
  readonly params?: Partial<Record<'path' | 'query' | 'header', Readonly<Record<string, unknown>>>>;
  readonly body?: unknown;
};
export type ApiAnswer = { readonly status: number; readonly body: unknown };

/**
 * Calls an operation in this process for the guest who requested a page; `setCookie` receives cookies for that guest.
 */
export type AskOperation = (
  page: FastifyRequest,
  asked: ApiCall,
  setCookie: (text: string) => void,
) => Promise<ApiAnswer>;

declare module 'fastify' {
  interface FastifyInstance {
    /** undefined where another server has the API, which is only reachable over HTTP. */
    pageApi?: { ask: AskOperation | undefined };
  }
}
