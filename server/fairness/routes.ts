import { routes } from '../platform/http/routes.ts';
import { askModel } from './advert/ask-model.ts';
import { recordShown } from '../search/documents/score-views.ts';
import { readAdvert } from './advert/read-advert.ts';
import { analyzeBias } from './analyze.ts';
import { findCandidates } from './candidates.ts';
import { declareCategories, getCategories, withdrawCategories } from './categories/declared-categories.ts';
import { exportImpact } from './impact/export-report.ts';
import { getImpact } from './impact/reports.ts';
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
  readAdvert: fairness.readAdvert.handler(({ input }) => readAdvert(input.jobDescription)),
  getRecord: fairness.getRecord.handler(({ context: { app, viewer }, input }) =>
    getRecord(app, viewer, input.analysisId),
  ),
  submitSurvey: fairness.submitSurvey.handler(async ({ context: { app, viewer }, input }) => {
    await submitSurvey(app, viewer, input);
    return {};
  }),
  getCategories: fairness.getCategories.handler(({ context: { app, viewer } }) => getCategories(app, viewer)),
  declareCategories: fairness.declareCategories.handler(async ({ context: { app, viewer }, input }) => {
    await declareCategories(app, viewer, input);
    return getCategories(app, viewer);
  }),
  withdrawCategories: fairness.withdrawCategories.handler(async ({ context: { app, viewer } }) => {
    await withdrawCategories(app, viewer);
    return getCategories(app, viewer);
  }),
  getImpact: fairness.getImpact.handler(({ context: { app }, input }) => getImpact(app, input.month)),
  exportImpact: fairness.exportImpact.handler(({ context: { app, viewer }, input }) =>
    exportImpact(app, viewer, input.month),
  ),
};
