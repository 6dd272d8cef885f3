import type { BetterAuthOptions } from 'better-auth';
import type { DBAdapter, DBTransactionAdapter, Where } from 'better-auth/adapters';
import { hashToken } from './session-cookie.ts';

interface Query {
  model: string;
  where?: Where[];
}

/** Wraps better-auth's database adapter so that the database sees only hashes of session tokens. */
export const hashedSessions =
  (create: (options: BetterAuthOptions) => DBAdapter) =>
  (options: BetterAuthOptions): DBAdapter => {
    const adapter = create(options);
    return {
      ...withHashes(adapter),
      transaction: (run) => adapter.transaction((inner) => run(withHashes(inner) as DBTransactionAdapter)),
    } as DBAdapter;
  };

function withHashes(adapter: DBTransactionAdapter) {
  return {
    ...adapter,
    create: async (query: Query & { data: Record<string, unknown> }) => {
      const { token } = query.data;
      if (query.model !== 'session' || typeof token !== 'string') return adapter.create(query);
      const created = await adapter.create({ ...query, data: { ...query.data, token: hashToken(token) } });
      return { ...created, token };
    },
    findOne: async (query: Query & { where: Where[] }) => {
      const found = await adapter.findOne<Record<string, unknown>>(hashed(query));
      const given = query.model === 'session' && query.where.find(({ field }) => field === 'token');
      return found && given ? { ...found, token: given.value } : found;
    },
    findMany: (query: Query) => adapter.findMany(hashed(query)),
    count: (query: Query) => adapter.count(hashed(query)),
    update: (query: Parameters<typeof adapter.update>[0]) => adapter.update(hashed(query)),
    updateMany: (query: Parameters<typeof adapter.updateMany>[0]) => adapter.updateMany(hashed(query)),
    delete: (query: Parameters<typeof adapter.delete>[0]) => adapter.delete(hashed(query)),
    deleteMany: (query: Parameters<typeof adapter.deleteMany>[0]) => adapter.deleteMany(hashed(query)),
    consumeOne: (query: Parameters<typeof adapter.consumeOne>[0]) => adapter.consumeOne(hashed(query)),
  };
}

function hashed<Given extends Query>(query: Given): Given {
  if (query.model !== 'session' || !query.where) return query;
  const where = query.where.map((one) => (one.field === 'token' ? { ...one, value: hashedValue(one.value) } : one));
  return { ...query, where };
}

const hashedValue = (value: Where['value']): Where['value'] =>
  Array.isArray(value) ? value.map((token) => hashToken(String(token))) : hashToken(String(value));
