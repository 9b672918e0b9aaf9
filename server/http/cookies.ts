import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { type Config, isHttps } from '#server/config.ts';

type Origin = Pick<Config, 'publicUrl'>;

const TOKEN = /^[A-Za-z0-9_-]{22}$/;

/** `__Host-` prevents other hosts and paths from setting the cookie; browsers allow it over https only. */
const nameOf = (name: string, config: Origin) => (isHttps(config) ? `__Host-${name}` : name);

/** The database stores only the SHA-256 of a token. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** 128 random bits for a cookie, and their hash for the database. */
export function newToken(): { token: string; hash: string } {
  const token = randomBytes(16).toString('base64url');
  return { token, hash: hashOf(token) };
}

/** A token derived from a text with the server's secret; same length as newToken's. */
export function tokenFrom(secret: string, text: string): { token: string; hash: string } {
  const token = createHmac('sha256', secret).update(text).digest().subarray(0, 16).toString('base64url');
  return { token, hash: hashOf(token) };
}

export function tokenIn(request: FastifyRequest, name: string, config: Origin): string | null {
  const prefix = `${nameOf(name, config)}=`;
  const cookie = (request.headers.cookie ?? '').split(/;\s*/).find((text) => text.startsWith(prefix));
  const token = cookie?.slice(prefix.length) ?? '';
  return TOKEN.test(token) ? token : null;
}

/** Hash of the token in a cookie; null without one. */
export function tokenHashIn(request: FastifyRequest, name: string, config: Origin): string | null {
  const token = tokenIn(request, name, config);
  return token === null ? null : hashOf(token);
}

/** Set-Cookie of a token; a maximum age of 0 s removes it. */
export const tokenCookie = (
  name: string,
  token: string,
  lifeSeconds: number,
  config: Origin,
  sameSite: 'Lax' | 'Strict' = 'Lax',
): string =>
  `${nameOf(name, config)}=${token}; Path=/; Max-Age=${lifeSeconds}; HttpOnly; SameSite=${sameSite}${isHttps(config) ? '; Secure' : ''}`;
