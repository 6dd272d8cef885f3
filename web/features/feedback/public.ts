export { ScoreParts } from './result/score-parts.tsx';
export { VoiceChart } from './result/voice-chart.tsx';
export { ExplainedScores, ScoreRow } from './scores/score-row.tsx';
