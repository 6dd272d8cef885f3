import { roundGlasses } from '../accessories.ts'
import { shelf } from '../backdrops.ts'
import { blazer } from '../clothes.ts'
import type { Figure } from '../figure.ts'
import { strands } from '../hair.ts'

const white = '#eeeae4'
const grey = '#c9c3ba'

/** Sixty-two: white at the sides, a grand moustache, a bow tie. */
export const walter: Figure = {
  skin: '#f3c9ab', shade: '#d79c7b', blush: '#ea6f5b', line: '#9a5a40', browColor: '#d8d2c9', iris: '#3f6f9e',
  restMouth: 'talk', tilt: -3, look: -5, keySide: 1, noseWidth: 1.2, browWidth: 10, browLeft: 4, wrinkled: true, head: { width: 154, jaw: 0.41, chin: 0.22, height: 236 },
  backdrops: [shelf('#2f4a3c', '#203529', ['#b4553a', '#e2b04a', '#7c9c8a', '#efe3c8', '#873c3c'])],
  hairBack: `<path d="M100,312C66,304 66,262 78,248C66,222 80,186 108,178L126,210L120,300ZM260,312C294,304 294,262 282,248C294,222 280,186 252,178L234,210L240,300Z" fill="${grey}"/>`,
  hairTop: `<path d="M98,276C80,262 80,206 108,176C120,170 126,182 120,198C108,220 106,240 108,258C108,270 104,278 98,276ZM262,276C280,262 280,206 252,176C240,170 234,182 240,198C252,220 254,240 252,258C252,270 256,278 262,276Z" fill="${white}"/>${strands(grey, 'M104,200C94,218 92,238 96,258M256,200C266,218 268,238 264,258', 4)}${strands('#fbe3d0', 'M136,172C146,160 162,154 176,154', 9)}${strands('#d79c7b', 'M152,204Q182,196 210,204M160,190Q182,184 202,190', 3.5)}`,
  moustache: `<path d="M180,312C162,298 130,304 116,330C112,340 118,344 126,338C146,340 168,336 180,324C192,336 214,340 234,338C242,344 248,340 244,330C230,304 198,298 180,312Z" fill="${white}"/>${strands(grey, 'M174,316C160,310 144,314 134,326M186,316C200,310 216,314 226,326', 4)}`,
  accessories: roundGlasses({ frame: '#c79a3b', width: 4.5 }, 27),
  body: blazer('#6d4a34', '#573927', '#f4ede0', '#ddd2bf'),
  over: `<path d="M180,474C160,454 138,452 130,460V494C138,502 160,498 180,480C200,498 222,502 230,494V460C222,452 200,454 180,474Z" fill="#b3322e"/><rect x="168" y="463" width="24" height="28" rx="8" fill="#8e2422"/>`,
}
