import { routes } from '../platform/http/routes.ts';
import { addPosition, removePosition } from './positions.ts';
import { getProfile } from './profile.ts';
import { saveProfile } from './save-profile.ts';

const { talents } = routes;

export const talentRoutes = {
  getProfile: talents.getProfile.handler(({ context: { app, viewer } }) => getProfile(app, viewer.userId)),
  saveProfile: talents.saveProfile.handler(async ({ context: { app, viewer }, input }) => {
    await saveProfile(app, viewer, input);
    return getProfile(app, viewer.userId);
  }),
  addPosition: talents.addPosition.handler(({ context: { app, viewer }, input }) =>
    addPosition(app, viewer, input.positionTitle),
  ),
  removePosition: talents.removePosition.handler(async ({ context: { app, viewer }, input }) => {
    await removePosition(app, viewer, input.positionId);
    return {};
  }),
};
