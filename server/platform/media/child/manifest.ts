import { createHash } from 'node:crypto';
import { fstatSync, readFileSync, readSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { childResult } from './protocol.ts';

/** Increment when renditions change, so that half-finished work of an older release is redone, not mixed. */
const pipelineVersion = 3;

const manifestShape = z.object({
  version: z.literal(pipelineVersion),
  /** Size and a hash of both ends of the upload: a retake into the same folder starts over. */
  source: z.string(),
  facts: childResult.nullable(),
  /** Finished files and their sizes in bytes. */
  files: z.record(z.string(), z.number()),
});
export type Manifest = z.infer<typeof manifestShape>;

/** What earlier calls finished in this folder; empty when there is nothing, or nothing that fits this upload. */
export function readManifest(folder: string, source: string): Manifest {
  try {
    const manifest = manifestShape.parse(JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')));
    if (manifest.source === source) return manifest;
  } catch {
    // Missing or incomplete: start over.
  }
  return { version: pipelineVersion, source, facts: null, files: {} };
}

export function hasFinished(folder: string, manifest: Manifest, names: string[]): boolean {
  return names.every((name) => {
    const size = manifest.files[name];
    return size !== undefined && size > 0 && statSync(join(folder, name), { throwIfNoEntry: false })?.size === size;
  });
}

/** Records finished files. Written to a temporary file and renamed, so a reader sees the old manifest or the new one. */
export function noteFinished(folder: string, manifest: Manifest, names: string[]): void {
  for (const name of names) manifest.files[name] = statSync(join(folder, name)).size;
  const path = join(folder, 'manifest.json');
  writeFileSync(`${path}.part`, JSON.stringify(manifest, null, 1));
  renameSync(`${path}.part`, path);
}

/** Positional reads only: the descriptor's own position belongs to FFmpeg. */
export function fingerprint(fd: number): string {
  const { size } = fstatSync(fd);
  const end = Buffer.alloc(65_536);
  const hash = createHash('sha256');
  for (const from of [0, Math.max(0, size - end.length)])
    hash.update(end.subarray(0, readSync(fd, end, 0, end.length, from)));
  return `${size}-${hash.digest('hex').slice(0, 32)}`;
}
