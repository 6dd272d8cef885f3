import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseAst } from 'vite';
import { describe, expect, test } from 'vitest';

/** The rules of `docs/voice.md` that a machine can check, over every text on screen and every text of a mail. */

type Texts = string | { [key: string]: Texts };
interface Text {
  where: string;
  text: string;
}
interface Rule {
  pattern: RegExp;
  instead: string;
}
const ROOT = join(import.meta.dirname, '..');

function flat(texts: Texts, where: string): Text[] {
  if (typeof texts === 'string') return [{ where, text: texts }];
  return Object.entries(texts).flatMap(([key, inner]) => flat(inner, `${where}.${key}`));
}

/** A namespace is a file; a folder beside it holds parts that it imports. */
const namespacesIn = (folder: string) => readdirSync(folder).filter((name) => name.endsWith('.ts'));

async function screenTexts(language: 'en' | 'es'): Promise<Text[]> {
  const folder = join(ROOT, 'web/i18n', language);
  const files = await Promise.all(
    namespacesIn(folder).map(async (file) => {
      const name = basename(file, '.ts');
      const namespace = (await import(join(folder, file))) as Record<string, Texts>;
      return flat(namespace[name]!, `${language}/${name}`);
    }),
  );
  return files.flat();
}

type Node = { type?: string; [key: string]: unknown };

/** The texts in a mail's source, with the language that they are under. A placeholder counts as "…". */
function textsOfSource(node: unknown, where: string, language: string): (Text & { language: string })[] {
  if (Array.isArray(node)) return node.flatMap((one) => textsOfSource(one, where, language));
  if (typeof node !== 'object' || node === null) return [];
  const { type, key, value, quasis, source, ...rest } = node as Node;
  if (type === 'ImportDeclaration' || type?.startsWith('TS')) return [];
  if (type === 'Literal' && typeof value === 'string') return [{ where, text: value, language }];
  const text = (quasis as { value: { cooked: string } }[] | undefined)?.map((one) => one.value.cooked).join('…');
  const name = (key as { name?: string } | undefined)?.name;
  const below = name === 'en' || name === 'es' ? name : language;
  return [
    ...(text === undefined ? [] : [{ where, text, language }]),
    ...[value, source, ...Object.values(rest)].flatMap((one) => textsOfSource(one, where, below)),
  ];
}

const isProse = ({ text }: Text) => !text.startsWith('<') && /\p{L}{3}/u.test(text) && /\s|^\p{Lu}/u.test(text.trim());

function mailTexts() {
  const files = readdirSync(join(ROOT, 'server'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(mails|refusal-page)\.ts$/.test(file),
  );
  return files.flatMap((file) => {
    const { body } = parseAst(readFileSync(join(ROOT, 'server', file), 'utf8'), { lang: 'ts' });
    return textsOfSource(body, `server/${file}`, 'en').filter(isProse);
  });
}

/** Promised to the letter, so exempt from all rules. */
const PROMISED = new Set([
  'Analyzing Call...',
  'Please enter a call transcript',
  'Cargando... Por favor espere...',
  'El video debe ser menor a 100MB. Tu archivo es {{megabytes}}MB',
  'Error al subir el video',
  'Error al subir el video: {{reason}}',
  "I'm a Company",
  "I'm a Talent",
  'Loading video...',
  'Loading your profile...',
  "New passwords don't match",
  'Passwords do not match',
  'Passwords do not match.',
  'Password must be at least 6 characters long',
  'Please login to access this page',
  'Please login to access your profile',
  'Please login to search for talent',
  'Please use your corporate email address. Personal email domains like Gmail, Yahoo, Hotmail are not allowed.',
  'Please enter your email address.',
  'Please fill out this field to continue',
  'Please upload a video in MP4, MOV or WEBM format',
  'Please complete the survey',
  'Error during password reset. Please try again.',
  'Error loading profile data. Please try again.',
  'Error logging out. Please try again.',
  'Error processing account deletion. Please contact support.',
  'Error saving profile. Please try again.',
  'Account created successfully! Please check your email to verify your account.',
  'Account deletion requested. Please contact support to complete the process.',
  'Password reset session expired. Please request a new link.',
  'Sending...',
  'Session expired. Please login again.',
  'Some fields are not valid',
  'Login successful!',
  'Back to Login',
  'Referral code cannot be empty',
  'Sin video',
  "Successfully unlocked {{name}}'s contact information!",
  "Thank you for reaching out. We'll get back to you soon.",
  'Use MP4, MOV, WEBM o AVI',
  'Industry average: 8-12%',
]);

const EVERYWHERE: Rule[] = [
  { pattern: /["']/, instead: 'curly quotes: “ ”, ’ and, in Spanish, « »' },
  { pattern: /\.\.\./, instead: '…' },
  { pattern: / {2}|^ | $|\s[,.;:!?](\s|$)/, instead: 'single spaces, none before a mark' },
  { pattern: /(\d|\}\})-(\d|\{\{)/, instead: 'an en dash in a range' },
];

const ENGLISH: Rule[] = [
  { pattern: /e-mail/i, instead: 'email' },
  { pattern: /\bmails?\b(?! server)/i, instead: 'email' },
  { pattern: /\bsign(s|ed|ing)? out\b/i, instead: 'log out' },
  { pattern: /\blog in\b|\blogin\b(?! successful)/i, instead: 'sign in' },
  { pattern: /\btalents\b/i, instead: 'talent, also as a plural' },
  { pattern: /\b(some|any|no|every)body\b/i, instead: 'someone, anyone, no one, everyone' },
  { pattern: /\b(whom|whoever|wherever you|thereof)\b/i, instead: 'who' },
  {
    pattern: /\b(is|are|was|were|do|does|did|has|have|had|will|would|could|should|can) ?not\b/i,
    instead: 'a contraction',
  },
  { pattern: /\b(didn’t load|didn’t work)\b/i, instead: 'We couldn’t load …' },
  { pattern: /\bplease\b/i, instead: 'the plain imperative' },
  { pattern: /\b(go|goes|going|went) on\b|\bby itself\b|\bbegin again\b/i, instead: 'resume, continue, automatically' },
  { pattern: /\bgiven back\b|\bgive back\b|\bgives? .* back\b/i, instead: 'returned' },
  { pattern: /\bin front\b/i, instead: 'at the top' },
  { pattern: /\b(verified|verification) tick\b/i, instead: 'verified badge' },
  { pattern: /\badverts?\b/i, instead: 'job description' },
  { pattern: /\brais(e|es|ed|ing) (a|your|the) hand\b/i, instead: 'show interest' },
  { pattern: /\}\} euro\b|\d euro\b/i, instead: '€6, before the number' },
  { pattern: /\b(one|two|three|four|five|six|seven|eight|nine|ten) positions\b/i, instead: 'a numeral' },
  { pattern: /\b(analys(e|ed|ing)|centre|colour|organis|recognis|learnt)\b/i, instead: 'American spelling' },
  { pattern: /\b(unfortunately|sorry)\b/i, instead: 'what happened, and what to do' },
  { pattern: /\beras(e|es|ed|ing)\b/i, instead: 'delete' },
  { pattern: /\bbytes\b/i, instead: 'what the reader knows' },
];

const SPANISH: Rule[] = [
  { pattern: /[“”]/, instead: '« »' },
  { pattern: /^[^¿]*\?/, instead: '¿ before the question' },
  { pattern: /^[^¡]*!/, instead: '¡ before the exclamation' },
  { pattern: /(\d|\}\})%/, instead: 'a space before %' },
  { pattern: /\be-?mails?\b|\bmails?\b/i, instead: 'correo' },
  { pattern: /\b(entrar|entra|entras|entrando)\b(?! en (contacto|vigor))/i, instead: 'iniciar sesión' },
  { pattern: /\bcarrete\b/i, instead: 'reel' },
  { pattern: /teleprónter|teleprompt[eé]r?(?<!teleprompter)\b/i, instead: 'teleprompter' },
  { pattern: /\bvibra\b/i, instead: 'actitud' },
  { pattern: /\ben búsqueda\b/i, instead: 'visible' },
  { pattern: /\bsitio web\b/i, instead: 'web' },
  { pattern: /\bborr(?!os|ador)\w+\b(?! (las )?búsqueda)/i, instead: 'eliminar; borrar es vaciar una búsqueda' },
  { pattern: /\bpor favor\b/i, instead: 'el imperativo' },
  { pattern: /\b(prueba|probar) otra vez\b/i, instead: 'inténtalo de nuevo' },
  { pattern: /\bno (se )?(ha|han) (cargado|funcionado)\b|\bno se pud/i, instead: 'No hemos podido …' },
  { pattern: /\b(usted|haga|pulse|introduzca|su cuenta|su perfil)\b/i, instead: 'tú' },
  { pattern: /\bcontacto más\b|\bcada uno más\b|\} euros/i, instead: 'cada contacto adicional cuesta 6 €' },
  {
    pattern: /(?<!vídeos )\bdestacad[oa]s?\b/i,
    instead: 'impulsado; destacados son los vídeos de la página de inicio',
  },
  { pattern: /\bbytes\b/i, instead: 'lo que conoce quien lee' },
  { pattern: /\bvideos?\b/i, instead: 'vídeo' },
  {
    pattern: /\btalentos\b|\b(un|este|ese|cada|ningún|algún|mismo) talento\b/i,
    instead: 'una persona, alguien, quien …',
  },
];

/** Sentences that once appeared on a screen and read as translated. They must not come back. */
const OLD = [
  'That were all',
  'Who are you here?',
  'Say whom you look for',
  'You decide who goes on',
  'Nobody finds you until you go on',
  'Say something, we hear little',
  '1 minute is right',
  'Your browser keeps the camera closed',
  'All bytes are there',
  'Putting it into the search',
  'as many positions as there can be',
  'Writing accepts',
  'One press, and this kind of mail ends',
  'get a day in front',
  'Feedback before anybody sees',
  'The next one on your team is talking already',
  'the moving pictures',
  'holds these letters',
  'The most must be at least the least',
  'Likeness of the rankings',
  'too many tries',
  'This conversation does not go on',
  'not open to your kind of account',
  'Take it back',
  'Look at it',
  'energía y vibra',
  'tú estás solo entre empresas',
  'Ya están todos los bytes',
  'Poniéndolo en la búsqueda',
  'Preguntad a mi equipo',
  'Desbloquear con el devuelto',
  'decir no será',
];

const broken = (texts: Text[], rules: Rule[]) =>
  texts
    .filter(({ text }) => !PROMISED.has(text))
    .flatMap(({ where, text }) =>
      rules
        .filter(({ pattern }) => pattern.test(text.replace(/\{\{\w+\}\}/g, '{{}}')))
        .map(({ instead }) => `${where}: “${text.slice(0, 120)}”: ${instead}`),
    );

describe('the voice', async () => {
  const [english, spanish, mails] = [await screenTexts('en'), await screenTexts('es'), mailTexts()];
  const mailsIn = (wanted: string) => mails.filter(({ language }) => language === wanted);

  test('every text is checked', () => {
    expect(english.length).toBeGreaterThan(1500);
    expect(spanish.length).toBe(english.length);
    expect(mails.length).toBeGreaterThan(60);
  });

  test('of a mail and of both languages follows the rules of punctuation', () =>
    expect(broken([...english, ...spanish, ...mails], EVERYWHERE)).toEqual([]));

  test('of English is plain, warm and active', () =>
    expect(broken([...english, ...mailsIn('en')], ENGLISH)).toEqual([]));

  test('of Spanish is natural and says “tú”', () =>
    expect(broken([...spanish, ...mailsIn('es')], SPANISH)).toEqual([]));

  test.each(OLD)('no longer says “%s”', (old) =>
    expect([...english, ...spanish, ...mails].filter(({ text }) => text.includes(old))).toEqual([]),
  );
});
