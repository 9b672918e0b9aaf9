import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '#server/config.ts';
import type { Asked, Told } from '#server/http/page-api.ts';

export type ApiCalls = {
  /** Where the API is in this process; everywhere else `fetch` asks it. */
  readonly ask: ((asked: Asked) => Promise<Told>) | undefined;
  readonly fetch: (request: Request) => Promise<Response>;
  /** Set-Cookie headers of the answers so far: they belong to the guest. */
  readonly setCookies: readonly string[];
  /** An answer was not what others would get: this guest asked too often, or something of ours failed. */
  readonly hasFailed: () => boolean;
};

/** The calls of one page to /api on this server, for the guest who asked for the page. */
export function apiCalls(app: FastifyInstance, page: FastifyRequest, config: Pick<Config, 'publicUrl'>): ApiCalls {
  const setCookies: string[] = [];
  let hasFailed = false;
  const note = (status: number) => {
    hasFailed ||= status === 429 || status >= 500;
  };
  const { cookie } = page.headers;
  const remoteAddress = page.ip;
  const ask = app.pageApi?.ask;
  return {
    setCookies,
    hasFailed: () => hasFailed,
    ask:
      ask &&
      (async (asked) => {
        const told = await ask(page, asked, (text) => void setCookies.push(text));
        note(told.status);
        return told;
      }),
    fetch: async (request) => {
      const url = new URL(request.url);
      const answer = await app.inject({
        method: request.method as 'GET',
        url: url.pathname + url.search,
        remoteAddress,
        headers: {
          ...Object.fromEntries(request.headers),
          origin: config.publicUrl,
          ...(cookie === undefined ? {} : { cookie }),
        },
        ...(request.body ? { payload: Buffer.from(await request.arrayBuffer()) } : {}),
      });
      const cookies = answer.headers['set-cookie'] ?? [];
      setCookies.push(...(typeof cookies === 'string' ? [cookies] : cookies));
      note(answer.statusCode);
      const isEmpty = answer.statusCode === 204 || answer.statusCode === 304;
      return new Response(isEmpty ? null : answer.body, {
        status: answer.statusCode,
        headers: { 'content-type': String(answer.headers['content-type'] ?? 'text/plain') },
      });
    },
  };
}
