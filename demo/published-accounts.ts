import type { Context } from '#server/platform/context.ts';

/** In the README, with their password: for a marketplace that only this machine reaches. */
export const PUBLISHED_EMAILS = ['talent@closeup.example', 'company@northwind.example', 'admin@closeup.example'];
export const PUBLISHED_PASSWORD = 'Closeup1';

/** The accounts here that anybody who has read the README can enter. */
export async function findPublishedAccounts({ db, auth }: Pick<Context, 'db' | 'auth'>): Promise<string[]> {
  const { verify } = (await auth.$context).password;
  const accounts = await db
    .selectFrom('users')
    .innerJoin('credentials', 'credentials.user_id', 'users.id')
    .select(['users.email', 'credentials.password'])
    .where('users.email', 'in', PUBLISHED_EMAILS)
    .execute();
  const areOpen = await Promise.all(
    accounts.map(async ({ password }) => password && verify({ hash: password, password: PUBLISHED_PASSWORD })),
  );
  return accounts.filter((_account, index) => areOpen[index]).map(({ email }) => email);
}
