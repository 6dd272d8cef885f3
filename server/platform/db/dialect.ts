import {
  type LimitNode,
  type OffsetNode,
  OnConflictNode,
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
  PostgresQueryCompiler,
  type ValueNode,
  type WhereNode,
} from 'kysely';
import { LRUCache } from 'lru-cache';
import pg from 'pg';

const RUNS_UNTIL_PREPARED = 5;
/** Each connection keeps the plans of its prepared statements, some ten kilobytes each. */
const MOST_PREPARED = 300;
const MOST_COUNTED = 2000;
/** Statements that are prepared even without values. Others without values, such as `begin`, cost nothing to plan. */
const READS = /^\s*(?:select|with)\s/i;
/** Postgres's error for a prepared statement whose result columns have changed, as `select *` has after a migration. */
const STALE = 'cached plan must not change result type';

/**
 * Kysely's dialect for Postgres. Frequent statements are prepared once per connection: Postgres takes longer to parse and
 * plan most of ours than to run them.
 */
export class PreparingDialect extends PostgresDialect {
  constructor(pool: pg.Pool) {
    super({ pool: preparing(pool) });
  }

  override createQueryCompiler() {
    return new InlineValues();
  }
}

function preparing(pool: pg.Pool): PostgresPool {
  const runs = new LRUCache<string, number>({ max: MOST_COUNTED });
  const names = new Map<string, string | undefined>();

  function nameOf(text: string) {
    if (names.has(text) || names.size === MOST_PREPARED) return names.get(text);
    const run = (runs.get(text) ?? 0) + 1;
    runs.set(text, run);
    if (run === RUNS_UNTIL_PREPARED) names.set(text, `often-${names.size}`);
    return undefined;
  }

  async function query(client: pg.PoolClient, text: string, values: unknown[]) {
    const name = values.length > 0 || READS.test(text) ? nameOf(text) : undefined;
    if (!name) return client.query(text, values);
    try {
      return await client.query({ name, text, values });
    } catch (error) {
      if (!(error instanceof pg.DatabaseError && error.message === STALE)) throw error;
      names.set(text, undefined);
      return client.query(text, values);
    }
  }

  return {
    async connect() {
      const client = await pool.connect();
      return {
        query: (text: string, values: unknown[]) => query(client, text, values),
        release: () => client.release(),
      } as unknown as PostgresPoolClient;
    },
    end: () => pool.end(),
  };
}

/**
 * Writes some values into the text: a generic plan would assume that a limit returns a tenth of the rows, and couldn't
 * match a partial index to a conflict.
 */
class InlineValues extends PostgresQueryCompiler {
  #isInline = false;

  #inline(visit: () => void) {
    this.#isInline = true;
    visit();
    this.#isInline = false;
  }

  protected override visitLimit(node: LimitNode) {
    this.#inline(() => super.visitLimit(node));
  }

  protected override visitOffset(node: OffsetNode) {
    this.#inline(() => super.visitOffset(node));
  }

  protected override visitWhere(node: WhereNode) {
    const { parentNode } = this;
    if (parentNode && OnConflictNode.is(parentNode) && parentNode.indexWhere === node)
      this.#inline(() => super.visitWhere(node));
    else super.visitWhere(node);
  }

  protected override visitValue(node: ValueNode) {
    if (this.#isInline) this.appendImmediateValue(node.value);
    else super.visitValue(node);
  }
}
