import { z } from 'zod';
import { companyProfileSchema } from '../companies.ts';
import { LIMITS, route } from '../route.ts';
import { LOGO_BYTES_MAX } from '../values/limits.ts';

/** Base64 takes four characters for three bytes. */
const LOGO_BASE64_MAX = Math.ceil(LOGO_BYTES_MAX / 3) * 4;
const LOGO_BODY_BYTES = LOGO_BASE64_MAX + 1024;

const own = { tag: 'Companies', caller: 'company' } as const;

export const logos = {
  saveLogo: route({
    ...own,
    method: 'PUT',
    path: '/company/logo',
    summary: 'Replace your logo',
    description: 'Takes a PNG, JPEG or WebP picture of at most 2 MB and stores it as a square of 256 pixels.',
    limit: LIMITS.analysis,
    bodyBytes: LOGO_BODY_BYTES,
    errors: ['overloaded'],
  })
    .input(z.object({ picture: z.base64('logo').min(1, 'required').max(LOGO_BASE64_MAX, 'logo_size') }))
    .output(companyProfileSchema),
  removeLogo: route({
    ...own,
    method: 'DELETE',
    path: '/company/logo',
    summary: 'Remove your logo',
    description: 'Shows the first letter of your name again. Removing it again succeeds.',
    limit: LIMITS.write,
  }).output(companyProfileSchema),
};
