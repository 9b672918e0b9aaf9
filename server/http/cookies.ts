import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { type Config, isHttps } from '#server/config.ts';

type Origin = Pick<Config, 'publicUrl'>;

const TOKEN = /^[A-Za-z0-9_-]{22}$/;

/** `__Host-` keeps other hosts and paths from setting it; browsers allow it over https only. */
const nameOf = (name: string, config: Origin) => (isHttps(config) ? `__Host-${name}` : name);

/** What the database knows of a token: its SHA-256. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** 128 random bits that stand in a cookie, and the hash that the database keeps of them. */
export function newToken(): { token: string; hash: string } {
  const token = randomBytes(16).toString('base64url');
  return { token, hash: hashOf(token) };
}

/** The same for what only this server can make out of a text; as long as newToken's. */
export function tokenFrom(secret: string, text: string): { token: string; hash: string } {
  const token = createHmac('sha256', secret).update(text).digest().subarray(0, 16).toString('base64url');
  return { token, hash: hashOf(token) };
}

/** The token in a cookie of the request; null without one. */
export function tokenIn(request: FastifyRequest, name: string, config: Origin): string | null {
  const prefix = `${nameOf(name, config)}=`;
  const cookie = (request.headers.cookie ?? '').split(/;\s*/).find((text) => text.startsWith(prefix));
  const token = cookie?.slice(prefix.length) ?? '';
  return TOKEN.test(token) ? token : null;
}

/** As tokenIn, as the database knows it. */
export function tokenHashIn(request: FastifyRequest, name: string, config: Origin): string | null {
  const token = tokenIn(request, name, config);
  return token === null ? null : hashOf(token);
}

/** Set-Cookie of a token; a life of 0 s removes it. */
export const tokenCookie = (
  name: string,
  token: string,
  lifeSeconds: number,
  config: Origin,
  sameSite: 'Lax' | 'Strict' = 'Lax',
): string =>
  `${nameOf(name, config)}=${token}; Path=/; Max-Age=${lifeSeconds}; HttpOnly; SameSite=${sameSite}${isHttps(config) ? '; Secure' : ''}`;
