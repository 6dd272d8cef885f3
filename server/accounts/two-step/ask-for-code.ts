import { CODE_STEP_MINUTES } from '#contract/accounts/two-step.ts';
import type { Context } from '../../platform/context.ts';
import { failure } from '../../platform/http/failure.ts';
import type { RequestContext } from '../../platform/http/routes.ts';
import { storeChallenge } from '../sign-in/challenges.ts';

type Request = Pick<RequestContext, 'app' | 'headers' | 'reply'>;

export async function hasTwoStep({ db }: Pick<Context, 'db'>, userId: string): Promise<boolean> {
  const enabled = await db
    .selectFrom('second_factors')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('enabled_at', 'is not', null)
    .executeTakeFirst();
  return enabled !== undefined;
}

/**
 * Asks this browser for the second step of a sign-in, to be completed within ten minutes.
 * @throws code_needed if the account has two-step verification.
 */
export async function askForCode(request: Request, userId: string, remember: boolean) {
  const { app } = request;
  if (!(await hasTwoStep(app, userId))) return;
  await storeChallenge(request, { purpose: 'code', challenge: '', userId, remember, minutes: CODE_STEP_MINUTES });
  throw failure('code_needed');
}
