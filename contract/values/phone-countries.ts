/**
 * Countries (ISO 3166-1) with calling codes (ITU-T E.164), including area codes that belong to one country, and national number
 * lengths, taken from libphonenumber 9 for landline, mobile, personal and VoIP numbers.
 */
const CODES = `
AC247:5 AD376:6-9 AE971:8-9 AF93:9 AG1268:7 AI1264:7 AL355:8-9 AM374:8 AO244:9 AR54:10-11 AS1684:7 AT43:4-13 AU61:9
AW297:7 AZ994:9 BA387:8-9 BB1246:7 BD880:6-10 BE32:8-9 BF226:8 BG359:6-9 BH973:8 BI257:8 BJ229:10 BM1441:7 BN673:7
BO591:8 BQ599:7 BR55:10-11 BS1242:7 BT975:7-8 BW267:7-8 BY375:9 BZ501:7 CA1:10 CD243:7-10 CF236:8 CG242:9 CH41:9
CI225:10 CK682:5 CL56:9 CM237:9 CN86:7-11 CO57:8-10 CR506:8 CU53:6-10 CV238:7 CW5999:6-7 CY357:8 CZ420:9 DE49:5-13
DJ253:8 DK45:8 DM1767:7 DO1809:7 DZ213:8-9 EC593:8-9 EE372:7-8 EG20:8-10 ER291:7 ES34:9 ET251:9 FI358:5-10 FJ679:7
FK500:5 FM691:7 FO298:6 FR33:9 GA241:7-8 GB44:9-10 GD1473:7 GE995:9 GF594:9 GH233:9 GI350:8 GL299:6 GM220:7-9 GN224:8-9
GP590:9 GQ240:9 GR30:10 GT502:8 GU1671:7 GW245:7-9 GY592:7 HK852:8 HN504:8 HR385:8-9 HT509:8 HU36:8-9 ID62:7-12
IE353:7-10 IL972:8-12 IN91:10 IO246:7 IQ964:8-10 IR98:6-10 IS354:7-9 IT39:6-12 JM1876:7 JO962:8-9 JP81:9-10 KE254:7-9
KG996:9 KH855:8-9 KI686:5-8 KM269:7 KN1869:7 KP850:8-10 KR82:5-11 KW965:8 KY1345:7 KZ77:9 LA856:8-10 LB961:7-8 LC1758:7
LI423:7-9 LK94:9 LR231:7-9 LS266:8 LT370:8 LU352:4-11 LV371:8 LY218:9 MA212:9 MC377:8-9 MD373:8 ME382:8 MG261:9 MH692:7
MK389:8 ML223:8 MM95:6-10 MN976:8-10 MO853:8 MP1670:7 MQ596:9 MR222:8 MS1664:7 MT356:8 MU230:7-8 MV960:7 MW265:7-9
MX52:10 MY60:8-10 MZ258:8-9 NA264:8-9 NC687:6 NE227:8 NG234:10 NI505:8 NL31:9-11 NO47:8 NP977:8-10 NR674:7 NU683:4-7
NZ64:8-10 OM968:8 PA507:7-8 PE51:8-9 PF689:8 PG675:7-8 PH63:6-10 PK92:9-10 PL48:7-9 PM508:6-9 PR1787:7 PS970:8-9 PT351:9
PW680:7 PY595:7-9 QA974:8 RE262:9 RO40:6-9 RS381:7-12 RU7:10 RW250:8-9 SA966:9 SB677:5-7 SC248:7 SD249:9 SE46:7-9 SG65:8
SH290:4-5 SI386:8 SK421:6-9 SL232:8 SM378:8-10 SN221:9 SO252:6-9 SR597:6-7 SS211:9 ST239:7 SV503:8 SX1721:7 SY963:8-9
SZ268:8 TC1649:7 TD235:8 TG228:8 TH66:8-9 TJ992:9 TK690:4-7 TL670:7-8 TM993:8 TN216:8 TO676:5-7 TR90:10 TT1868:7
TV688:5-7 TW886:8-11 TZ255:9 UA380:9 UG256:9 US1:10 UY598:8 UZ998:9 VA3906698:5 VC1784:7 VE58:10 VG1284:7 VI1340:7
VN84:9-10 VU678:5-7 WF681:6 WS685:5-10 XK383:8-12 YE967:7-9 ZA27:5-9 ZM260:9 ZW263:9-10
`;

export interface PhoneCountry {
  /** ISO 3166-1 alpha-2. */
  code: string;
  /** Digits, without the plus. */
  dial: string;
  /** Minimum and maximum digits of a national number. */
  least: number;
  most: number;
}

export const PHONE_COUNTRIES: readonly PhoneCountry[] = CODES.trim()
  .split(/\s+/)
  .map((entry) => {
    const [, code, dial, least, most = least] = /^(..)(\d+):(\d+)(?:-(\d+))?$/.exec(entry)!;
    return { code: code!, dial: dial!, least: Number(least), most: Number(most) };
  });

export const digitsOf = (text: string) => text.replace(/\D/g, '');

/** The countries of an international number: those with the longest matching calling code. */
export function countriesOf(digits: string): PhoneCountry[] {
  const fitting = PHONE_COUNTRIES.filter(({ dial }) => digits.startsWith(dial));
  const longest = Math.max(...fitting.map(({ dial }) => dial.length));
  return fitting.filter(({ dial }) => dial.length === longest);
}

/**
 * Whether an international number has a valid length for its country, with or without a leading zero. Other numbers have no
 * country.
 */
export function fitsItsCountry(phone: string): boolean {
  if (!phone.startsWith('+')) return true;
  const digits = digitsOf(phone);
  return countriesOf(digits).some(({ dial, least, most }) => {
    const national = digits.slice(dial.length);
    return [national, national.replace(/^0/, '')].some(({ length }) => length >= least && length <= most);
  });
}
