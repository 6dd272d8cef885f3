const shoulderPath = (w = 0, neckline = 'L222,432') =>
  `M${-30 - w},660C${-26 - w},540 ${10 - w},486 74,464C104,454 128,448 138,432${neckline}C232,448 256,454 286,464C${350 + w},486 ${386 + w},540 ${390 + w},660Z`;

export const shoulders = (color: string, wider = 0) => `<path d="${shoulderPath(wider)}" fill="${color}"/>`;
const crewNeck = shoulderPath(0, 'C148,480 212,480 222,432');
const crewShoulders = (color: string) => `<path d="${crewNeck}" fill="${color}"/>`;
export const fold = (color: string) =>
  `<path d="M52,660C56,610 54,570 40,534M308,660C304,610 306,570 320,534" stroke="${color}" stroke-width="5" fill="none" stroke-linecap="round"/>`;

export const turtleneck = (knit: string, dark: string) =>
  `${shoulders(knit)}<path d="M126,404C140,420 220,420 234,404L240,462C214,480 146,480 120,462Z" fill="${knit}"/><path d="M121,456C146,476 214,476 239,456" stroke="${dark}" stroke-width="6" fill="none"/>${fold(dark)}<path d="M222,412C236,412 236,404 234,404L240,462C232,468 224,470 218,472Z" fill="${dark}" opacity=".55"/>`;

export const blazer = (cloth: string, dark: string, shirt: string, collar: string) =>
  `${shoulders(shirt)}<path d="M132,430L180,520L228,430L240,452L180,560L120,452Z" fill="${collar}"/><path d="M-34,660C-28,540 8,486 74,464C98,456 118,450 128,442L176,660Z" fill="${cloth}"/><path d="M394,660C388,540 352,486 286,464C262,456 242,450 232,442L184,660Z" fill="${cloth}"/><path d="M128,440C112,452 96,470 92,492L118,508L106,526L176,660L178,640C160,570 140,500 128,440Z" fill="${dark}"/><path d="M232,440C248,452 264,470 268,492L242,508L254,526L184,660L182,640C200,570 220,500 232,440Z" fill="${dark}"/>`;

export const tee = (cloth: string, dark: string) =>
  `${crewShoulders(cloth)}<path d="M130,440C140,486 220,486 230,440" fill="none" stroke="${dark}" stroke-width="13"/>${fold(dark)}`;

export function stripedTee(cloth: string, dark: string, stripe: string) {
  const id = `tee${stripe.slice(1)}`;
  const rows = [478, 514, 550, 586, 622, 658].map((y) => `M-40,${y + 12}Q180,${y + 34} 400,${y + 12}`).join('');
  return `${crewShoulders(cloth)}<clipPath id="${id}"><path d="${crewNeck}"/></clipPath><path clip-path="url(#${id})" d="${rows}" stroke="${stripe}" stroke-width="15" fill="none"/><path d="M130,440C140,486 220,486 230,440" fill="none" stroke="${dark}" stroke-width="13"/>${fold(dark)}`;
}

export const shirt = (cloth: string, dark: string) =>
  `${shoulders(cloth)}<path d="M138,430L180,476L222,430L240,446L214,508L180,478L146,508L120,446Z" fill="${dark}"/><path d="M180,478V660" stroke="${dark}" stroke-width="5"/><g fill="${dark}"><circle cx="190" cy="530" r="5"/><circle cx="190" cy="590" r="5"/></g>${fold(dark)}`;

export const hoodie = (cloth: string, dark: string, cord: string) =>
  `${shoulders(cloth, 8)}<path d="M104,426C76,452 92,508 180,520C268,508 284,452 256,426C250,470 220,488 180,488C140,488 110,470 104,426Z" fill="${dark}"/><path d="M152,500V572M208,500V560" stroke="${cord}" stroke-width="7" stroke-linecap="round"/>${fold(dark)}`;

export const overshirt = (cloth: string, dark: string, inner: string) =>
  `${crewShoulders(inner)}<path d="M138,436C146,470 214,470 222,436" fill="none" stroke="#00000029" stroke-width="9"/><path d="M-34,660C-28,540 8,486 74,464C98,456 118,450 128,438L150,660Z" fill="${cloth}"/><path d="M394,660C388,540 352,486 286,464C262,456 242,450 232,438L212,660Z" fill="${cloth}"/><path d="M128,436L100,462L116,520L142,496Z" fill="${dark}"/><path d="M232,436L260,462L246,520L218,496Z" fill="${dark}"/>`;

export const dungarees = (denim: string, top: string, seam: string, button: string) =>
  `${tee(top, seam)}<path d="M60,660V560C60,548 68,540 80,540H280C292,540 300,548 300,560V660Z" fill="${denim}"/><path d="M92,470L104,548M268,470L256,548" stroke="${denim}" stroke-width="26"/><g fill="${button}"><circle cx="104" cy="556" r="9"/><circle cx="256" cy="556" r="9"/></g>`;

/** A V-neck jumper over a shirt collar. */
export const jumper = (knit: string, dark: string, collar: string, collarShade: string) =>
  `${shoulders(knit)}<path d="M136,430H224L230,440L180,540L130,440Z" fill="${collar}"/><path d="M180,478L180,540L206,488Z" fill="${collarShade}"/><path d="M122,446L180,548L238,446" fill="none" stroke="${dark}" stroke-width="13" stroke-linejoin="round"/><path d="M138,428L180,478L150,508L116,450Z" fill="${collar}"/><path d="M222,428L180,478L210,508L244,450Z" fill="${collarShade}"/>${fold(dark)}`;

/** A blouse with a soft scarf collar tied at the side. */
export const bowBlouse = (cloth: string, dark: string) =>
  `${shoulders(cloth)}<path d="M124,432C140,468 220,468 236,432L246,456C224,494 136,494 114,456Z" fill="${dark}"/><path d="M176,478C150,480 128,500 132,524C154,524 172,508 182,488C192,508 212,526 234,522C236,500 206,480 184,478Z" fill="${dark}"/><path d="M172,490C164,530 156,568 158,606L182,596L186,492ZM190,490C202,524 210,552 212,586L192,590Z" fill="${dark}"/><circle cx="180" cy="485" r="11" fill="${cloth}"/>${fold(dark)}`;

/** A wide robe with an embroidered neck. */
export const robe = (cloth: string, dark: string, thread: string) =>
  `${shoulders(cloth, 14)}<path d="M136,436C140,476 160,500 180,508C200,500 220,476 224,436L244,450C240,506 214,556 180,576C146,556 120,506 116,450Z" fill="${thread}"/><path d="M129,452C134,498 154,534 180,552C206,534 226,498 231,452" fill="none" stroke="${cloth}" stroke-width="4" stroke-dasharray="3 9" stroke-linecap="round"/><path d="M180,576V660M92,660C98,600 96,540 84,500M268,660C262,600 264,540 276,500" stroke="${dark}" stroke-width="5" fill="none" stroke-linecap="round"/>`;

/** A jacket with a ribbed collar, open over a T-shirt. */
export const bomber = (cloth: string, rib: string, inner: string) =>
  `${crewShoulders(inner)}<path d="M140,440C148,470 212,470 220,440" fill="none" stroke="#00000029" stroke-width="8"/><path d="M-38,660C-30,536 8,482 74,460C98,452 116,448 128,436L158,520V660Z" fill="${cloth}"/><path d="M398,660C390,536 352,482 286,460C262,452 244,448 232,436L202,520V660Z" fill="${cloth}"/><path d="M116,432C104,440 100,450 104,462C128,476 144,496 156,524L162,512C156,484 144,456 130,434Z" fill="${rib}"/><path d="M244,432C256,440 260,450 256,462C232,476 216,496 204,524L198,512C204,484 216,456 230,434Z" fill="${rib}"/>${fold(rib)}`;

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
