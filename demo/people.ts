import { figureIds } from '../tools/characters/renderer/cast.ts';
import { africaAndMiddleEast } from './people/africa-and-middle-east.ts';
import { americas } from './people/americas.ts';
import { asiaPacific } from './people/asia-pacific.ts';
import { northernAndCentralEurope } from './people/northern-and-central-europe.ts';
import { westernEurope } from './people/western-europe.ts';
import type { Clip, Talent } from './people/talent.ts';
import type { Context } from '#server/platform/context.ts';

export { companies, type Company } from './people/companies.ts';
export type { Clip, Position, Recording, Talent, Voice } from './people/talent.ts';

/** The demo talent in the order of the cast, the demo account first. All of them are fictional. */
export const talents: Talent[] = [
  ...westernEurope,
  ...northernAndCentralEurope,
  ...africaAndMiddleEast,
  ...asiaPacific,
  ...americas,
].sort((a, b) => figureIds.indexOf(a.id) - figureIds.indexOf(b.id));

/** Every clip of the demo: one per position, and practice takes. */
export const demoClips: { talent: Talent; clip: Clip }[] = talents.flatMap((talent) =>
  [...talent.positions, ...(talent.practice ?? [])].map((clip) => ({ talent, clip })),
);

/** Accounts whose passwords are in the README, for a marketplace that is reachable from this machine only. */
export const PUBLISHED_EMAILS = ['talent@closeup.example', 'company@northwind.example', 'admin@closeup.example'];
export const PUBLISHED_PASSWORD = 'Closeup1';

/** Returns the accounts of this database that anyone can sign in to with the passwords in the README. */
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
