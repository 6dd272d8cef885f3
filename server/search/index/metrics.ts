import { Gauge, type Registry } from 'prom-client';
import type { SearchIndex } from './search-index.ts';

/** Adds what the index says of itself to /metrics. */
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
  gauge('search_index_entries', 'Searchable positions in memory', ({ entries }) => entries);
  gauge('search_index_bytes', 'Memory of their columns and postings', ({ bytes }) => bytes);
  gauge('search_index_lag_seconds', 'Age of what the index knows', ({ lagMs }) => lagMs / 1000);
  gauge('search_index_in_use', '1 while it answers, 0 while Postgres does', ({ isInUse }) => (isInUse ? 1 : 0));
}
