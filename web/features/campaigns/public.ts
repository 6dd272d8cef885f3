export { CampaignScreen } from './campaign-screen.tsx';
export { CampaignsScreen } from './campaigns-screen.tsx';
export { DailyMatch } from './daily-match.tsx';
export { MatchingCampaignsScreen } from './matching-campaigns-screen.tsx';
