export const history = {
  title: 'Your takes',
  text: 'Newest first. If you delete a take, its results go with it.',
  empty: 'No takes yet. Record your first one and see what companies would hear.',
  practice: 'Practice',
  progress: 'Your scores over time',
  insufficient: 'Too little speech',
  notAnalyzed: 'Not analyzed',
  working: 'In progress',
  failed: 'Not analyzed',
  date: 'Date',
  take: 'Take',
};

export const actions = {
  delete: 'Delete take',
  deleteTitle: 'Delete this take?',
  deleteText: 'The video and everything measured in it are deleted for good.',
  keep: 'Keep it',
  deleted: 'Take deleted',
  publish: 'Use it for a position',
  publishTitle: 'Use this take for which position?',
  publishText: 'It becomes the position’s video, and companies can find it. The position’s current video is deleted.',
  publishConfirm: 'Make it the position’s video',
  published: 'This take is now the video of {{title}}',
  private: 'Practice take: only you can see it.',
  ofPosition: 'Video of {{title}}',
};
