export { ExplainedScores, ScoreRow } from './scores/score-row.tsx';
