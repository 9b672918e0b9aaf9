import { createHash, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Config } from '#server/config.ts';

const LIFE_SECONDS = 90 * 24 * 3600;
const TOKEN = /^[A-Za-z0-9_-]{22}$/;

const isSecure = ({ publicUrl }: Pick<Config, 'publicUrl'>) => publicUrl.startsWith('https:');
const nameOf = (config: Pick<Config, 'publicUrl'>) => (isSecure(config) ? '__Host-visitor' : 'visitor');
const hash = (token: string) => createHash('sha256').update(token).digest('hex');

/** Who asks, as the database knows them: the SHA-256 of the visitor cookie; null without one. */
export function visitorOf(request: FastifyRequest, config: Pick<Config, 'publicUrl'>): string | null {
  const prefix = `${nameOf(config)}=`;
  const cookie = (request.headers.cookie ?? '').split(/;\s*/).find((text) => text.startsWith(prefix));
  const token = cookie?.slice(prefix.length) ?? '';
  return TOKEN.test(token) ? hash(token) : null;
}

/** A visitor of 128 random bits, for whom something is kept from now on: who they are and the cookie that says so. */
export function newVisitor(config: Pick<Config, 'publicUrl'>): { visitor: string; cookie: string } {
  const token = randomBytes(16).toString('base64url');
  const secure = isSecure(config) ? '; Secure' : '';
  const cookie = `${nameOf(config)}=${token}; Path=/; Max-Age=${LIFE_SECONDS}; HttpOnly; SameSite=Lax${secure}`;
  return { visitor: hash(token), cookie };
}
