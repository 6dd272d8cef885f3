export const home = {
  description: 'Show who you are in one short video. Companies see you, and write to you.',
};
