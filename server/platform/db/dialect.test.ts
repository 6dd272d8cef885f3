import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestContext } from '#test/fixtures/app.ts';

test('a frequent statement is prepared with its limit, and survives a change of its columns', async () => {
  const { db } = await createTestContext();
  await db.connection().execute(async (connection) => {
    const prepared = async () =>
      (await sql<{ statement: string }>`SELECT statement FROM pg_prepared_statements`.execute(connection)).rows;
    const read = () =>
      connection.selectFrom('mails').selectAll().where('recipient', '=', 'nobody@closeup.example').limit(3).execute();
    await read();
    expect(await prepared()).toEqual([]);
    for (let run = 0; run < 10; run++) await read();
    expect(await prepared()).toEqual([{ statement: 'select * from "mails" where "recipient" = $1 limit 3' }]);
    await sql`ALTER TABLE mails ADD COLUMN colour text`.execute(connection);
    expect(await read()).toEqual([]);
    await connection
      .insertInto('mails')
      .values({ recipient: 'nobody@closeup.example', subject: '', text: '', html: '', links: [] })
      .execute();
    expect(await read()).toMatchObject([{ colour: null }]);
  });
});

test('a frequent read without values is prepared, too', async () => {
  const { db } = await createTestContext();
  await db.connection().execute(async (connection) => {
    for (let run = 0; run < 10; run++) await connection.selectFrom('mails').select('id').limit(3).execute();
    const { rows } = await sql<{ statement: string }>`SELECT statement FROM pg_prepared_statements`.execute(connection);
    expect(rows).toContainEqual({ statement: 'select "id" from "mails" limit 3' });
  });
});

test('a conflict on a partial index is found however often the statement has run', async () => {
  const { db } = await createTestContext();
  await db.connection().execute(async (connection) => {
    await sql`CREATE UNIQUE INDEX ON mails(recipient) WHERE subject = 'Welcome'`.execute(connection);
    await sql`SET plan_cache_mode = force_generic_plan`.execute(connection);
    const welcome = () =>
      connection
        .insertInto('mails')
        .values({ recipient: 'twice@closeup.example', subject: 'Welcome', text: '', html: '', links: [] })
        .onConflict((conflict) => conflict.column('recipient').where('subject', '=', 'Welcome').doNothing())
        .executeTakeFirstOrThrow();
    const { numInsertedOrUpdatedRows } = await welcome();
    expect(numInsertedOrUpdatedRows).toBe(1n);
    for (let run = 0; run < 10; run++) expect((await welcome()).numInsertedOrUpdatedRows).toBe(0n);
  });
});
