import { type RowsOf, nextNumber, nobody } from '../row.ts';

const upload = { originalName: 'me.mp4', contentType: 'video/mp4', sizeBytes: 1000 };
const profile = (positionId: string) => ({
  fullName: 'Marta Ribeiro',
  phone: '+34 612 004 118',
  languages: ['Spanish'],
  positions: [{ id: positionId, positionTitle: 'Sales Closer' }],
});

export const talentRows: RowsOf<'talents' | 'videos' | 'captions' | 'moderation' | 'insights' | 'referrals'> = {
  'talents.getProfile': { own: () => ({}) },
  'talents.saveProfile': {
    own: ({ own }) => profile(own.positionId),
    other: ({ other }) => profile(other.positionId),
    bad: { ...profile(nobody), birthDate: '2026-02-30' },
  },
  'talents.addPosition': { own: () => ({ positionTitle: 'Consultant' }), bad: { positionTitle: 'x\0' } },
  'talents.removePosition': {
    own: ({ own }) => ({ positionId: own.secondPositionId }),
    other: ({ other }) => ({ positionId: other.positionId }),
    bad: { positionId: '1' },
  },
  'talents.getOwnPage': { own: () => ({}) },
  'talents.publishPage': { own: () => ({ isPublished: true, isIndexed: false }), bad: { isPublished: true } },
  'talents.getPage': {
    own: ({ pages }) => ({ code: pages.code }),
    other: () => ({ code: 'x'.repeat(12) }),
    bad: { code: 'short' },
  },
  'videos.startUpload': {
    own: ({ own }) => ({ ...upload, positionId: own.positionId }),
    other: ({ other }) => ({ ...upload, positionId: other.positionId }),
    bad: { ...upload, positionId: nobody, sizeBytes: 0.5 },
  },
  'videos.getVideo': {
    own: async ({ makeVideo }) => ({ videoId: await makeVideo('uploading') }),
    other: ({ other }) => ({ videoId: other.videoId }),
    bad: { videoId: 'none' },
  },
  'videos.retryVideo': {
    own: async ({ makeVideo }) => ({ videoId: await makeVideo('failed') }),
    other: ({ other }) => ({ videoId: other.videoId }),
    bad: { videoId: 'none' },
  },
  'videos.deleteVideo': {
    own: async ({ makeVideo }) => ({ videoId: await makeVideo('uploading') }),
    other: ({ other }) => ({ videoId: other.videoId }),
    bad: { videoId: 'none' },
  },
  'videos.submitAgain': {
    own: async (world) => ({ videoId: await world.makeRejected() }),
    other: ({ other }) => ({ videoId: other.videoId }),
    bad: { videoId: 'none' },
  },
  'captions.getCaptions': {
    own: async (world) => ({ videoId: await world.makeReady() }),
    other: ({ other }) => ({ videoId: other.videoId }),
    bad: { videoId: 'none' },
  },
  'captions.saveCaptions': {
    own: async (world) => ({ videoId: await world.makeReady(), cues: [{ startMs: 0, endMs: 900, text: 'Hello' }] }),
    other: ({ other }) => ({ videoId: other.videoId, cues: [] }),
    bad: { videoId: nobody, cues: [{ startMs: 9, endMs: 3, text: 'Hello' }] },
  },
  'moderation.listVideos': { own: () => ({ state: 'pending' }), bad: { state: 'hidden' } },
  'moderation.countWaiting': { own: () => ({}) },
  'moderation.approveVideo': {
    own: ({ other }) => ({ videoId: other.videoId }),
    other: () => ({ videoId: nobody }),
    bad: { videoId: nobody, notes: 'x'.repeat(501) },
  },
  'moderation.rejectVideo': {
    own: async (world) => ({ videoId: await world.makeReady(), notes: 'Too dark' }),
    other: () => ({ videoId: nobody }),
    bad: { videoId: 'none' },
  },
  'moderation.listContests': { own: () => ({ state: 'hidden' }), bad: { state: 'lost' } },
  'moderation.getContest': {
    own: ({ makeContest }) => makeContest(),
    other: () => ({ contestId: nobody }),
    bad: { contestId: 'none' },
  },
  'moderation.decideContest': {
    own: async ({ makeContest }) => ({ ...(await makeContest()), decision: 'kept', answer: 'We listened again.' }),
    other: () => ({ contestId: nobody, decision: 'kept', answer: 'We listened again.' }),
    bad: { contestId: nobody, decision: 'kept', answer: '' },
  },
  'insights.getInsights': { own: () => ({}), bad: { days: '1e1' } },
  'insights.getVisibility': { own: () => ({}) },
  'insights.pauseProfile': { own: () => ({ isPaused: false }), bad: { isPaused: 'maybe' } },
  'insights.blockDomain': { own: () => ({ domain: 'https://www.acme.co.uk/jobs' }), bad: { domain: 'nowhere' } },
  'insights.unblockDomain': { own: () => ({ domain: 'acme.co.uk' }), bad: { domain: 'x'.repeat(254) } },
  'referrals.getReferral': { own: () => ({}) },
  'referrals.changeCode': { own: () => ({ code: `CODE-${nextNumber()}` }), bad: { code: 'two\nlines' } },
  'referrals.spendCredit': { own: () => ({}), answers: 409 },
  'referrals.findReferrer': { own: () => ({ code: 'NOBODY' }), bad: { code: 'x'.repeat(61) } },
};
