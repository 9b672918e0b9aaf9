import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ProblemError } from '#domain/problem.ts';
import { retryAfter } from '#server/db/retry.ts';

/** An answer outside of the API that is one sentence. */
export const sendText = (reply: FastifyReply, status: number, message: string) =>
  reply.code(status).type('text/plain; charset=utf-8').header('cache-control', 'no-store').send(message);

/** Answers outside of the API that went wrong. What failed is in the log, under the code that the guest sees. */
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

/** A problem of the contract, with the header that says when to come back. */
export function sendProblem(reply: FastifyReply, { status, problem }: ProblemError) {
  if (problem.retryAfterSeconds) reply.header('retry-after', problem.retryAfterSeconds);
  return reply.code(status).send({ error: problem });
}

/** For people: what to do, and the code that finds the log line. */
export const faultText = (request: FastifyRequest): string =>
  `Something failed on our side. Try again in a moment. If it stays so, tell us this code: ${request.id}`;
