import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Config } from '#server/config.ts';
import { isLoopbackHost } from '#server/site-origin.ts';

type Owner = Pick<Config, 'metricsToken' | 'publicUrl'>;

/** True for those who run the site: whoever knows METRICS_TOKEN or, when none is set, this machine itself. */
export const isOperator = (request: FastifyRequest, config: Owner): boolean =>
  config.metricsToken ? hasToken(request, config) : isOwnMachine(request, config);

/** True for who may read mails that were not sent: this machine, with a browser, or METRICS_TOKEN. */
export const mayReadMails = (request: FastifyRequest, config: Owner): boolean =>
  hasToken(request, config) || isOwnMachine(request, config);

const hasToken = ({ headers }: FastifyRequest, { metricsToken }: Owner) =>
  metricsToken !== null && isSame(headers.authorization, `Bearer ${metricsToken}`);

/**
 * True for a request from this very machine to a site that is for this machine. When others use the site, a proxy on
 * this machine may ask for them, and a plain one says nothing of it: then no request is taken for the owner's.
 */
const isOwnMachine = ({ raw, headers }: FastifyRequest, { publicUrl }: Owner) =>
  isLoopbackHost(new URL(publicUrl).host) &&
  /^(127\.|::1$|::ffff:127\.)/.test(raw.socket.remoteAddress ?? '') &&
  headers['x-forwarded-for'] === undefined &&
  headers.forwarded === undefined &&
  isLoopbackHost(headers.host ?? '');

/** Takes the same time wherever the two differ. */
const isSame = (given = '', wanted: string) => timingSafeEqual(digest(given), digest(wanted));
const digest = (text: string) => createHash('sha256').update(text).digest();
