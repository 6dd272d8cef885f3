const BLOCKS = new Set(
  'address article blockquote br dd div dl dt footer h1 h2 h3 h4 h5 h6 header hr li main ol p pre section table td th tr ul'.split(
    ' ',
  ),
);
const INLINE = new Set(
  'a abbr b body code em font head html i img link meta small span strong sub sup title u'.split(' '),
);
const SKIPPED = new Set(['script', 'style', 'head', 'svg', 'template']);
const ENTITIES = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: ' ',
    rsquo: '’',
    lsquo: '‘',
    ldquo: '“',
    rdquo: '”',
    hellip: '…',
    ndash: '–',
    mdash: '—',
    aacute: 'á',
    eacute: 'é',
    iacute: 'í',
    oacute: 'ó',
    uacute: 'ú',
    ntilde: 'ñ',
    iquest: '¿',
    iexcl: '¡',
    euro: '€',
    pound: '£',
  }),
);
/** With fewer tags, they were more likely spoken or part of a cue. */
const MIN_TAGS = 3;

/** Returns the text of an HTML page with a line break after each block, or null if it isn't HTML. */
export function stripHtml(text: string): string | null {
  const parts: string[] = [];
  let tags = 0;
  let at = 0;
  while (at < text.length) {
    const open = text.indexOf('<', at);
    if (open < 0) break;
    const tag = readTag(text, open);
    if (!tag) {
      parts.push(text.slice(at, open + 1));
      at = open + 1;
      continue;
    }
    tags++;
    parts.push(text.slice(at, open), BLOCKS.has(tag.name) ? '\n' : '');
    at = tag.end;
    if (!SKIPPED.has(tag.name) || tag.isClosing) continue;
    const close = text.indexOf(`</${tag.name}`, at);
    at = close < 0 ? text.length : close;
  }
  if (tags < MIN_TAGS) return null;
  parts.push(text.slice(at));
  return parts
    .join('')
    .replace(/&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8});/gi, (entity, name: string) => decode(name) ?? entity);
}

/** Reads an HTML tag of at most 2,000 characters, so that a text full of "<" stays cheap. */
function readTag(text: string, open: number) {
  const isClosing = text[open + 1] === '/';
  let at = open + (isClosing ? 2 : 1);
  if (text.startsWith('!--', at)) {
    const end = text.indexOf('-->', at);
    return end < 0 || end - at > 2000 ? null : { name: 'comment', isClosing, end: end + 3 };
  }
  const from = at;
  while (at - from < 12 && /[a-z0-9!]/i.test(text[at] ?? '')) at++;
  const name = text.slice(from, at).toLowerCase();
  if (!BLOCKS.has(name) && !INLINE.has(name) && !SKIPPED.has(name) && name !== '!doctype') return null;
  if (!/[\s/>]/.test(text[at] ?? '')) return null;
  for (const limit = at + 2000; at < limit && at < text.length; at++) {
    if (text[at] === '>') return { name, isClosing, end: at + 1 };
    if (text[at] === '<') return null;
  }
  return null;
}

function decode(name: string) {
  if (!name.startsWith('#')) return ENTITIES.get(name) ?? ENTITIES.get(name.toLowerCase());
  const code = name[1] === 'x' || name[1] === 'X' ? parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : '';
}
