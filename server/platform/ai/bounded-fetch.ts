export class ResponseTooLarge extends Error {
  override readonly name = 'ResponseTooLarge';
}

/**
 * A fetch for a provider's endpoint: it reads at most `maxBytes` of a response and follows no redirect, which would carry the key
 * to another host.
 */
export function boundedFetch(maxBytes: number): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'error' });
    if (Number(response.headers.get('content-length') ?? 0) > maxBytes) {
      await response.body?.cancel();
      throw new ResponseTooLarge();
    }
    let read = 0;
    const counted = response.body?.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          read += chunk.byteLength;
          if (read > maxBytes) controller.error(new ResponseTooLarge());
          else controller.enqueue(chunk);
        },
      }),
    );
    return new Response(counted ?? null, {
      status: response.status,
      statusText: response.statusText,
      headers: response.headers,
    });
  };
}
