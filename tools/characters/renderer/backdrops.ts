// One colour, one piece of light, one thing in the room.
const wall = (color: string) => `<rect width="360" height="640" fill="${color}"/>`;
const rows = (count: number, draw: (i: number) => string) => Array.from({ length: count }, (_, i) => draw(i)).join('');

export const panes = (color: string, light: string) =>
  `${wall(color)}<g fill="${light}" transform="skewY(-14)"><rect x="34" y="98" width="66" height="150"/><rect x="110" y="98" width="66" height="150"/><rect x="34" y="258" width="66" height="150"/><rect x="110" y="258" width="66" height="150"/><rect x="256" y="190" width="80" height="160" opacity=".6"/></g>`;

export const sun = (color: string, light: string, y = 250, radius = 172, x = 180) =>
  `${wall(color)}<circle cx="${x}" cy="${y}" r="${radius}" fill="${light}"/>`;

export const arch = (color: string, light: string, floor: string) =>
  `${wall(color)}<path d="M38,640V226C38,140 100,74 180,74C260,74 322,140 322,226V640Z" fill="${light}"/><path d="M0,560H360V640H0Z" fill="${floor}"/>`;

export const blinds = (color: string, light: string) =>
  `${wall(color)}<path fill="${light}" d="${rows(11, (i) => `M0,${20 + i * 56}L360,${-46 + i * 56}V${-20 + i * 56}L0,${46 + i * 56}Z`)}"/>`;

export const plant = (color: string, light: string, leaf: string) =>
  `${wall(color)}<path d="M230,0H360V640H250C262,430 250,210 230,0Z" fill="${light}"/><g fill="${leaf}"><path d="M40,470C8,380 8,300 34,226C58,300 62,380 40,470Z"/><path d="M44,476C60,400 90,340 128,306C126,372 96,430 44,476Z"/><path d="M36,476C-10,440 -40,390 -46,330C0,350 30,400 36,476Z"/><path d="M38,440C36,360 14,280 -30,230C-44,310 -20,390 38,440Z" opacity=".6"/></g>`;

export function shelf(color: string, board: string, books: readonly string[]) {
  const spines = [
    [14, 26, 74],
    [44, 20, 88],
    [68, 30, 62],
    [274, 24, 80],
    [302, 18, 66],
    [324, 28, 86],
  ] as const;
  const row = (y: number, r: number) =>
    `<rect x="0" y="${y}" width="360" height="12" fill="${board}"/>` +
    spines
      .map(
        ([x, w, h], i) =>
          `<rect x="${x + ((r * 7) % 11)}" y="${y - h + r * 6}" width="${w}" height="${h - r * 6}" rx="3" fill="${books[(i + r * 2) % books.length]}"/>`,
      )
      .join('');
  return wall(color) + [96, 236, 376].map(row).join('');
}

export const split = (color: string, light: string, spot: string) =>
  `${wall(color)}<path d="M0,0H360V250L0,420Z" fill="${light}"/><circle cx="292" cy="92" r="44" fill="${spot}"/>`;

export const lamp = (color: string, light: string, shade: string) =>
  `${wall(color)}<path d="M306,150L40,640H420Z" fill="${light}" opacity=".75"/><path d="M306,0V92" stroke="${shade}" stroke-width="6"/><path d="M262,150C262,112 280,90 306,90C332,90 350,112 350,150Z" fill="${shade}"/><ellipse cx="306" cy="150" rx="44" ry="9" fill="#fff4d6"/>`;

/** A city behind a wide window, a few windows lit. */
export const skyline = (color: string, towers: string, lit: string) =>
  `${wall(color)}<path d="M0,640V300H34V232H78V330H100V190H128V176H140V190H160V640ZM204,640V246H226V222H262V286H284V150L306,128L328,150V300H360V640Z" fill="${towers}"/><g fill="${lit}"><path d="M10,326h9v13h-9zM44,256h9v13h-9zM60,288h9v13h-9zM110,214h9v13h-9zM334,322h9v13h-9zM296,176h9v13h-9zM311,206h9v13h-9zM296,236h9v13h-9zM240,250h9v13h-9z"/><circle cx="64" cy="96" r="34"/></g>`;

/** Glazed tiles with a diagonal of light across them. */
export const tiles = (color: string, light: string, grout: string) =>
  `${wall(color)}<path d="M0,60L360,-120V200L0,420Z" fill="${light}"/><path d="${rows(8, (i) => `M0,${40 + i * 80}H360`)}${rows(5, (i) => `M${20 + i * 80},0V640`)}" stroke="${grout}" stroke-width="3" fill="none"/>`;

/** A framed abstract print on the wall. */
export const poster = (color: string, paper: string, ink: string, spot: string) =>
  `${wall(color)}<rect x="252" y="34" width="150" height="170" rx="4" fill="${paper}"/><circle cx="310" cy="92" r="34" fill="${spot}"/><path d="M252,204V160C286,124 308,180 402,134V204Z" fill="${ink}"/><path d="M0,120L120,60V420L0,500Z" fill="${paper}" opacity=".22"/>`;

/** Hills under a low sun. */
export const hills = (sky: string, far: string, near: string, light: string) =>
  `${wall(sky)}<circle cx="76" cy="150" r="54" fill="${light}"/><path d="M0,640V330C60,270 130,270 200,320C260,290 310,280 360,300V640Z" fill="${far}"/><path d="M0,640V430C90,370 160,400 220,420C280,380 330,380 360,390V640Z" fill="${near}"/>`;

/** A heavy curtain, every other pleat in the light. */
export const curtain = (color: string, light: string) =>
  `${wall(color)}<path fill="${light}" d="${rows(6, (i) => `M${i * 66 - 6},0h30C${i * 66 + 32},220 ${i * 66 + 14},420 ${i * 66 + 28},640h-34C${i * 66 - 20},420 ${i * 66 + 2},220 ${i * 66 - 6},0Z`)}"/>`;

/** Light falling through a doorway. */
/** A plain wall with a light switch and a corner. */
export const plainRoom = (color: string, light: string, shade: string) =>
  `<rect width="360" height="640" fill="${color}"/><rect x="288" width="72" height="640" fill="${light}"/><path d="M288,0V640" stroke="${shade}" stroke-width="4"/><rect x="30" y="196" width="22" height="34" rx="4" fill="${light}"/><rect x="36" y="204" width="10" height="16" rx="2" fill="${shade}"/>`;
export const doorway = (color: string, light: string, shade: string) =>
  `${wall(color)}<path d="M212,0H360V640H212Z" fill="${light}"/><path d="M212,0h-16V640h16Z" fill="${shade}"/><path d="M0,640L196,500V640Z" fill="${light}" opacity=".5"/>`;
