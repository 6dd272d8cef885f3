import type { Context } from '#server/platform/context.ts';

/** Accounts whose passwords are in the README, for a marketplace that is reachable from this machine only. */
export const PUBLISHED_EMAILS = ['talent@closeup.example', 'company@northwind.example', 'admin@closeup.example'];
export const PUBLISHED_PASSWORD = 'Closeup1';

/** Returns the accounts of this database that anybody can enter with the passwords in the README. */
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
