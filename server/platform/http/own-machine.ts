import type { FastifyRequest } from 'fastify';
import { isLoopback } from '../env.ts';

const FORWARDED = /^(?:forwarded|via|x-forwarded-.+|x-real-ip|x-client-ip|true-client-ip|cf-connecting-ip)$/;

/**
 * The request comes from this machine and is meant for it: no proxy or tunnel has passed it on, and no other name leads here,
 * as it would for a page that has its own name resolve to this machine.
 */
export function isOwnMachine({ socket, headers, hostname }: Pick<FastifyRequest, 'socket' | 'headers' | 'hostname'>) {
  return (
    isLoopback(socket.remoteAddress ?? '') &&
    isLoopback(hostname) &&
    !Object.keys(headers).some((name) => FORWARDED.test(name))
  );
}
