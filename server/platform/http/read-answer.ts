import { RESPONSE_BODY_MAX } from '#contract/values/integrations.ts';

/** Reads as much of a response as is stored, and closes the rest. */
export async function readBeginning(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = response.body?.getReader();
  while (reader && size < RESPONSE_BODY_MAX) {
    const { done, value } = await reader.read();
    if (done) break;
    chunks.push(value);
    size += value.byteLength;
  }
  await reader?.cancel().catch(() => undefined);
  const text = new TextDecoder().decode(Buffer.concat(chunks)).slice(0, RESPONSE_BODY_MAX);
  // Postgres stores no NUL.
  return text.replaceAll('\0', '\uFFFD').toWellFormed();
}

/** Whether the library refused an address. The reason is in the causes of its errors. */
export function isRefused(error: unknown): boolean {
  for (let one = error; one instanceof Error; one = one.cause)
    if (/private_address|non-unicast|not a public domain/.test(one.message)) return true;
  return false;
}
