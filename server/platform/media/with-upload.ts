import { closeSync, constants, fstatSync, openSync } from 'node:fs';
import type { Limits } from './limits.ts';
import { MediaRefused, type Container } from './child/protocol.ts';
import { sniffContainer } from './inspect/container.ts';

/**
 * Opens an upload for a child process and closes it afterwards.
 * @throws MediaRefused when its size or first bytes rule it out
 */
export async function withUpload<T>(
  source: string,
  limits: Limits,
  work: (fd: number, container: Container) => Promise<T>,
): Promise<T> {
  const fd = openSync(source, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0));
  try {
    return await work(fd, admit(fd, limits));
  } finally {
    closeSync(fd);
  }
}

function admit(fd: number, limits: Limits): Container {
  const stat = fstatSync(fd);
  if (!stat.isFile()) throw new MediaRefused('not_a_video', 'not a regular file');
  if (stat.size > limits.maxBytes) throw new MediaRefused('too_large', `${stat.size} bytes`);
  return sniffContainer(fd);
}
