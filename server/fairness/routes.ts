import { routes } from '../platform/http/routes.ts';
import { askModel } from './advert/ask-model.ts';
import { recordShown } from '../search/documents/score-views.ts';
import { readAdvert } from './advert/read-advert.ts';
import { analyzeBias } from './analyze.ts';
import { findCandidates } from './candidates.ts';
import { getRecord } from './records/get-record.ts';
import { keepAnalysis } from './records/keep-analysis.ts';
import { submitSurvey } from './survey.ts';

const { fairness } = routes;

const NOBODY = {
  success: false as const,
  error: 'No candidates match this search',
  rankings: [],
  standardRanking: [],
  blindRanking: [],
  summary: null,
};

export const fairnessRoutes = {
  analyzeBias: fairness.analyzeBias.handler(async ({ context: { app, viewer }, input, signal }) => {
    const candidates = await findCandidates(app, viewer, input);
    const { jobDescription } = input;
    await recordShown(app, viewer, candidates);
    const analysis =
      candidates.length === 0
        ? { ...NOBODY, advert: await readAdvert(jobDescription) }
        : await keepAnalysis(app, viewer, jobDescription, await analyzeBias(candidates, jobDescription));
    return { ...analysis, advert: await askModel(app.model, analysis.advert, jobDescription, signal) };
  }),
  getRecord: fairness.getRecord.handler(({ context: { app, viewer }, input }) =>
    getRecord(app, viewer, input.analysisId),
  ),
  submitSurvey: fairness.submitSurvey.handler(async ({ context: { app, viewer }, input }) => {
    await submitSurvey(app, viewer, input);
    return {};
  }),
};
