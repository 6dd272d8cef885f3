import { normalise, stemOf } from '../query/words.ts';

/** Connecting words inside a name: "closer de ventas" is "closer ventas". */
const CONNECTING = new Set(
  'of de del the a an la las el los in en for para y and e to at con with on por as'.split(' '),
);

/** The words of a text in comparable form: normalized, split at hyphens and apostrophes, without leading or trailing dots. */
export const comparedWords = (text: string) =>
  normalise(text)
    .replace(/[’']s\b/g, '')
    .split(/[^\p{L}\p{N}+#.&]+/u)
    .map((word) => word.replace(/^[.&]+|[.&]+$/g, ''))
    .filter(Boolean);

/** The key by which names are compared: the stems of the words that matter. */
export const nameKey = (name: string) => keyOf(comparedWords(name));

/** The key of a name that is already split into compared words. */
export function keyOf(words: readonly string[]) {
  const telling = words.filter((word) => !CONNECTING.has(word));
  return (telling.length > 0 ? telling : words).map(stemOf).join(' ');
}

export const isConnecting = (word: string) => CONNECTING.has(word);

/** Words that say nothing about who is being searched for, in English and Spanish. */
export const STOP_WORDS = new Set(
  `a an the of in on at to for from by with within without and or as is are be been being was were i im ive we you he she they it its me my our ours your us them their
  who whom whose which that this these those what when where why how there here someone somebody anyone anybody person people folks guy guys candidate candidates
  profile profiles talent talents professional professionals expert experts specialist specialists speaker speakers speaking speak speaks spoken talk talks
  fluent fluently native language languages looking look looks search searching seek seeking find finding need needs needed want wants wanted wanting hire hiring
  get give show please thanks thank hi hello hey can could would should will shall may might must have has had having do does did done doing able also very really
  good great best top better excellent amazing awesome strong solid proven performing performer performers high-performing skilled talented qualified certified
  based living lives live located local area region around near office offices city country market-ready some any all more most much many than then
  job jobs role roles position positions work works working worked worker workers experience experienced exp expertise knowledge background skills skill
  years-of know knows knowing familiar sector sectors sectores used using use uses like preferably ideally available availability asap now today urgent urgently immediately
  part full time fulltime parttime level type kind one two three company companies business-minded via about into per just only e.g eg etc ie plus sold done call calls llamadas llamada
  un una unos unas el la los las lo de del al en y e o u a con sin por para que quien quienes cual cuales cuyo como cuando donde es son sea sean ser esta este estos estas
  eso esto ese esa esos hay haya han ha he hemos tiene tengan tenga tener tengo mi mis tu tus su sus nuestro nuestra nos le les se si no muy mas menos mucho mucha tambien
  alguien alguno alguna algun algunos persona personas gente candidato candidata candidatos candidatas perfil perfiles talento talentos experto experta expertos especialista
  especialistas profesional profesionales hable hablen habla hablan hablar hablante hablantes hablando domine dominen domina nativo nativa nativos fluido idioma idiomas lengua
  busco buscamos buscar busca buscando buscan necesito necesitamos necesita necesitan necesitar quiero queremos querer quisiera encontrar encontrarme contratar contrato contratando
  por-favor favor gracias hola puede pueda puedan pueden poder bueno buena buenos buenas buen mejor mejores gran gente viva vivan vive viven resida resida residan
  radicado radicada ubicado ubicada ubicados basado basada cerca zona desde ciudad pais trabajo trabajos trabaje trabajen trabajar trabaja puesto puestos rol oficina empleo
  experiencia experimentado conocimiento conocimientos manejo maneje sepa sepan saber saberse disponible urgente ya ahora tiempo completo parcial nivel tipo empresa empresas
  sobre entre hacia hasta ni pero porque minimo al-menos`
    .split(/\s+/)
    .filter(Boolean),
);
