import { useQueryClient } from '@tanstack/react-query';
import type { Visibility } from '#contract/insights.ts';
import { api } from '#web/lib/api.ts';

/** Keeps what the server answered, and reads again what depends on it. */
export function useVisibilitySaved() {
  const queries = useQueryClient();
  return (saved: Visibility) => {
    queries.setQueryData(api.insights.getVisibility.queryKey(), saved);
    void queries.invalidateQueries({ queryKey: api.insights.getInsights.key() });
  };
}
