import { routes } from '../http.ts';
import { analyzeBias } from './analyze.ts';
import { getCandidates } from './candidates.ts';
import { submitSurvey } from './submit-survey.ts';

const { fairness } = routes;

export const fairnessRoutes = {
  analyzeBias: fairness.analyzeBias.handler(async ({ context: { app, viewer }, input }) =>
    analyzeBias(await getCandidates(app, viewer, input), input.jobDescription),
  ),
  submitSurvey: fairness.submitSurvey.handler(async ({ context: { app, viewer }, input }) => {
    await submitSurvey(app, viewer, input);
    return {};
  }),
};
