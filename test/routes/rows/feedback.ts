import { type RowsOf, nobody } from '../row.ts';

const take = { originalName: 'me.mp4', contentType: 'video/mp4', sizeBytes: 1000, language: 'en' };

export const feedbackRows: RowsOf<'feedback'> = {
  'feedback.getAgreement': { own: () => ({}) },
  'feedback.agree': { own: () => ({}) },
  'feedback.withdraw': { own: () => ({}) },
  'feedback.listTakes': { own: () => ({}), bad: { cursor: 'none' } },
  'feedback.getTake': {
    own: async (world) => ({ videoId: await world.makeReady() }),
    other: ({ other }) => ({ videoId: other.videoId }),
    bad: { videoId: 'none' },
  },
  'feedback.startPractice': { own: () => take, bad: { ...take, language: 'English' } },
  'feedback.analyzeTake': {
    own: async (world) => ({ videoId: await world.makeAnalyzed() }),
    other: ({ other }) => ({ videoId: other.videoId }),
    bad: { videoId: 'none' },
  },
  'feedback.publishTake': {
    own: async ({ makePractice, own }) => ({ videoId: await makePractice(), positionId: own.positionId }),
    other: ({ other, own }) => ({ videoId: other.videoId, positionId: own.positionId }),
    bad: { videoId: nobody, positionId: '1' },
  },
  'feedback.listSharing': { own: () => ({}) },
  'feedback.shareScores': {
    own: async ({ makeAnalyzed, own }) => {
      await makeAnalyzed();
      return { positionId: own.positionId, isShared: true };
    },
    other: ({ other }) => ({ positionId: other.positionId, isShared: true }),
    bad: { positionId: nobody, isShared: 'maybe' },
  },
  'feedback.contestScore': {
    own: async ({ makeAnalyzed }) => ({
      videoId: await makeAnalyzed(),
      score: 'clarity',
      reason: 'The room was quiet.',
    }),
    other: ({ other }) => ({ videoId: other.videoId, score: 'clarity', reason: 'The room was quiet.' }),
    bad: { videoId: nobody, score: 'charm', reason: 'x' },
  },
  'feedback.getSharedScores': {
    own: async ({ makeShared }) => ({ positionId: await makeShared() }),
    other: () => ({ positionId: nobody }),
    bad: { positionId: 'none' },
  },
  'feedback.listScoreViews': { own: () => ({}), bad: { cursor: 'none' } },
};
