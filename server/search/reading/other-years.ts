/** Preference stated outside the clause: "preferred: 5 years", "two years in a shop, desirable". */
const WISHED_BEFORE =
  /\b(?:preferred|desirable|ideal|nice to have|bonus|plus|valorable|deseable|optional|opcional): ?[^:;]{0,20}$/;
const WISHED_AFTER =
  /^[^.;:]{0,50}, (?:(?:though |but |pero |aunque )?(?:not|no) (?:essential|required|necessary|needed|imprescindible|excluyente|obligatori[oa])|desirable|ideal|preferred|deseable|valorable|opcional|optional)\b/;
/** An alternative is accepted: "a degree or two years in a shop". */
const ELSE_BEFORE = /\p{L},? (?:or|o) (?:(?:at least|al menos) )?$/u;
const ELSE_AFTER =
  /^[^,.;:]{0,25},? (?:or|o) (?:an? |una? )?(?:degree|vocational|course|diploma|certificate|qualification|apprenticeship|training|time|ciclo|titul\w+|grado|bachiller\w*|fp|formacion|curso)\b/;
/** "Five years' experience at most". */
const AT_MOST = /^[^,.;:]{0,30}\b(?:at most|max(?:imum)?|tops|como maximo|como mucho)\b/;
/** "Our founder spent 20 years in sales", "the person you replace had nine years", "you'll work beside closers who have". */
const OF_OTHERS =
  /\b(?:(?:our|the|its|my|nuestr[oa]s?|mi|la|el|los) (?:[a-z]+ ){0,2}(?:founders?|owners?|director|boss|mother|father|predecessor|reps|sellers|sales people|team|colleagues|staff|trainers?|mentors?|fundador\w*|duen[oa]s?|equipo|comerciales|jef[ea]s?|companer[oa]s|formador\w*)(?: [a-z]+){0,2} (?:has|have|had|spent|sold|ran|with|llevan?|tienen?|con)|(?:predecessor|replace|person who left|i) (?:have|has|had|spent|sold|ran)|(?:people|reps|sellers|closers) who|between us|combined|joint|entre todos|sumamos)\b[^,;:]*$/;
/** Said of the person wanted, so it is required: "we want people who have sold for two years". */
const SOUGHT =
  /\b(?:looking for|looks for|wants?|needs?|seek\w*|hir(?:es?|ing)|requires?|busc\w+|necesit\w+|solicit\w+|pid\w+|ped\w+|join|work (?:with|on)|unete|ideal|right|successful|next|new)\b[^;:]*$/;
const FIRM_WITH =
  /\b(?:empresa|compania|firma|despacho|grupo|agencia|clinica|taller|tienda|constructora|inmobiliaria|bufete|consultora|somos|we are|company|firm|agency|business|studio|practice|dealership|employer)\b(?![^.;]*\b(?:busca\w*|solicita\w*|necesita\w*|requiere\w*|precisa\w*|contrata\w*|seeks?|looking|needs?|wants?|requires?|hiring|hires?)\b)[^,;:.]{0,30} (?:con|with|de|of) (?:(?:mas de|over|more than|casi|nearly|almost|some|unos) )?(?:los )?$/;
/** "An estate agency, 20 years of experience, seeks": an aside about the employer. */
const OF_SEEKER =
  /^[^,.;:]{0,40}, (?:busca\w*|solicita\w*|necesita\w*|requiere\w*|precisa\w*|contrata\w*|seeks?|(?:is|are) (?:looking|hiring)|looks for|needs?|wants?|requires?)\b/;
/** "If you have two years, you start at 28k", "reps with five years earn 60k": not required. */
const IF_SO_BEFORE = /\b(?:if|si|with|con|who|que|quien(?:es)?)\b[^,;:.]*$/;
const IF_SO_AFTER =
  /^[^;:.]*\b(?:you(?:['´’]ll)? (?:start|earn|get|begin)|starts? (?:at|on)|earns?|cobra\w*|empieza\w*|entras?)\b/;
/** "You will be trained by Marcus, who has 15 years", "te formará Luis, con 18 años". */
const TEACHER =
  /\b(?:(?:trained|taught|coached|mentored|onboarded|guided) by|te (?:formar|ensenar|acompanar|guiar|entrenar)an?|(?:formad|guiad)[oa]s? por|(?:with|con|by|por|have|tendras) (?:an?|your|our|una?|tu) (?:[a-z]+ )?(?:coach|tutora?|mentora?|trainer|formadora?))\b[^.;:]*(?:, (?:with|con)|\b(?:who(?:'ll)?|que|quien)(?: [a-z]+)? (?:has|had|have|lleva|tiene|suma|acumula|spent|sold)) (?:(?:over|more than|at least|mas de|al menos|minimo|almost|casi) )?$/;
/** "Five-year leases", "un año de exclusividad", "a minimum term of two years": how long something binds. */
const BINDING_AFTER =
  /^ ?-?(?:(?:[a-z]+ )?(?:leases?|terms?|plans?|subscriptions?|exclusivity|commitments?|retainers?|tie-in|lock-in|loans?|mortgages?|payback|notice|non-?compete|renewals?)\b|de (?:exclusividad|permanencia|preaviso|suscripcion|alquiler|garantia|plazo|vigencia|carencia|renting|financiacion|hipoteca|duracion|no competencia)\b)/;
const BINDING_BEFORE =
  /\b(?:terms?|commitments?|lock-in|tie-in|exclusivity|notice|vesting|plazos?|permanencia|vigencia|carencia|exclusividad|preaviso)\b(?! experien)[^,;:.]{0,16} (?:of|is|are|for|de|es|por)(?: [a-z]+)? ?$/;
/** "Promotion takes two years", "tardamos tres años en construirla". */
const TAKING =
  /\b(?:takes?|took|taken|tard(?:a|o|amos|an|aron)|nos (?:llevo|costo))(?: (?:us|me|them|about|around|only|some|usually|typically|unos|casi|solo))* ?$/;
/** Durations of things other than experience. */
const LASTING =
  /\b(?:contracts?|contrato|fixed[- ]term|warrant(?:y|ies)|guarantees?|garantia|apprenticeship|lasting|lasts?|duration|duracion|internship|practicas|lease|plan|permanencia|stay in the post)\b/;

/**
 * Whether years in a sentence belong to someone else, measure something other than experience, or are one of several alternatives.
 * @param lead the sentence before them, or the end of it
 * @param rest the sentence after them, or the beginning of it
 * @param wished whether merely preferred years count as well
 */
export const isOtherExperience = (lead: string, rest: string, wished: boolean): boolean =>
  (OF_OTHERS.test(lead) && !SOUGHT.test(lead)) ||
  FIRM_WITH.test(lead) ||
  TEACHER.test(lead) ||
  BINDING_AFTER.test(rest) ||
  BINDING_BEFORE.test(lead) ||
  (TAKING.test(lead) && !/experien/.test(rest.slice(0, 30))) ||
  OF_SEEKER.test(rest) ||
  ELSE_BEFORE.test(lead) ||
  ELSE_AFTER.test(rest) ||
  AT_MOST.test(rest) ||
  (IF_SO_BEFORE.test(lead) && IF_SO_AFTER.test(rest)) ||
  (LASTING.test(/[^,;]*$/.exec(lead)![0] + /^[^,;:]*/.exec(rest)![0]) && !/experien/.test(rest.slice(0, 45))) ||
  (!wished && (WISHED_BEFORE.test(lead) || WISHED_AFTER.test(rest)));
