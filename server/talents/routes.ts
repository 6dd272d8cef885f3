import { routes } from '../platform/http/routes.ts';
import { addPosition, removePosition } from './positions.ts';
import { getOwnPage, publishTalentPage } from './own-page.ts';
import { getTalentPage } from './page.ts';
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
  getOwnPage: talents.getOwnPage.handler(({ context: { app, viewer } }) => getOwnPage(app, viewer.userId)),
  publishPage: talents.publishPage.handler(async ({ context: { app, viewer }, input }) => {
    await publishTalentPage(app, viewer.userId, input);
    return getOwnPage(app, viewer.userId);
  }),
  getPage: talents.getPage.handler(async ({ context: { app, visitor }, input }) => {
    const { page } = await getTalentPage(app, visitor, input.code);
    return page;
  }),
  removePosition: talents.removePosition.handler(async ({ context: { app, viewer }, input }) => {
    await removePosition(app, viewer, input.positionId);
    return {};
  }),
};
