/** Said before or after the clause: "preferred: 5 years", "two years in a shop, desirable". */
const WISHED_BEFORE =
  /\b(?:preferred|desirable|ideal|nice to have|bonus|plus|valorable|deseable|optional|opcional): ?[^:;]{0,20}$/;
const WISHED_AFTER =
  /^[^.;:]{0,50}, (?:(?:though |but |pero |aunque )?(?:not|no) (?:essential|required|necessary|needed|imprescindible|excluyente|obligatori[oa])|desirable|ideal|preferred|deseable|valorable|opcional|optional)\b/;
/** Something else does as well: "a degree or two years in a shop". */
const ELSE_BEFORE = /\p{L},? (?:or|o) (?:(?:at least|al menos) )?$/u;
const ELSE_AFTER =
  /^[^,.;:]{0,25},? (?:or|o) (?:an? |una? )?(?:degree|vocational|course|diploma|certificate|qualification|apprenticeship|training|time|ciclo|titul\w+|grado|bachiller\w*|fp|formacion|curso)\b/;
/** "Five years' experience at most". */
const AT_MOST = /^[^,.;:]{0,30}\b(?:at most|max(?:imum)?|tops|como maximo|como mucho)\b/;
/** "Our founder spent 20 years in sales", "the person you replace had nine years", "the firm with 15 years of experience". */
const OF_OTHERS =
  /\b(?:(?:our|the|its|nuestr[oa]s?|la|el|los) (?:founders?|owners?|director|boss|predecessor|reps?|sellers?|sales people|team|colleagues|staff|trainers?|mentors?|managers?|fundador\w*|duen[oa]s?|equipo|comerciales|jef[ea]s?|companer[oa]s|formador\w*)|predecessor|you (?:will )?replace|reps who|people who|sellers who|person who left|(?<!\b(?:if|when) )(?:i|he|she|they|(?:my|our|the|his|her) (?:\w+ ){0,2}?\w+)(?<!\b(?:candidate|person|applicant|holder|closer|seller|rep|hire|next)) (?:have|has|had|spent|sold|ran)|closers who|between us|combined|joint|entre todos|sumamos)\b(?![^,;:]*\b(?:needs?|wants?|requires?|seeks?|is looking|looks? for|busca|necesita|pide|solicita)\b)/;
const FIRM_WITH =
  /\b(?:empresa|compania|firma|despacho|grupo|agencia|clinica|taller|tienda|constructora|inmobiliaria|bufete|consultora|somos|we are|company|firm|agency|business|studio|practice|dealership|employer)\b(?![^.;]*\b(?:busca\w*|solicita\w*|necesita\w*|requiere\w*|precisa\w*|contrata\w*|seeks?|looking|needs?|wants?|requires?|hiring|hires?)\b)[^,;:.]{0,30} (?:con|with|de|of) (?:(?:mas de|over|more than|casi|nearly|almost|some|unos) )?(?:los )?$/;
/** "An estate agency, 20 years of experience, seeks": said in passing of who seeks. */
const OF_SEEKER =
  /^[^,.;:]{0,40}, (?:busca\w*|solicita\w*|necesita\w*|requiere\w*|precisa\w*|contrata\w*|seeks?|(?:is|are) (?:looking|hiring)|looks for|needs?|wants?|requires?)\b/;
/** "If you have two years, you start at 28k." */
const IF_SO_BEFORE =
  /\b(?:if you(?:['´’]ve)?|si (?:ya )?(?:tienes|traes|cuentas|tiene|vienes)|quien(?:es)? (?:ya )?(?:traiga|tenga|lleve)n?)\b[^;:.]*$/;
const IF_SO_AFTER =
  /^[^;:.]*\b(?:you(?:['´’]ll)? (?:start|earn|get|begin)|starts? (?:at|on)|earns?|cobra\w*|empieza\w*|entras?)\b/;
/** How long something lasts that isn't experience. */
const LASTING =
  /\b(?:contracts?|contrato|fixed[- ]term|warrant(?:y|ies)|guarantees?|garantia|apprenticeship|lasting|lasts?|duration|duracion|internship|practicas|lease|plan|permanencia|stay in the post)\b/;

/**
 * Whether years in a sentence are somebody else's, last for something that isn't experience, or are one way among others.
 * @param lead the sentence up to them
 * @param rest the sentence after them
 * @param wished whether years that are only preferred count as well
 */
export const isOtherExperience = (lead: string, rest: string, wished: boolean): boolean =>
  OF_OTHERS.test(/[^;:]*$/.exec(lead)![0]) ||
  FIRM_WITH.test(lead) ||
  OF_SEEKER.test(rest) ||
  ELSE_BEFORE.test(lead) ||
  ELSE_AFTER.test(rest) ||
  AT_MOST.test(rest) ||
  IF_SO_BEFORE.test(lead) ||
  (/\b(?:with|con|who|que)\b[^,;:]*$/.test(lead) && IF_SO_AFTER.test(rest)) ||
  (LASTING.test(/[^,;]*$/.exec(lead)![0] + /^[^,;:]*/.exec(rest)![0]) && !/experien/.test(rest.slice(0, 45))) ||
  (!wished && (WISHED_BEFORE.test(lead) || WISHED_AFTER.test(rest)));
