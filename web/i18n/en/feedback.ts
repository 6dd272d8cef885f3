import { rights } from './rights.ts';
import { notice, working, insufficient } from './feedback/analyzing.ts';
import { scores, summary } from './feedback/scores.ts';
import { part, unit, target, source } from './feedback/measures.ts';
import { advice } from './feedback/advice.ts';
import { chart, compare, words, analyst } from './feedback/result.ts';
import { history, actions } from './feedback/takes.ts';

export const feedback = {
  title: 'Get AI Video Feedback',
  lead: 'See how your delivery comes across before a company does. Practice takes are private.',
  again: 'Record New Video',
  analyze: 'Analyze Video',
  loadFailed: 'We couldn’t load your takes',
  takeFailed: 'We couldn’t load this take',
  notFound: 'This take no longer exists',
  back: 'All takes',
  failed: 'We couldn’t save that. Try again.',
  new: {
    title: 'New practice take',
    text: 'Record about a minute, or upload a video of up to 2 minutes. Only you can see it.',
    name: 'Practice take',
    full_one: 'You have {{count}} practice take, the maximum. Delete one to record another.',
    full_other: 'You have {{count}} practice takes, the maximum. Delete one to record another.',
    ready: 'Your take is ready to analyze',
    readyText: 'It stays in this browser until you analyze it.',
    language: 'Language you speak in this take',
    other: 'Choose another take',
  },
  notice,
  working,
  scores,
  part,
  unit,
  target,
  source,
  factor: 'Rates are divided by {{factor}}, because {{language}} is spoken faster or slower than English.',
  summary,
  advice,
  chart,
  compare,
  words,
  analyst,
  insufficient,
  history,
  actions,
  ...rights,
};
