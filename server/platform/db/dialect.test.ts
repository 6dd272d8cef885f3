import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestContext } from '#test/fixtures/app.ts';

test('a statement that runs often is prepared with its limit, and outlives a change of its columns', async () => {
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
