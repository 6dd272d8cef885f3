import type { FastifyRequest } from 'fastify';
import { isLoopback } from '../env.ts';

const FORWARDED = /^(?:forwarded|via|x-forwarded-.+|x-real-ip|x-client-ip|true-client-ip|cf-connecting-ip)$/;

/**
 * Returns whether the request comes from this machine directly: not through a proxy or tunnel, and under a loopback name, which
 * excludes pages that make their own name resolve to this machine.
 */
export function isOwnMachine({ socket, headers, hostname }: Pick<FastifyRequest, 'socket' | 'headers' | 'hostname'>) {
  return (
    isLoopback(socket.remoteAddress ?? '') &&
    isLoopback(hostname) &&
    !Object.keys(headers).some((name) => FORWARDED.test(name))
  );
}
