import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from '../env.ts';

/** The content security policy: the allowed sources by directive. */
export function contentPolicy(env: Env, webFolder: string, videoOrigin: string | null): Record<string, string[]> {
  const media = new URL(env.PUBLIC_URL).origin;
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashesOfInlineScripts(webFolder)],
    'script-src-attr': ["'none'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', media],
    'media-src': ["'self'", 'blob:', media, ...(videoOrigin ? [videoOrigin] : [])],
    'connect-src': ["'self'", media, media.replace(/^http/, 'ws')],
    'font-src': ["'self'"],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
}

function hashesOfInlineScripts(folder: string) {
  const pages = existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'))
    : [];
  const hashes = pages.flatMap((name) =>
    [
      ...readFileSync(join(folder, name), 'utf8').matchAll(
        /<script(?![^>]*\b(?:src=|type="application\/(?:ld\+)?json"))[^>]*>([\s\S]*?)<\/script>/g,
      ),
    ].map(([, code]) => `'sha256-${createHash('sha256').update(code!).digest('base64')}'`),
  );
  return new Set(hashes);
}
