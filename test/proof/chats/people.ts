import type { Message } from '#contract/chats/messages.ts';
import type { Context } from '#server/platform/context.ts';
import { unlockTalent } from '#server/unlocks/unlock-talent.ts';
import type { ChildServer } from '../../processes/child-server.ts';
import { PASSWORD, createCompany, createFoundTalent } from '../../fixtures/factories.ts';

const PAIRS = 25;

export interface Person {
  email: string;
  /** The session cookie and the forwarded address. */
  headers: { cookie: string; 'x-forwarded-for': string };
  conversationId: string;
  /** Client ids in the order written. */
  written: string[];
  acknowledged: Map<string, number>;
  /** The messages that this person's page has shown, in order. */
  seen: Message[];
}

export async function createPeople(app: Context, { url }: ChildServer): Promise<Person[]> {
  const people: Person[] = [];
  for (let pair = 0; pair < PAIRS; pair++) {
    const [company, talent] = [await createCompany(app), await createFoundTalent(app)];
    const { conversationId } = await unlockTalent(app, company.viewer, talent.positionId);
    for (const { email } of [company, talent]) {
      const address = { 'x-forwarded-for': `10.7.0.${people.length}` };
      const response = await fetch(`${url}/api/session`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...address },
        body: JSON.stringify({ email, password: PASSWORD }),
      });
      if (!response.ok) throw new Error(`sign-in answered ${response.status}`);
      const cookie = response.headers
        .getSetCookie()
        .map((one) => one.split(';')[0])
        .join('; ');
      people.push({
        email,
        headers: { cookie, ...address },
        conversationId,
        written: [],
        acknowledged: new Map(),
        seen: [],
      });
    }
  }
  return people;
}
