import { writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { runHostileFiles } from '#test/media/hostile.ts';
import { writeInput } from '#test/media/make-inputs.ts';
import { auditTrace } from '#test/media/trace.ts';

/** `npm run proof -- hostile-files` makes 300. */
const FILES = 16;

it('hostile files: each a clear refusal or a sound video, nothing outside read', { timeout: 120_000 }, () => {
  const { n, failures, watchedBy } = runHostileFiles(FILES, 11);
  console.log(`hostile files: ${n}, watched by ${watchedBy.join(', ')}`);
  expect(failures).toEqual([]);
});

it('the watcher of system calls would notice', () => {
  const log = writeInput('trace.log', '');
  writeFileSync(
    log,
    [
      '1 execve("/usr/bin/sh", ["sh"], 0x7ffe /* 4 vars */) = 0',
      '2 openat(AT_FDCWD, "/etc/passwd", O_RDONLY) = 7',
      '2 openat(AT_FDCWD, "/tmp/closeup-bait-x/bait.txt", O_RDONLY|O_CLOEXEC) = 7',
      '2 openat(AT_FDCWD, "/usr/lib/evil", O_WRONLY|O_CREAT, 0666) = 7',
      '2 connect(9, {sa_family=AF_INET, sin_port=htons(80), sin_addr=inet_addr("10.0.0.1")}, 16) = 0',
      '2 openat(AT_FDCWD, "/lib/x86_64-linux-gnu/libc.so.6", O_RDONLY|O_CLOEXEC) = 3',
    ].join('\n'),
  );
  expect(auditTrace(log, '/tmp/closeup-hostile-x')).toHaveLength(5);
});
