type Glasses = { frame: string; glass?: string; width?: number };

export const roundGlasses = ({ frame, glass = '#ffffff1a', width = 5.5 }: Glasses, radius = 28) =>
  `<g fill="${glass}" stroke="${frame}" stroke-width="${width}"><circle cx="143" cy="261" r="${radius}"/><circle cx="217" cy="261" r="${radius}"/><path d="M${143 + radius},256Q180,249 ${217 - radius},256M${143 - radius},256L101,250M${217 + radius},256L259,250" fill="none"/></g>`;

export const squareGlasses = ({ frame, glass = '#ffffff29', width = 6 }: Glasses) =>
  `<g fill="${glass}" stroke="${frame}" stroke-width="${width}" stroke-linejoin="round"><rect x="115" y="238" width="54" height="44" rx="12"/><rect x="191" y="238" width="54" height="44" rx="12"/><path d="M169,254Q180,247 191,254" fill="none"/></g>`;

export const catEyeGlasses = ({ frame, glass = '#ffffff24', width = 6.5 }: Glasses) =>
  `<g fill="${glass}" stroke="${frame}" stroke-width="${width}" stroke-linejoin="round"><path d="M106,238C124,236 150,240 170,246C172,272 160,286 140,286C120,286 112,266 106,238Z"/><path d="M254,238C236,236 210,240 190,246C188,272 200,286 220,286C240,286 248,266 254,238Z"/><path d="M170,252Q180,247 190,252" fill="none"/></g>`;

export const hoops = (color: string, y = 326, radius = 15) =>
  `<g fill="none" stroke="${color}" stroke-width="6"><circle cx="101" cy="${y}" r="${radius}"/><circle cx="259" cy="${y}" r="${radius}"/></g>`;

export const studs = (color: string, y = 318, radius = 8) =>
  `<g fill="${color}"><circle cx="104" cy="${y}" r="${radius}"/><circle cx="256" cy="${y}" r="${radius}"/></g>`;

export const headset = (band: string, cups: string) =>
  `<path d="M88,270C78,140 130,86 182,86C236,86 284,140 272,270" fill="none" stroke="${band}" stroke-width="11"/><g fill="${cups}"><rect x="72" y="256" width="30" height="62" rx="15"/><rect x="258" y="256" width="30" height="62" rx="15"/><rect x="134" y="357" width="28" height="17" rx="8.5"/></g><path d="M86,314C90,352 116,366 140,366" fill="none" stroke="${cups}" stroke-width="6"/>`;

/** A wheelchair's backrest and push handles, seen from the front behind the shoulders. */
export const wheelchairBack = (frame: string, seat: string) =>
  `<path d="M56,640V424M304,640V424" stroke="${frame}" stroke-width="13" stroke-linecap="round"/><rect x="50" y="446" width="260" height="220" rx="26" fill="${seat}"/><path d="M56,470V424M304,470V424" stroke="${frame}" stroke-width="13" stroke-linecap="round"/><g fill="#1b1a1f"><rect x="42" y="404" width="28" height="34" rx="13"/><rect x="290" y="404" width="28" height="34" rx="13"/></g><path d="M50,412V428M298,412V428" stroke="#4a4852" stroke-width="4" stroke-linecap="round"/>`;
