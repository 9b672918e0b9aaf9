import type { FastifyRequest } from 'fastify';
import type { Config } from '#server/config.ts';
import { newToken, tokenCookie, tokenFrom, tokenHashIn } from '#server/http/cookies.ts';

const NAME = 'visitor';
const LIFE_SECONDS = 90 * 24 * 3600;

/** Who asks, as the database knows them: the SHA-256 of the visitor cookie; null without one. */
export const visitorOf = (request: FastifyRequest, config: Pick<Config, 'publicUrl'>): string | null =>
  tokenHashIn(request, NAME, config);

/** As the page makes it: the chance of its flow, and which hold of it. */
const RANDOM_KEY = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}(:hold:\d+)?$/;

/**
 * A visitor for whom something is kept from now on, and the cookie that identifies them.
 *
 * A random key of the browser (from a version 4 UUID) always gives the same visitor. When the answer to a first request
 * is lost, its cookie is lost too; the browser then sends the same key again and must find what it did before. Such a
 * key is as secret as the cookie: nobody else has it, and no log or address holds it. Another kind of key could belong
 * to somebody else too, so then the visitor is 128 random bits.
 */
export function newVisitor(config: Pick<Config, 'publicUrl' | 'secret'>, key: string | null = null) {
  const { token, hash } = RANDOM_KEY.test(key ?? '') ? tokenFrom(config.secret, `visitor ${key}`) : newToken();
  return { visitor: hash, cookie: tokenCookie(NAME, token, LIFE_SECONDS, config) };
}

/** Takes the visitor cookie away: the next person at this browser sees none of the orders. */
export const forgetVisitor = (config: Pick<Config, 'publicUrl'>): string => tokenCookie(NAME, '', 0, config);
