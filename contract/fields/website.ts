import { z } from 'zod';

/**
 * Returns the host of an email, a web address or a bare domain as browsers read it: lower case, punycode, without a trailing dot.
 * "https://google.com@own.io" -> "own.io", "müller.de" -> "xn--mller-kva.de". Returns null when there is no host.
 */
export function hostOf(text: string): string | null {
  const url = parse(text);
  return url === null ? null : url.hostname.replace(/\.+$/, '') || null;
}

function parse(text: string): URL | null {
  const trimmed = text.trim();
  try {
    return new URL(/^[a-z][a-z0-9+.-]*:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`);
  } catch {
    return null;
  }
}

/** Normalizes the host of a website. Returns null for other protocols, credentials, ports, and hosts without a dot. */
function normaliseWebsite(text: string): string | null {
  if (!/^https?:\/\//i.test(text)) return null;
  const url = parse(text);
  const host = hostOf(text);
  if (!url || !host || url.username || url.password || url.port || !/\.\D/.test(host)) return null;
  return `${url.protocol}//${host}${url.pathname === '/' ? '' : url.pathname}${url.search}${url.hash}`;
}

const withHttps = (text: string) => (/^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`);

/** A web address with a valid host. A missing protocol becomes https. */
const addressAt = (fits: RegExp, problem: string) =>
  z
    .string()
    .trim()
    .max(300, 'too_long')
    .overwrite(withHttps)
    .refine((text) => fits.test(hostOf(normaliseWebsite(text) ?? '') ?? ''), problem)
    .overwrite((text) => normaliseWebsite(text) ?? text);

export const websiteSchema = addressAt(/./, 'url');
export const linkedinSchema = addressAt(/(?:^|\.)linkedin\.com$/, 'linkedin');
