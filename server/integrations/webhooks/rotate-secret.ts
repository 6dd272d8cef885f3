import { HOUR_MS } from '#contract/values/durations.ts';
import { ROTATION_HOURS } from '#contract/values/integrations.ts';
import type { NewEndpoint } from '#contract/integrations/endpoints.ts';
import { recordEvent } from '../../audit/record-event.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { type EndpointContext, getEndpoint, toEndpoint } from './endpoints.ts';
import { makeKeys } from './sign.ts';

/**
 * Gives an endpoint a new secret and key pair. The previous ones also sign for 24 hours; a second rotation within that time
 * drops the oldest ones at once. @throws not_found
 */
export async function rotateSecret(context: EndpointContext, viewer: Viewer, endpointId: string): Promise<NewEndpoint> {
  const { db, env, clock } = context;
  await getEndpoint(context, viewer, endpointId);
  const { secret, columns } = makeKeys(env);
  const now = clock();
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('webhook_endpoints')
      .set(({ ref }) => ({
        ...columns,
        previous_secret: ref('secret'),
        previous_signing_key: ref('signing_key'),
        previous_until: new Date(now.getTime() + ROTATION_HOURS * HOUR_MS),
      }))
      .where('id', '=', endpointId)
      .execute();
    const { userId, address } = viewer;
    const details = { endpointId };
    await recordEvent(trx, { kind: 'webhook_secret_rotated', actorId: userId, subjectId: userId, address, details });
  });
  return { ...toEndpoint(await getEndpoint(context, viewer, endpointId), now), secret };
}
