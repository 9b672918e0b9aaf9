import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '#server/config.ts';
import type { ApiAnswer, ApiCall, AskOperation } from '#server/http/page-api.ts';

export type Asking = {
  /** The API in this process; when undefined, `fetch` calls it. */
  readonly ask: ((asked: ApiCall) => Promise<ApiAnswer>) | undefined;
  readonly fetch: (request: Request) => Promise<Response>;
};
export type ApiCalls = Asking & {
  /** The same calls as a guest without a cookie, for data that is shared with others. */
  readonly nobody: Asking;
  /** Set-Cookie headers of the answers so far, for this guest only. */
  readonly setCookies: readonly string[];
  /** True when an answer was not the one that others would get: this guest reached a limit, or the server failed. */
  readonly hasFailed: () => boolean;
};

/** API calls during the rendering of one page, on behalf of the guest who requested it. */
export function apiCalls(app: FastifyInstance, page: FastifyRequest, config: Pick<Config, 'publicUrl'>): ApiCalls {
  const setCookies: string[] = [];
  let hasFailed = false;
  const note = (status: number) => {
    hasFailed ||= status === 429 || status >= 500;
  };
  const asking = (asker: FastifyRequest, setCookie: (text: string) => void): Asking => ({
    ask: app.pageApi?.ask && askHere(app.pageApi.ask, asker, { note, setCookie }),
    fetch: fetchAs(app, asker, { config, note, setCookie }),
  });
  return {
    ...asking(page, (text) => void setCookies.push(text)),
    nobody: asking(withoutCookies(page), () => undefined),
    setCookies,
    hasFailed: () => hasFailed,
  };
}

/** The request without its cookies; limits still count its URL. */
function withoutCookies(page: FastifyRequest): FastifyRequest {
  const { cookie: _, authorization: _too, ...headers } = page.headers;
  return Object.create(page, { headers: { value: headers } });
}

type Heard = { readonly note: (status: number) => void; readonly setCookie: (text: string) => void };

const askHere =
  (ask: AskOperation, asker: FastifyRequest, { note, setCookie }: Heard): NonNullable<Asking['ask']> =>
  async (asked) => {
    const answered = await ask(asker, asked, setCookie);
    note(answered.status);
    return answered;
  };

const fetchAs =
  (
    app: FastifyInstance,
    { ip: remoteAddress, headers: { cookie } }: FastifyRequest,
    { config, note, setCookie }: Heard & { readonly config: Pick<Config, 'publicUrl'> },
  ): Asking['fetch'] =>
  async (request) => {
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
    for (const text of [answer.headers['set-cookie'] ?? []].flat()) setCookie(text);
    note(answer.statusCode);
    const isEmpty = answer.statusCode === 204 || answer.statusCode === 304;
    return new Response(isEmpty ? null : answer.body, {
      status: answer.statusCode,
      headers: { 'content-type': String(answer.headers['content-type'] ?? 'text/plain') },
    });
  };
