import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Config } from '#server/config.ts';
import { isLoopbackHost } from '#server/site-origin.ts';

type Owner = Pick<Config, 'metricsToken' | 'publicUrl'>;

/** True for the site's operator: a request with METRICS_TOKEN or, when none is set, from this machine. */
export const isOperator = (request: FastifyRequest, config: Owner): boolean =>
  config.metricsToken ? hasToken(request, config) : isOwnMachine(request, config);

/** True for requests that may read mails that were not sent: from a browser on this machine, or with METRICS_TOKEN. */
export const mayReadMails = (request: FastifyRequest, config: Owner): boolean =>
  hasToken(request, config) || isOwnMachine(request, config);

const hasToken = ({ headers }: FastifyRequest, { metricsToken }: Owner) =>
  metricsToken !== null && isSame(headers.authorization, `Bearer ${metricsToken}`);

/**
 * True for a request from this machine to a site with a loopback URL. On a public site a proxy on this machine may
 * forward requests of others, and a plain proxy does not say so: then no request counts as the operator's.
 */
const isOwnMachine = ({ raw, headers }: FastifyRequest, { publicUrl }: Owner) =>
  isLoopbackHost(new URL(publicUrl).host) &&
  /^(127\.|::1$|::ffff:127\.)/.test(raw.socket.remoteAddress ?? '') &&
  headers['x-forwarded-for'] === undefined &&
  headers.forwarded === undefined &&
  isLoopbackHost(headers.host ?? '');

/** Constant-time comparison. */
const isSame = (given = '', wanted: string) => timingSafeEqual(digest(given), digest(wanted));
const digest = (text: string) => createHash('sha256').update(text).digest();
