import { openApp } from './ground/app.ts';
import { startIndex } from './ground/indexed.ts';
import { mixedQueries } from './ground/queries.ts';
const { app, close } = await openApp(process.argv[2]!);
await startIndex(app);
const by = new Map<string, number[]>();
for (let r = 0; r < 200; r++)
  for (const { kind, query } of mixedQueries()) {
    const t = performance.now();
    app.searchIndex.find({ query, domains: [], after: undefined });
    const d = performance.now() - t;
    if (r > 20) {
      if (!by.has(kind)) by.set(kind, []);
      by.get(kind)!.push(d);
    }
  }
for (const [k, v] of by) {
  v.sort((a, b) => a - b);
  console.log(k, (v[v.length >> 1]! * 1000).toFixed(1), (v[Math.floor(v.length * 0.99)]! * 1000).toFixed(1));
}
await close();
