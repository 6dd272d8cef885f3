import { ENDINGS, MAILBOXES, MESSENGERS, NETWORKS, PLAIN_MAILBOXES, WELL_KNOWN } from './addresses.ts';
import type { Span } from './fold-text.ts';

const LOCAL = String.raw`(?<![\w.+%-])[\w.+%-]{1,64}(?:\s{1,2}(?:dot|punto|guion|underscore|\.|_)\s{1,2}[\w+%-]{1,64}){0,4}`;
/** What people put around "at" and "dot". */
const OPEN = String.raw`[(\[{<*_"'«“‘【「/|~=:+]{1,2}`;
const CLOSE = String.raw`[)\]}>*_"'»”’】」/|~=:+]{1,2}`;
const WORD_DOT = String.raw`(?:\s{1,3}(?:dot|punto|d0t)\s{1,3}|\s{0,2}(?:${OPEN}|-)\s{0,2}(?:dot|punto|d0t|\.)\s{0,2}(?:${CLOSE}|-)\s{0,2})`;
const DOT = String.raw`(?:\.|\s\.\s?|${WORD_DOT})`;
const AT = '(?:at|4t|arroba|@rroba)';
const WRAPPED_AT = String.raw`\s{0,2}(?:(?:${OPEN}|-)\s{0,2}(?:${AT}|@)\s{0,2}(?:${CLOSE}|-)|\s(?:arroba|@rroba)\s|@{1,2})\s{0,2}`;
const ANY_AT = String.raw`(?:${WRAPPED_AT}|\s{1,3}(?:at|4t|a)\s{1,3}|\s{0,2}\(a\)\s{0,2}|\s{0,2}(?:[→➜➡»·•✉]|📧|📩|📨|💌|👉){1,2}\s{0,2})`;
const HOST = String.raw`[a-z0-9-]{1,63}`;
const HANDLE = String.raw`@?(?:live:)?[a-z0-9](?:[\w.-]{0,40}[\w])?`;
/** A token that isn't an ordinary word: with a dot, an underscore or a digit inside. "B2B", "Q4" and "web3" are ordinary. */
const ODD_HANDLE = String.raw`@?(?:live:)?(?<![\w.])(?![a-z]{1,4}\d[a-z\d]{0,3}(?![\w.-])|[a-z]\.[a-z](?![\w-]))[a-z][a-z0-9-]{0,30}[._\d][\w.-]{0,30}[a-z0-9_]`;
const PLACES = `(?:${MESSENGERS}|${NETWORKS})`;
const ARROW = '(?:[→➜➡⇒»]|👉|🔗)';
const IS = String.raw`\s{0,2}(?:(?:id|user(?:name)?|usuario|handle|account|cuenta|name|nick)\s{0,2})?(?::|=>?|->|${ARROW}|\bis\b|\bes\b|\bas\b|\bcomo\b|\bunder\b)\s{0,2}`;

const NICK = '(?:nick(?:name)?|handle|user(?:name)?|usuario|alias|id|account|cuenta)';
/** What follows "my LinkedIn is" or "find me on Instagram" without being a handle. */
const NOT_WORD = String.raw`(?!(?:the|not|very|my|your|full|open|mi|tu|muy|el|la|un|una|a|an|no|and|or|y|o|e|for|to|if|in|on|at|with|where|when|how|what|also|always|all|strong|active|growing|public|private|up|used|para|si|con|en|donde|cuando|siempre|activo|publico|inbox|enterprise|business|every|any|cada|todos|outlook|yahoo|hotmail)(?![\w.-]))`;
const REACH_ME = String.raw`\b(?:(?:find|add|follow|dm|text|write|reach|ping|message|contact|search|look)\s(?:to\s|for\s)?me(?:\sup)?|buscame|sigueme|escribeme|agregame|encuentrame|me\sencuentras)`;

const PATTERNS = [
  // jane@acme.com, jane@gmail
  String.raw`[\w.+%-]{1,64}(?:@{1,2}|%40|&#64;|&commat;|\\u0040)(?!\d{1,3}(?:k|m|%)?(?![\w.]))[\w-]{1,63}(?:[.,][\w-]{1,63}){0,5}`,
  // janeatgmaildotcom
  String.raw`[\w.+%-]{2,64}(?:at|arroba)(?:gmail|hotmail|icloud)(?:(?:dot|punto|\.)?(?:com|es|net))?(?![\w-])`,
  // jane (at) acme, jane arroba acme punto com; "SaaS @ enterprise" needs more
  String.raw`${LOCAL}\s{0,2}(?:${OPEN}\s{0,2}(?:${AT}|@)\s{0,2}${CLOSE}|\s(?:arroba|@rroba)\s|\s-\s?at\s?-\s|-at-)\s{0,2}${HOST}(?:${DOT}${HOST}){0,3}`,
  // jane @ acme . com, jane at acme dot com
  String.raw`${LOCAL}\s{0,3}@\s{0,3}${HOST}${DOT}(?:${ENDINGS})(?![\w-])`,
  String.raw`${LOCAL}(?:\s{1,3}at\s{1,3}|\s{0,2}\(a\)\s{0,2})${HOST}(?:${WORD_DOT}${HOST}){1,3}`,
  // jane at gmail, jane @ yahoo, jane at outlook.com, jane gmail com
  String.raw`${LOCAL}\s{0,3}(?:at|4t)\s{1,3}(?:${PLAIN_MAILBOXES})(?![\w-])(?:${DOT}${HOST}){0,2}`,
  String.raw`${LOCAL}${ANY_AT}(?:${MAILBOXES})(?:${DOT}|\s)(?:${ENDINGS})(?![\w-])`,
  String.raw`${LOCAL}(?:\s{0,3}@\s{0,3}|\s{0,2}\(a\)\s{0,2}|\s{0,2}(?:✉|📧|📩|📨|💌)\s{0,2})(?:${MAILBOXES})(?![\w-])`,
  String.raw`(?<![\w.+%-])[\w.+%-]{2,64}\s{1,3}(?:${MAILBOXES})\s{0,2}(?:${DOT}|\s)\s{0,2}(?:com|es|net|me|org|de|fr)(?![\w-])`,
  String.raw`(?:e-?mail|correo|mail|gmail|hotmail|icloud|outlook)(?:${IS}|\s{1,2})${ODD_HANDLE}(?:\s{0,2}@)?`,
  // my gmail is janecloses, gmail: janecloses
  String.raw`(?<![a-z])(?:(?:my|mi)\s{1,2}(?:${PLAIN_MAILBOXES})\s{1,2}(?:is|es)|(?:${PLAIN_MAILBOXES})\s{0,2}(?::|=>?|->|${ARROW}))\s{0,2}${NOT_WORD}${HANDLE}`,
  // links
  String.raw`(?:h[tx]{2}ps?|ftp)\s{0,2}:\s{0,2}\/\s{0,2}\/\s{0,2}\S{1,300}`,
  String.raw`(?<![\w])www\s{0,2}\.\s{0,2}\S{1,200}`,
  String.raw`(?<![\w-])[\w-]{3,63}${WORD_DOT}(?:${ENDINGS})(?![\w-])(?:\s{0,2}(?:slash|barra|\/)\s{0,2}\S{1,80})?`,
  String.raw`(?<![\w-])[\w-]{2,63}\s\.\s(?:${ENDINGS})(?![\w-])(?:\s{0,2}\/\s{0,2}\S{1,80})?`,
  String.raw`(?<![\w-])(?:linktr\.ee|lnkd\.in|bit\.ly|calendly\.com|cal\.com)\s{0,2}\/\s{0,2}\S{1,80}`,
  String.raw`linked\s?in(?:\s?\.\s?com)?\s{0,2}\/\s{0,2}(?:in|pub)\s{0,2}\/\s{0,2}\S{1,100}`,
  String.raw`(?<![\w/])in\/(?!out|house|side)[a-z][\w-]{3,60}`,
  String.raw`(?<![\w])(?:wa|t|m|ig|fb)\s{0,1}[.]\s{0,1}me(?:\s{0,2}\/\s{0,2}\S{1,80}|(?![\w]))`,
  // handles
  String.raw`(?<![\w.@])@(?=[\w.]{0,30}[a-z])[\w][\w.]{1,40}`,
  String.raw`(?<![a-z])(?:${MESSENGERS})(?:${IS}|\s{1,2})(?:[a-z]{2,6}\s){0,1}@?\s{0,1}${ODD_HANDLE}`,
  String.raw`(?<![a-z])(?:${MESSENGERS})(?:\s{0,2}(?:[:=@]|->|${ARROW})|\s(?:handle|username|usuario)\s{0,1}:?)\s{0,2}@?${HANDLE}`,
  String.raw`(?<![a-z])skype\s{1,2}live:\s{0,2}${HANDLE}`,
  String.raw`(?<![\w.])[\w.]{2,32}#\d{4}(?!\d)`,
  String.raw`(?<![a-z])(?:${NETWORKS})${IS}${ODD_HANDLE}`,
  String.raw`(?<![a-z])(?:my|mi)\s{1,2}(?:${PLACES}|${NICK})(?:\s{1,2}${NICK}|\s{1,2}(?:on|in|for|de|en)\s{1,2}${PLACES})?\s{1,2}(?:is|es|:|=)\s{0,2}${NOT_WORD}${HANDLE}`,
  String.raw`${REACH_ME}(?:\s(?:as|at|under|como|por))?\s{1,2}${NOT_WORD}${HANDLE}\s{1,2}(?:on|en|at|in|por)\s{1,2}(?:${PLACES})(?![a-z])`,
  String.raw`${REACH_ME}\s{1,2}(?:on|en|at|in|por|via)\s{1,2}${PLACES}(?:\s{0,2}[:@]|\s(?:as|at|under|como))?\s{1,2}${NOT_WORD}${HANDLE}`,
  String.raw`\b(?:soy|estoy|i'm|i am)\s(?:on|en)\s${PLACES}\s(?:como|as)\s${NOT_WORD}${HANDLE}`,
  String.raw`(?<![\w.])${ODD_HANDLE}(?:\s{1,2}(?:on|en)\s{1,2}|\s{0,2}[(\[–|-]\s{0,2}|\s{1,2})(?:${PLACES})(?![a-z])`,
].map((pattern) => new RegExp(pattern, 'g'));

const BARE = new RegExp(
  String.raw`(?<![\w@.-])((?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,5}(?:${ENDINGS}))(?![\w-])(?!\.\w)(\/\S{0,200})?`,
  'g',
);

/** "e.g.in tech": a missing space. */
const ABBREVIATION = /^(?:[a-z]\.){2}/;
/** Endings in other scripts, whole or encoded: jane.рф, jane.xn--p1ai */
const FOREIGN =
  /(?<![\w@.-])[a-z0-9-]{2,63}\.(?:xn--[a-z0-9-]+|(?=[a-z]{0,3}[^\p{P}\p{S}\p{Z}a-z\d])\p{L}{2,12})(?![\p{L}\p{N}])/gu;

/** Emails, links, hosts and handles in a folded text. `isCapital` says whether the original has a capital at an index. */
export function findAddresses(text: string, isCapital: (index: number) => boolean): Span[] {
  const found = [...PATTERNS, FOREIGN].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 0: part, index }) => ({ start: index, end: index + part.trimEnd().length })),
  );
  for (const { 0: part, 1: host, 2: path, index } of text.matchAll(BARE)) {
    if (!path && (WELL_KNOWN.has(host!) || ABBREVIATION.test(host!))) continue;
    // "… closed the deal.In 2023 …": a missing space between sentences
    const last = index + host!.lastIndexOf('.');
    if (!path && isCapital(last + 1) && !isCapital(last - 1)) continue;
    found.push({ start: index, end: index + part.length });
  }
  return found;
}
