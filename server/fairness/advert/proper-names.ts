import type { PlainText } from '../../search/reading/plain-text.ts';

/** Listed words that are also surnames, in English and Spanish. */
const SURNAMES =
  'Young|Old|Black|White|Brown|Church|Temple|Pope|Bishop|Priest|Parson|Abbott|Monk|Wolf|Lamb|Guy|Boy|Man|Savage|Sharp|Strong|Swift|Blanco|Negro|Rubio|Delgado|Moreno|Guerrero|León|Leon|Lobo|Calvo|Gallego|Catalán|Navarro|Casado|Soltero|Viejo|Bello|Gordo|Iglesias?|Moro|Cruz|Sacristán|Abad|Cura|Hidalgo|Crespo|Rojo|Delgadillo|Gitano|Indio|Franco|Alemán|Francés|Toledano|Sevillano';
/** First names that are also lower-case words. */
const FIRST_NAMES =
  'Faith|Grace|Christian|Christine|Angel|Ángel|Jesús|Jesus|Moses|Israel|Guadalupe|Dolores|Consuelo|Concepción|Mercedes|Milagros|Asunción|Santos|Salvador|Carmelo|Fátima|Virginia|Georgia|Chad|Jordan|India|Paris|Dakota|Hope|Joy|Charity|Max|Guy';

const NAMES = [
  new RegExp(
    String.raw`(?<![\p{L}])(?!(?:No|Not|Only|Any|All|Must|The|Our|Your|Sin|Solo|Sólo|Buscamos|Piel|Raza|Tez|Gente|Hombre|Mujer|Chica|Chico|Male|Female|Single|Married|Very|Strictly|Prefer\p{Ll}*|Looking|Seeking|Wanted|Hiring)\b)\p{Lu}\p{Ll}+ (?:${SURNAMES})(?= (?:will|who|is|and|has|runs?|leads?|at|or|y|es|te|que|ha)\b|[.,;:)&]|$)`,
    'gu',
  ),
  new RegExp(String.raw`(?<![\p{L}])(?:${FIRST_NAMES}) \p{Lu}\p{Ll}+(?= |[.,;:)]|$)`, 'gu'),
  new RegExp(
    String.raw`(?<=(?:ask for|call|email|ring|with|from|contact|report to|dog called|cat called|called|named|llama|con|escribe a|pregunta por|contacta con) )(?:${FIRST_NAMES}|${SURNAMES})(?![\p{L}])`,
    'gu',
  ),
  /(?<![\p{L}])(?:& |and |y |e )(?:Sons?|Daughters?|Hij[oa]s?|Brothers|Bros\.?|Hermanos|Sobrin[oa]s)(?![\p{L}])/gu,
  /(?<![\p{L}])(?:\p{Lu}[\p{L}']+ ){1,3}(?:RFC|FC|CF|UD|Ltd|Limited|LLC|Inc|S\.?L|S\.?A|GmbH|plc|Street|Road|Lane|Avenue|Square|Way|Terrace|Hill|Bridge|Council|Authority|Foundation|Trust|Festival|Awards?)(?![\p{L}])/gu,
  /(?<![\p{L}])(?:[Cc]alle|[Pp]laza|[Aa]venida|[Aa]vda\.?|[Pp]aseo|[Cc]arretera|[Pp]arque|[Pp]olígono|[Ff]undación|[Aa]sociación|[Ff]eria|[Cc]entro [Cc]omercial)(?: de)?(?: la| los| las| el|l)? \p{Lu}[\p{L}]+(?:(?: de| del| de la)? \p{Lu}[\p{L}]+){0,2}/gu,
];

/** Names of people, companies, streets and clubs, whatever else their words mean. */
const properNamesIn = (original: string) =>
  NAMES.flatMap((name) =>
    [...original.matchAll(name)].map(({ index, 0: words }) => ({ start: index, end: index + words.length })),
  );

/** The plain text with proper names blanked. */
export function withoutNames({ original, plain, at }: PlainText) {
  const names = properNamesIn(original);
  if (names.length === 0) return plain;
  const isNamed = new Set(
    names.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, index) => start + index)),
  );
  return Array.from(plain, (letter, index) => (isNamed.has(at[index]!) ? '\u0001' : letter)).join('');
}
