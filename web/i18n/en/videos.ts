export const videos = {};
