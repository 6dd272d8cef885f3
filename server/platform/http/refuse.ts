import { ORPCError } from '@orpc/server';
import type { FastifyReply } from 'fastify';

/** Answers with a declared error outside the API's own routes. Anything else is thrown on. */
export function refuse(reply: FastifyReply, error: unknown) {
  if (!(error instanceof ORPCError)) throw error;
  const { retryAfterSeconds } = (error.data ?? {}) as { retryAfterSeconds?: number };
  if (retryAfterSeconds) reply.header('retry-after', retryAfterSeconds);
  return reply.status(error.status).send(error.toJSON());
}
