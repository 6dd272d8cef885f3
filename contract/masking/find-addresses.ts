import { ENDINGS, MAILBOXES, MESSENGERS, NETWORKS, PLAIN_MAILBOXES, WELL_KNOWN } from './addresses.ts';
import type { Span } from './fold-text.ts';

const LOCAL = String.raw`(?<![\w.+%-])[\w.+%-]{1,64}(?:\s{1,2}(?:dot|punto|guion|underscore|\.|_)\s{1,2}[\w+%-]{1,64}){0,4}`;
const WORD_DOT = String.raw`(?:\s{1,3}(?:dot|punto|d0t)\s{1,3}|\s{0,2}[(\[{<*_-]{1,2}\s{0,2}(?:dot|punto|d0t|\.)\s{0,2}[)\]}>*_-]{1,2}\s{0,2})`;
const DOT = String.raw`(?:\.|\s\.\s?|${WORD_DOT})`;
const WRAPPED_AT = String.raw`\s{0,2}(?:[(\[{<*_-]{1,2}\s{0,2}(?:at|arroba|@)\s{0,2}[)\]}>*_-]{1,2}|\sarroba\s|\s{0,2}@)\s{0,2}`;
const ANY_AT = String.raw`(?:${WRAPPED_AT}|\s{1,3}at\s{1,3}|\s{0,2}\(a\)\s{0,2})`;
const HOST = String.raw`[a-z0-9-]{1,63}`;
const HANDLE = String.raw`@?(?:live:)?[a-z0-9](?:[\w.-]{0,40}[\w])?`;
/** A token that isn't an ordinary word: with a dot, an underscore or a digit inside. */
const ODD_HANDLE = String.raw`@?(?:live:)?[a-z][a-z0-9-]{0,30}[._\d][\w.-]{0,30}[a-z0-9_]`;
const PLACES = `(?:${MESSENGERS}|${NETWORKS})`;
const IS = String.raw`\s{0,2}(?:(?:id|user(?:name)?|usuario|handle|account|cuenta|name|nick)\s{0,2})?(?::|=>?|->|→|\bis\b|\bes\b|\bas\b|\bcomo\b|\bunder\b)\s{0,2}`;

const PATTERNS = [
  // jane@acme.com, jane@gmail
  String.raw`[\w.+%-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){0,5}`,
  // jane (at) acme, jane arroba acme punto com; "SaaS @ enterprise" needs more
  String.raw`${LOCAL}\s{0,2}(?:[(\[{<*_]{1,2}\s{0,2}(?:at|arroba|@)\s{0,2}[)\]}>*_]{1,2}|\sarroba\s|\s-\s?at\s?-\s|-at-)\s{0,2}${HOST}(?:${DOT}${HOST}){0,3}`,
  // jane @ acme . com, jane at acme dot com
  String.raw`${LOCAL}\s{0,3}@\s{0,3}${HOST}${DOT}(?:${ENDINGS})(?![\w-])`,
  String.raw`${LOCAL}(?:\s{1,3}at\s{1,3}|\s{0,2}\(a\)\s{0,2})${HOST}(?:${WORD_DOT}${HOST}){1,3}`,
  // jane at gmail, jane @ yahoo, jane at outlook.com, jane gmail com
  String.raw`${LOCAL}\s{0,3}at\s{1,3}(?:${PLAIN_MAILBOXES})(?![\w-])(?:${DOT}${HOST}){0,2}`,
  String.raw`${LOCAL}${ANY_AT}(?:${MAILBOXES})(?:${DOT}|\s)(?:${ENDINGS})(?![\w-])`,
  String.raw`${LOCAL}(?:\s{0,3}@\s{0,3}|\s{0,2}\(a\)\s{0,2})(?:${MAILBOXES})(?![\w-])`,
  String.raw`(?<![\w.+%-])[\w.+%-]{2,64}\s{1,3}(?:${MAILBOXES})\s{0,2}(?:${DOT}|\s)\s{0,2}(?:com|es|net|me|org|de|fr)(?![\w-])`,
  String.raw`(?:e-?mail|correo|mail|gmail|hotmail|icloud|outlook)(?:${IS}|\s{1,2})${ODD_HANDLE}(?:\s{0,2}@)?`,
  // links
  String.raw`(?:h[tx]{2}ps?|ftp)\s{0,2}:\s{0,2}\/\s{0,2}\/\s{0,2}\S{1,300}`,
  String.raw`(?<![\w])www\s{0,2}\.\s{0,2}\S{1,200}`,
  String.raw`(?<![\w-])[\w-]{3,63}${WORD_DOT}(?:${ENDINGS})(?![\w-])(?:\s{0,2}(?:slash|barra|\/)\s{0,2}\S{1,80})?`,
  String.raw`linked\s?in(?:\s?\.\s?com)?\s{0,2}\/\s{0,2}(?:in|pub)\s{0,2}\/\s{0,2}\S{1,100}`,
  String.raw`(?<![\w/])in\/(?!out|house|side)[a-z][\w-]{3,60}`,
  String.raw`(?<![\w])(?:wa|t|m|ig|fb)\s{0,1}[.]\s{0,1}me(?:\s{0,2}\/\s{0,2}\S{1,80}|(?![\w]))`,
  // handles
  String.raw`(?<![\w.@])@(?=[\w.]{0,30}[a-z])[\w][\w.]{1,40}`,
  String.raw`(?<![a-z])(?:${MESSENGERS})(?:${IS}|\s{1,2})(?:[a-z]{2,6}\s){0,1}@?\s{0,1}${ODD_HANDLE}`,
  String.raw`(?<![a-z])(?:${MESSENGERS})\s{0,2}[:=@]\s{0,2}@?${HANDLE}`,
  String.raw`(?<![\w.])[\w.]{2,32}#\d{4}(?!\d)`,
  String.raw`(?<![a-z])(?:${NETWORKS})${IS}${ODD_HANDLE}`,
  String.raw`(?<![a-z])(?:my|mi)\s{1,2}(?:${PLACES}|nick|handle|user(?:name)?|usuario|alias)\s{1,2}(?:is|es|:|=)\s{0,2}(?!(?:the|not|very|my|full|open|mi|muy|el|la|un|una|a|an|no)\b)${HANDLE}`,
  String.raw`(?:\b(?:find|add|follow|dm|search|look)\s(?:me\s)?(?:up\s)?(?:as|for|at)?|\b(?:soy|buscame|sigueme|escribeme|encuentrame)(?:\s(?:como|por))?)\s{1,2}(?!me\b|us\b)${HANDLE}\s{1,2}(?:on|en|at|in|por)\s{1,2}(?:${PLACES})(?![a-z])`,
  String.raw`(?<![\w.])${ODD_HANDLE}\s{1,2}(?:on|en)\s{1,2}(?:${PLACES})(?![a-z])`,
].map((pattern) => new RegExp(pattern, 'g'));

const BARE = new RegExp(
  String.raw`(?<![\w@.-])((?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,5}(?:${ENDINGS}))(?![\w-])(?!\.\w)(\/\S{0,200})?`,
  'g',
);

/** Emails, links, hosts and handles in a folded text. `isCapital` says whether the original has a capital at an index. */
export function findAddresses(text: string, isCapital: (index: number) => boolean): Span[] {
  const found = PATTERNS.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 0: part, index }) => ({ start: index, end: index + part.trimEnd().length })),
  );
  for (const { 0: part, 1: host, 2: path, index } of text.matchAll(BARE)) {
    if (!path && WELL_KNOWN.has(host!)) continue;
    // "… closed the deal.In 2023 …": a missing space between sentences
    const last = index + host!.lastIndexOf('.');
    if (!path && isCapital(last + 1) && !isCapital(last - 1)) continue;
    found.push({ start: index, end: index + part.length });
  }
  return found;
}
