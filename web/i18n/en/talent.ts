export const talent = {};
