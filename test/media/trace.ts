import { readFileSync, realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const project = fileURLToPath(new URL('../..', import.meta.url));

/** The files that Node, the loader and FFmpeg need to run. */
const mayRead = [
  /^\/(lib|lib64|usr|proc|sys)\//,
  /^\/etc\/(ld\.so|ssl\/|localtime|OpenCL|nsswitch)/,
  /^\/dev\/(null|urandom|shm)/,
  /^(\.|\/|\/etc|\/dev)$/,
];

/** Reads an strace log and lists every open or connection that is not allowed. */
export function auditTrace(log: string, folder: string): string[] {
  const home = [
    project,
    realpathSync(join(project, 'node_modules')),
    process.execPath,
    folder,
    join(tmpdir(), 'closeup-media-inputs'),
  ];
  const complaints = new Set<string>();
  const lines = readFileSync(log, 'latin1').split('\n');
  // The test process itself reads the resolver's settings when it starts its server.
  const host = lines[0]?.split(' ')[0];
  for (const line of lines) {
    if (line.startsWith(`${host} `) && line.includes('"/etc/resolv.conf", O_RDONLY')) continue;
    const opened = /\b(?:open|openat|openat2)\((?:AT_FDCWD, )?"((?:[^"\\]|\\.)*)", ?(\S+?)[,)]/.exec(line);
    if (opened) {
      const [, path, flags] = opened;
      const isHome = home.some((prefix) => path!.startsWith(prefix)) || !path!.startsWith('/');
      const isBait = path!.includes('closeup-bait-') && /\/(control|bait\.txt|report)/.test(path!);
      const writes = /O_WRONLY|O_RDWR|O_CREAT/.test(flags!);
      const isFailed = / = -1 ENOENT/.test(line);
      if (isBait && !writes && path!.endsWith('bait.txt')) complaints.add(`opened the bait: ${line.trim()}`);
      else if (!isHome && !isBait && !isFailed && !mayRead.some((allowed) => allowed.test(path!)))
        complaints.add(`opened ${path} (${flags})`);
      else if (
        writes &&
        !path!.startsWith(folder) &&
        !isBait &&
        path !== '/dev/null' &&
        !path!.includes('closeup-media-inputs')
      )
        complaints.add(`wrote ${path}`);
    }
    if (/\bconnect\(.*AF_INET/.test(line)) complaints.add(`connected: ${line.trim()}`);
    const executed = /\bexecve\("([^"]+)"/.exec(line)?.[1];
    if (executed && executed !== process.execPath) complaints.add(`executed ${executed}`);
  }
  return [...complaints].slice(0, 50);
}
