/** How far a caller is with one of a route's limits. */
export interface Standing {
  name: 'account' | 'address' | 'visitor';
  points: number;
  perSeconds: number;
  remaining: number;
  resetSeconds: number;
}

/** RateLimit and RateLimit-Policy as structured fields (draft-ietf-httpapi-ratelimit-headers). */
export function rateLimitHeaders(standings: Standing[]) {
  const list = (item: (standing: Standing) => string) => standings.map(item).join(', ');
  return {
    'ratelimit-policy': list(({ name, points, perSeconds }) => `"${name}";q=${points};w=${perSeconds}`),
    ratelimit: list(({ name, remaining, resetSeconds }) => `"${name}";r=${remaining};t=${resetSeconds}`),
  };
}
