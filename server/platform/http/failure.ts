import { ORPCError } from '@orpc/server';
import type { FastifyReply } from 'fastify';
import { ERRORS, type ErrorCode } from '#contract/errors.ts';
import { describeInvalidFields } from './field-sentences.ts';
import type { Socket } from 'node:net';

/** Creates the error of a declared code: `throw failure('not_found')`. */
export function failure(code: ErrorCode, data?: unknown) {
  const { status, message } = ERRORS[code];
  return new ORPCError(code, { status, message, data, defined: true });
}

export const isNotFound = (error: unknown) => error instanceof ORPCError && error.code === 'not_found';

/** Creates invalid_input with the message key of each field. */
export function invalidFields(fields: Record<string, string>) {
  const { status } = ERRORS.invalid_input;
  return new ORPCError('invalid_input', {
    status,
    message: describeInvalidFields(fields),
    data: { fields },
    defined: true,
  });
}

/** An external service does not respond. `code` is the error that the caller gets. */
export class ServiceUnavailable extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** Creates invalid_input for one field: `throw invalid('email', 'corporate_email')`. */
export function invalid(field: string, key: string) {
  return invalidFields({ [field]: key });
}

/** Sends a declared error outside the API's routes, and rethrows any other. */
export function refuse(reply: FastifyReply, error: unknown) {
  if (!(error instanceof ORPCError)) throw error;
  const { retryAfterSeconds } = (error.data ?? {}) as { retryAfterSeconds?: number };
  if (retryAfterSeconds) reply.header('retry-after', retryAfterSeconds);
  return reply.status(error.status).send(error.toJSON());
}

/** Responds on the socket if Node can't parse the request. */
export function refuseUnparsable({ code }: NodeJS.ErrnoException, socket: Socket, headers: Record<string, string>) {
  // Browsers open connections in advance, and would read an answer on one as the answer to their next request.
  const isUnused = code === 'ERR_HTTP_REQUEST_TIMEOUT' && socket.bytesRead === 0;
  if (isUnused || code === 'ECONNRESET' || socket.destroyed || !socket.writable) return socket.destroy();
  const status = code === 'HPE_HEADER_OVERFLOW' ? '431 Request Header Fields Too Large' : '400 Bad Request';
  const body = JSON.stringify({ ...invalidFields({ request: 'not_http' }).toJSON(), status: parseInt(status) });
  const lines = [
    `HTTP/1.1 ${status}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  return socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`);
}
