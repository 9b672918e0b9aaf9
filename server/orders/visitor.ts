import type { FastifyRequest } from 'fastify';
import type { Config } from '#server/config.ts';
import { newToken, tokenCookie, tokenHashIn } from '#server/http/cookies.ts';

const NAME = 'visitor';
const LIFE_SECONDS = 90 * 24 * 3600;

/** Who asks, as the database knows them: the SHA-256 of the visitor cookie; null without one. */
export const visitorOf = (request: FastifyRequest, config: Pick<Config, 'publicUrl'>): string | null =>
  tokenHashIn(request, NAME, config);

/** A visitor of 128 random bits, for whom something is kept from now on: who they are and the cookie that says so. */
export function newVisitor(config: Pick<Config, 'publicUrl'>): { visitor: string; cookie: string } {
  const { token, hash } = newToken();
  return { visitor: hash, cookie: tokenCookie(NAME, token, LIFE_SECONDS, config) };
}

/** Takes the visitor cookie away: the next person at this browser sees none of the orders. */
export const forgetVisitor = (config: Pick<Config, 'publicUrl'>): string => tokenCookie(NAME, '', 0, config);
