import { recordEvent } from '../../audit/record-event.ts';
import type { RequestContext } from '../../platform/http/routes.ts';
import { postMail } from '../../platform/mail/post-mail.ts';
import { describeDevice } from './describe-device.ts';
import { newDeviceMail } from './safety-mails.ts';

/** Mails the owner of a proven email that somebody has signed in on a device that the account does not know. */
export async function tellNewDevice(
  { app, headers, address }: Pick<RequestContext, 'app' | 'headers' | 'address'>,
  userId: string,
) {
  await recordEvent(app.db, { kind: 'new_device_seen', actorId: userId, subjectId: userId, address });
  const user = await app.db
    .selectFrom('users')
    .select(['email', 'name', 'language', 'user_type'])
    .where('id', '=', userId)
    .where('email_verified', '=', true)
    .executeTakeFirst();
  if (!user) return;
  const device = describeDevice(headers.get('user-agent'));
  const sessions = `${app.env.PUBLIC_URL}/${user.user_type}/profile#sessions`;
  await postMail(app, await newDeviceMail(user, { ...device, at: app.clock() }, sessions));
}
