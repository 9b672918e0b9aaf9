import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ProblemError } from '#domain/core/problem.ts';
import { FRAME_SANDBOX } from '#domain/core/third-parties.ts';
import { type Config, isHttps } from '#server/config.ts';
import { siteOrigin } from '#server/site-origin.ts';

/** Policy of all answers that are not pages: no script runs. */
const NOTHING_RUNS = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** For an uploaded file or a download: opened as a page it has no origin, and no script runs in it. */
export const FILE_HEADERS = { 'content-security-policy': `sandbox; ${NOTHING_RUNS}` } as const;

/** Policy of a third party's frame: no origin, so it cannot reach our pages, and only its own hosts. */
export const thirdPartyPolicy = (scriptHash: string, origins: readonly string[]): string => {
  const hosts = origins.join(' ');
  return [
    `sandbox ${FRAME_SANDBOX}`,
    `default-src 'none'`,
    `script-src '${scriptHash}' ${hosts}`,
    `style-src 'unsafe-inline' ${hosts}`,
    `img-src data: ${hosts}`,
    `font-src ${hosts}`,
    `media-src ${hosts}`,
    `connect-src ${hosts}`,
    `frame-src ${hosts}`,
    `form-action ${hosts}`,
    `base-uri 'none'`,
    `frame-ancestors 'self'`,
  ].join('; ');
};

/** The service worker: the browser applies its script's policy to all its requests. */
export const WORKER_POLICY = "default-src 'none'; connect-src 'self'";

/** Policy of a server-made page: no script unless hashed, its one style sheet, the site's icon, forms to this site. */
export const plainPagePolicy = (styleHash: string, scriptHash?: string): string =>
  `default-src 'none'; ${scriptHash ? `script-src '${scriptHash}'; ` : ''}style-src '${styleHash}'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/** Policy of an application page for one guest; development adds the hot update socket. */
export const pagePolicy = (nonce: string, isDev: boolean, parties: Parties): string =>
  policyOfPages(nonce, `'nonce-${nonce}' 'strict-dynamic'`, isDev, parties);

/**
 * Policy of a cached page for many guests: nothing that a guest can read in it can allow a script. Inline scripts are
 * allowed by hash, others come from the build.
 */
export const keptPagePolicy = (nonce: string, scripts: readonly string[], origin: string, parties: Parties): string =>
  policyOfPages(nonce, [...scripts.map((hash) => `'${hash}'`), `${origin}/assets/`].join(' '), false, parties);

/** A document survives client-side navigation, so each page's policy allows what a map on a later page needs. */
type Parties = Config['thirdParties'];

const policyOfPages = (nonce: string, scripts: string, isDev: boolean, { tiles, framed }: Parties): string =>
  [
    `default-src 'none'`,
    `script-src ${scripts}`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data:${tiles ? ` ${new URL(tiles.url).origin}` : ''}`,
    `font-src 'self'`,
    `manifest-src 'self'`,
    `worker-src 'self'`,
    `connect-src 'self'${isDev ? ' ws:' : ''}`,
    // The frame of a third party is a page of ours; only that page's policy names its hosts.
    ...(framed.length > 0 ? [`frame-src 'self'`] : []),
    `form-action 'self'`,
    `base-uri 'none'`,
    `object-src 'none'`,
    `frame-ancestors 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types safar`,
  ].join('; ');

export const securityHeaders = (config: Pick<Config, 'publicUrl'>): Readonly<Record<string, string>> => ({
  'content-security-policy': NOTHING_RUNS,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  ...(isHttps(config) ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
});

/** Sets the security headers of each answer, errors included. Call before any route is added. */
export function addSecurityHeaders(app: FastifyInstance, config: Pick<Config, 'publicUrl'>): void {
  const headers = securityHeaders(config);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers).header('x-request-id', request.id);
  });
  app.addHook('onSend', async (_request, reply, payload) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    return payload;
  });
}

/**
 * True when the request's headers say that it came from a page of this site. All browsers send them for unsafe methods.
 */
export function isSameOrigin(request: FastifyRequest, config: Pick<Config, 'publicUrl'>): boolean {
  const { origin, host } = request.headers;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  return origin !== undefined && (origin === siteOrigin(config, host) || origin === config.publicUrl);
}

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];
/** Called by the gateway, without cookies; its signature proves it. */
const CALLBACK = '/api/payments/callback';

/**
 * Against cross-site request forgery: a request under /api that changes something must come from this site as JSON, or
 * as bytes where the contract asks for bytes. A form of another site can send neither.
 */
export function refuseForeignRequests(app: FastifyInstance, config: Pick<Config, 'publicUrl'>): void {
  app.addHook('onRequest', async (request) => {
    const { url, config: route } = request.routeOptions;
    if (SAFE_METHODS.includes(request.method) || !url?.startsWith('/api/') || url === CALLBACK) return;
    const type = request.headers['content-type'];
    const isJson = type === undefined ? hasNoBody(request) : /^application\/json\s*(;|$)/i.test(type);
    const isBytes = route.contracted?.takesBytes === true && type === 'application/octet-stream';
    if (isSameOrigin(request, config) && (isJson || isBytes)) return;
    throw new ProblemError(403, { code: 'not_allowed', message: 'This request did not come from this site.' });
  });
}

const hasNoBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0;
