import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Config } from '#server/config.ts';
import { isLocal } from '#server/http/headers.ts';

/** True for those who run the site: whoever knows METRICS_TOKEN or, when none is set, this machine itself. */
export const isDesk = (request: FastifyRequest, { metricsToken }: Pick<Config, 'metricsToken'>): boolean =>
  metricsToken ? isSame(request.headers.authorization, `Bearer ${metricsToken}`) : isLocal(request);

/** Takes the same time wherever the two differ. */
const isSame = (given = '', wanted: string) => timingSafeEqual(digest(given), digest(wanted));
const digest = (text: string) => createHash('sha256').update(text).digest();
