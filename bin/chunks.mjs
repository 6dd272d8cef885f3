// Merges the many small chunks that pages share, so that a page loads few files and little code that it doesn't use.
import { build } from 'vite';

/** Smaller chunks are merged where it costs the pages least. Size before compression. */
const SMALL_BYTES = 16_000;
/** A chunk stays separate if merging it would make all pages together load more than this unnecessarily. */
const MOST_WASTED_BYTES = 6_000;
/** Public pages weigh more, since they are loaded by people who don't know the product yet. */
const PUBLIC_WEIGHT = 8;
const PUBLIC = /\/web\/routes\/(?:_public|companies|t)\//;
const PAGE = /\/web\/routes\/(?!dev\/).*tsr-split=component/;

/**
 * Builds the site with the bundler's own chunks and plans which to merge.
 * @param {import('vite').InlineConfig} config
 * @returns {Promise<object>} a group for `codeSplitting.groups`
 */
export async function planChunks(config) {
  const { output } = await build({ ...config, build: { write: false } });
  const names = namesOf(output.filter(({ type }) => type === 'chunk'));
  return {
    debugName: 'shared',
    includeDependenciesRecursively: false,
    test: (id) => names.has(id),
    name: (id) => names.get(id),
  };
}

/** @returns {Map<string, string>} the chunk name of each module that several pages share */
function namesOf(chunks) {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const closureIn = (chunk) => closureOf(chunk, ({ imports }) => imports.map((file) => byFile.get(file)));
  const first = closureIn(chunks.find(({ isEntry }) => isEntry));
  const pages = chunks
    .filter(({ facadeModuleId }) => PAGE.test(facadeModuleId ?? ''))
    .map((chunk) => ({ chunk, loads: closureIn(chunk) }));
  const groups = new Map();
  for (const chunk of chunks) {
    const users = pages.filter(({ loads }) => loads.has(chunk));
    if (first.has(chunk) || chunk.isDynamicEntry || users.length === 0) continue;
    const mask = users.reduce((bits, page) => bits | (1n << BigInt(pages.indexOf(page))), 0n);
    groups.set(chunk, { mask, bytes: chunk.code.length, modules: [...chunk.moduleIds], needs: new Set() });
  }
  for (const [chunk, { needs }] of groups)
    for (const file of chunk.imports) if (groups.has(byFile.get(file))) needs.add(groups.get(byFile.get(file)));
  const weights = pages.map(({ chunk }) => (PUBLIC.test(chunk.facadeModuleId) ? PUBLIC_WEIGHT : 1));
  const weightOf = (mask) => weights.reduce((sum, weight, page) => sum + ((mask >> BigInt(page)) & 1n ? weight : 0), 0);
  const joined = join(new Set(groups.values()), weightOf);
  return new Map(joined.flatMap(({ modules }, index) => modules.map((id) => [id, `shared-${index}`])));
}

function join(groups, weightOf) {
  const isSettled = new Set();
  for (;;) {
    const [small] = [...groups]
      .filter((group) => group.bytes < SMALL_BYTES && !isSettled.has(group))
      .sort((a, b) => a.bytes - b.bytes);
    if (!small) return [...groups];
    const [best] = [...groups]
      .filter((other) => other !== small && !detours(small, other) && !detours(other, small))
      .map((other) => ({ other, wasted: wastedBy(small, other, weightOf) }))
      .sort((a, b) => a.wasted - b.wasted);
    if (best && best.wasted <= MOST_WASTED_BYTES) merge(small, best.other, groups);
    else isSettled.add(small);
  }
}

/** The bytes that pages would load unnecessarily if two groups were merged, weighted by page. */
function wastedBy(one, other, weightOf) {
  const mask = one.mask | other.mask;
  const loaded = new Set([...needsOf(one), ...needsOf(other)]);
  return [...loaded].reduce((sum, group) => sum + group.bytes * weightOf(mask & ~group.mask), 0);
}

function merge(small, other, groups) {
  other.mask |= small.mask;
  other.bytes += small.bytes;
  other.modules.push(...small.modules);
  for (const needed of small.needs) other.needs.add(needed);
  groups.delete(small);
  for (const group of groups) if (group.needs.delete(small)) group.needs.add(other);
  other.needs.delete(other);
  for (const group of needsOf(other)) group.mask |= other.mask;
}

/** Whether a group depends on another through a third one: merging the two would create a circular import. */
const detours = (from, to) => [...from.needs].some((needed) => needed !== to && needsOf(needed).has(to));

const needsOf = (group) => closureOf(group, ({ needs }) => needs);

function closureOf(start, next) {
  const closure = new Set([start]);
  for (const one of closure) for (const other of next(one)) closure.add(other);
  return closure;
}
