import { Gauge, type Registry } from 'prom-client';
import type { SearchIndex } from './search-index.ts';

/** Adds the status of the search index to /metrics. */
export function gaugeSearchIndex(registers: Registry, index: SearchIndex) {
  const gauge = (name: string, help: string, read: (status: ReturnType<typeof index.status>) => number) =>
    new Gauge({
      name,
      help,
      registers: [registers],
      collect() {
        this.set(read(index.status()));
      },
    });
  gauge('search_index_entries', 'Searchable positions in memory', ({ documents }) => documents);
  gauge('search_index_bytes', 'Memory used by their columns and postings', ({ bytes }) => bytes);
  gauge('search_index_lag_seconds', 'Time since the index was last up to date', ({ lagMs }) => lagMs / 1000);
  gauge('search_index_in_use', '1 while it answers, 0 while Postgres does', ({ isInUse }) => (isInUse ? 1 : 0));
}
