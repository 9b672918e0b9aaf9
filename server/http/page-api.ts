import type { FastifyRequest } from 'fastify';

/** What a page asks of the API, in the contract's words: `GET /orders/{orderId}`. */
export type Asked = {
  readonly method: string;
  readonly path: string;
  readonly params?: Partial<Record<'path' | 'query' | 'header', Readonly<Record<string, unknown>>>>;
  readonly body?: unknown;
};
export type Told = { readonly status: number; readonly body: unknown };

/** Asks an operation in this process for the guest who asked for a page; `setCookie` takes what is his. */
export type AskOperation = (page: FastifyRequest, asked: Asked, setCookie: (text: string) => void) => Promise<Told>;

declare module 'fastify' {
  interface FastifyInstance {
    /** Where the API is another server's, nobody can be asked but over HTTP. */
    pageApi?: { ask: AskOperation | undefined };
  }
}
