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
 * A visitor for whom something is kept from now on: who they are and the cookie that says so. Out of a key that the
 * browser made by chance (from a version 4 UUID) and sent twice comes the same visitor twice: when the answer to a
 * first visit is lost, its cookie is lost with it, and the second request must still find what the first one did. Such
 * a key is as secret as the cookie: nobody else has it, and no log or address holds it. Any other key could be somebody
 * else's too, so it makes a visitor of 128 random bits.
 */
export function newVisitor(config: Pick<Config, 'publicUrl' | 'secret'>, key: string | null = null) {
  const { token, hash } = RANDOM_KEY.test(key ?? '') ? tokenFrom(config.secret, `visitor ${key}`) : newToken();
  return { visitor: hash, cookie: tokenCookie(NAME, token, LIFE_SECONDS, config) };
}

/** Takes the visitor cookie away: the next person at this browser sees none of the orders. */
export const forgetVisitor = (config: Pick<Config, 'publicUrl'>): string => tokenCookie(NAME, '', 0, config);
