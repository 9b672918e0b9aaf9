import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { BRAND } from '#domain/core/brand.ts';
import { ProblemError } from '#domain/core/problem.ts';
import { retryAfter } from '#server/db/retry.ts';
import { escapeHtml } from '#server/http/escape-html.ts';
import { plainPage, sendHtml } from '#server/http/plain-page.ts';

type Way = { readonly href: string; readonly text: string };
const HOME: Way = { href: '/', text: 'Go to the home page' };

/** A one-sentence answer outside of the API: a page with a link for browsers, a line of text for programs. */
export function sendText(reply: FastifyReply, status: number, message: string, way = HOME) {
  reply.code(status);
  if (reply.request.headers.accept?.includes('text/html')) return sendHtml(reply, sentencePage(message, way));
  return reply.type('text/plain; charset=utf-8').header('cache-control', 'no-store').send(message);
}

export const sentencePage = (message: string, { href, text }: Way = HOME): string =>
  plainPage(
    `${message} – ${BRAND.name}`,
    `<main><h1>${escapeHtml(message)}</h1><p><a href="${escapeHtml(href)}">${escapeHtml(text)}</a></p></main>`,
  );

/** Handles 404 and errors outside of the API. The log has the error under the code shown to the guest. */
export function addFaults(app: FastifyInstance): void {
  app.setNotFoundHandler((_request, reply) => sendText(reply, 404, 'Not found'));
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof ProblemError) return sendProblem(reply, error);
    const status = error.statusCode ?? 500;
    if (status < 500) return sendText(reply, status, 'This request cannot be understood.');
    const seconds = retryAfter(error);
    if (seconds !== undefined) {
      request.log.warn(error);
      return sendText(reply.header('retry-after', seconds), 503, 'The site is busy. Try again in a moment.');
    }
    request.log.error(error);
    return sendText(reply, 500, faultText(request));
  });
}

/** Sends a problem of the contract, with Retry-After when it has one. */
export function sendProblem(reply: FastifyReply, { status, problem }: ProblemError) {
  if (problem.retryAfterSeconds) reply.header('retry-after', problem.retryAfterSeconds);
  return reply.code(status).send({ error: problem });
}

/** Says what to do, and the code that finds the log line. */
export const faultText = (request: FastifyRequest): string =>
  `Something failed on our side. Try again in a moment. If it stays so, tell us this code: ${request.id}`;
