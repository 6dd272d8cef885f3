import { GIVEN_NAMES, PLACES } from '../words/names.ts';
import { VENDOR_WORDS, VENDORS } from '../words/vendors.ts';
import { isProductName, type Reading } from './reading.ts';

/** How many words before a name may state its relation to the offer. */
const REACH = 8;
/** Words allowed between "than" and a name: "than what we pay at Planday", "más caro que el de InfoJobs". */
const BETWEEN = '(?: (?:the|with|on|at|in|what|from|we|have|pay|con|en|el|la|los|de|lo|a|tenemos|pagamos)){0,4}$';
const COMPARED = new RegExp(
  '\\b(?:(?:more|less|cheaper|dearer|better|worse|(?!other )[a-z]{3,12}(?:er|ier)) (?:\\w+ ){0,4}than|(?:as|twice as|half as) (?:\\w+ ){1,3}as|compared (?:to|with)|compar\\w+ (?:you|it|this|them|your \\w+) (?:to|with|against)|(?:differ|different|differs) from|in comparison (?:to|with)|unlike|versus|vs|' +
    '(?:mas|menos|mejor|peor|mayor|menor) (?:\\w+ ){0,3}que|tan \\w+ como|comparad[oa]s? con|en comparacion con|diferencia\\w* (?:de|con)|diferente de|distinto de|a diferencia de|frente a|el doble que|la mitad que)' +
    BETWEEN,
);
const JOINED =
  /\b(?:integrat(?:e|es|ed|ing|ion|ions)|integra\w*|connect(?:s|ed|ing)? (?:\w+ ){0,3}(?:to|with)|conect\w*|sync\w*|sincroniz\w*|export\w* (?:\w+ ){0,3}to|plug\w*|compatible|(?:it|this|that|they|your \w+) (?:\w+ )?(?:works?|plays?) (?:\w+ )?with|talks? to|hook\w* (?:it )?up|link\w* (?:it )?(?:up )?(?:to|with)|funciona\w* con|enlaza\w*|vincula\w*)\b/;
/** Starts a new clause about a product other than the integration. */
const TURNS = /\b(?:but|or should|instead|rather|than|use|using|pero|en vez|en lugar|usamos|que)\b/;

const before = ({ prepared: { words } }: Reading, at: number) => words.slice(Math.max(0, at - REACH), at).join(' ');

/** A price paid to the name, or a move away from it. */
const REPLACED = new RegExp(
  '\\b(?:what (?:we|i|you|they)(?: \\w+)? (?:pay|paid|spend)(?: \\w+)? (?:for|on|to|with)|lo que (?:les? )?(?:pago|pagamos|pagabamos)(?: \\w+)? (?:a|por|con|en)|' +
    '(?:mov\\w+|migrat\\w+|switch\\w*|com(?:e|ing)|came) (?:over |away )?(?:off|away from)|(?:migrat\\w+|switch\\w*) from|(?:migra\\w+|cambia\\w+) (?:desde|de))(?: the| el| la)?$',
);

/** After a name that does what the offer does: "Gong offers something similar". */
const EQUALS =
  /^(?:offers?|does|has|sells|ofrecen?|hacen?|tienen?|venden?) (?:something|much|roughly|algo)? ?(?:the same|similar|like (?:this|that|yours)|lo mismo|parecido|asi)\b/;

/**
 * Whether the offer is compared with the name that starts at a word, or would replace it: "more expensive than Planday", "what we
 * pay for Planday". People and places don't count.
 */
export function isCompared(reading: Reading, at: number): boolean {
  const { tokens, text, prepared } = reading;
  const word = prepared.words[at]!;
  const isProduct = isProductName(text, tokens[at]!.from, tokens[at]!.to);
  if (!isProduct && (GIVEN_NAMES.has(word) || PLACES.has(word))) return false;
  const said = before(reading, at);
  return COMPARED.test(said) || REPLACED.test(said) || EQUALS.test(prepared.words.slice(at + 1, at + 6).join(' '));
}

/** Words allowed between a verb or noun of buying and the name: "we're still paying a lot for LinkedIn". */
const TO_NAME =
  '(?: (?:a|an|for|to|the|our|your|of|with|lot|already|still|el|la|de|con|ya|mucho|todavia|nuestro|nuestra)){0,4}$';
/** The name is a vendor that is left, or that made an offer. */
const LEFT = new RegExp(
  `\\b(?:cancel(?:l?ed|s|ing)?|switch(?:ed|ing)? (?:away )?from|drop(?:ped|ping)?|got rid of|(?:dimos|dado|damos|dar|darnos|daremos|darse) de baja|cancelamos|cancelar|dejamos|dejar|dejado|cambiamos de|cambiarnos de)${TO_NAME}`,
);
const OFFERS =
  /^(?:(?:has|have|had|nos|me|os|le) )?(?:quoted|charges?|charged|bills? us|offered us|costs?|cobra|cobro|cobraba|cuesta|costaba|presupuesto|paso un|hizo una oferta)\b/;
/** The name is a job board or network that is paid for. */
const PAID = new RegExp(
  `\\b(?:pay|pays|paid|paying|renew(?:ed|ing|s)?|subscri(?:be|bed|ption|ptions)|licen[cs]es?|seats?|contract|pago|pagamos|pagando|pagan|pagabamos|renovamos|suscripcion(?:es)?|licencias?|contrato|cuota)${TO_NAME}`,
);
const PRODUCT =
  /^(?:recruiter|talent|jobs|premium|licen[cs]es?|seats?|subscriptions?|contract|renewal|renews|se renueva|invoice)\b/;
const USED = /\b(?:use|using|usamos|usando|utilizamos|tiramos de|trabajamos con)(?: (?:mostly|mainly|sobre todo))?$/;
const USED_FOR =
  /^(?:for (?:hiring|recruiting|sourcing|this|that|it)|para (?:contratar|buscar|seleccionar|esto|eso|ello))\b/;
/** The name is where something is written or read, or what is written there. */
const CHANNEL_BEFORE = /\b(?:on|via|through|in|over|by|en|por|mediante|traves de|with|con) $/;
const CHANNEL_AFTER =
  /^(?:posts?|pages?|profiles?|messages?|groups?|ads?|invite|invites|connections?|account|url|link|feed|network)\b/;
const HIRING = 'linkedin';

/**
 * Whether a ubiquitous product is a rival here, because it is paid for, left or bids: "we pay LinkedIn a lot". "I saw it on LinkedIn"
 * names a place.
 */
export function isBought(reading: Reading, at: number, to: number): boolean {
  const { words } = reading.prepared;
  const said = words.slice(Math.max(0, at - REACH), at).join(' ');
  const after = words.slice(to, to + 4).join(' ');
  if (CHANNEL_AFTER.test(after)) return false;
  if (LEFT.test(said) || OFFERS.test(after)) return true;
  if (words[at] !== HIRING) return false;
  if (PAID.test(said) || PRODUCT.test(after)) return true;
  if (USED.test(said)) return USED_FOR.test(after) || after === '';
  return !CHANNEL_BEFORE.test(`${said} `) && isBesideVendor(words, at, to);
}

/** "Indeed and LinkedIn, mostly." */
function isBesideVendor(words: readonly string[], at: number, to: number) {
  const isVendor = (word = '') => VENDORS.has(word) || VENDOR_WORDS.has(word);
  const isJoint = (word = '') => /^(?:and|or|y|e|o|plus|mas)$/.test(word);
  return (
    isVendor(words[at - 1]) ||
    isVendor(words[to]) ||
    (isJoint(words[at - 1]) && isVendor(words[at - 2])) ||
    (isJoint(words[to]) && isVendor(words[to + 1]))
  );
}

/** Whether the name at a word is something the offer should integrate with: "does it connect to Salesforce?" */
export function isJoined(reading: Reading, at: number, to: number): boolean {
  const said = before(reading, at);
  const sign = JOINED.exec(said);
  if (sign) return !TURNS.test(said.slice(sign.index + sign[0].length));
  return /^(?:integration|connector|plugin)$/.test(reading.prepared.words[to] ?? '');
}
