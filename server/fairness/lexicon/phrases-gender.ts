import type { Phrase } from './rule.ts';

/**
 * Titles, pronouns and praise that imply one sex. Source: Gaucher, Friesen and Kay 2011, appendix A, minus words that sales
 * jobs need.
 */
export const GENDER_PHRASES: readonly Phrase[] = [
  { kind: 'gender', pattern: 'salesm[ae]n', instead: 'salesperson' },
  {
    kind: 'gender',
    pattern: '(?:saleswom[ae]n|salesgirls?|saleslad(?:y|ies)|sales (?:girls?|lad(?:y|ies)|guys?|boys?|m[ae]n))',
    instead: 'salesperson',
  },
  {
    kind: 'gender',
    pattern:
      '(?:busc\\w+|se busca|solicit\\w+|se solicitan?|necesit\\w+|urgen?|requier\\w+|contrat\\w+)(?: a)?(?: una| unas| \\d+)? (?:dependienta|camarera|secretaria|cajera|cocinera|limpiadora|azafata|operadora|teleoperadora|enfermera|ninera|vendedoras|promotoras|demostradoras|ejecutivas|asesoras)s?(?! ?(?:[/(]|o |y ))',
  },
  {
    kind: 'gender',
    excludes: true,
    pattern:
      '(?<=(?:vendedor(?:es)?|comercial(?:es)?|asesor(?:es)?|agentes?|closers?|representantes?|ejecutivos?|promotor(?:es)?|repartidor(?:es)?|operari[oa]s?) )(?:varon(?:es)?|hombres?)',
  },
  {
    kind: 'gender',
    pattern: 'business ?m[ae]n|frontm[ae]n|right ?hand man|handym[ae]n|foremen?|foreman|anchorman|strongm[ae]n',
    instead: 'professional',
  },
  {
    kind: 'gender',
    pattern:
      'bar ?maids?|house ?maids?|seamstress(?:es)?|hostess(?:es)?(?: like)?(?: charm)?|waitress(?:es)?|stewardess(?:es)?|azafatas?|camareras?(?: de [a-z]+)?(?: convertid[ao] en [a-z]+)?|secretarias?(?= (?:guapa|atractiva|joven))|promotoras? guapas?|edecan(?:es)?|booth babes?',
  },
  {
    kind: 'gender',
    pattern:
      '(?:he|she)(?= (?:will|is|has|must|can|should|reports?|knows?|sells?|leads?|manages?|advises?|brings?|works?|may|would|needs|speaks|closes|never|always|wants|likes|loves|does|prepares|travels|owns|runs|builds))',
    instead: 'they',
  },
  {
    kind: 'gender',
    pattern:
      '(?:candidates?|applicants?|person|holder|closer|seller|rep|manager|employee|executive|consultant|agent|officer|hire|professional|expert|someone)(?: [a-z-]+){1,7}? (?:he|his|him|himself|she|herself)',
    instead: '',
  },
  {
    kind: 'gender',
    pattern:
      '(?:his|her)(?= (?:\\w+ ){0,2}(?:territory|team|customers?|clients?|own|quota|appearance|pipeline|manager|targets?|desk|work|accounts?|job|day|numbers|phone|boss|career|book|portfolio|calendar|laptop|charm|wife|husband|family|experience|role|region|colleagues|leads|deals))',
    instead: 'their',
  },
  {
    kind: 'gender',
    pattern:
      '(?:family|right|ideal|best|young|strong|company|good|real|self made|alpha|hungry) (?:man|guy|lad|men|guys)|family man|man of (?:the|his|action|faith|character|integrity|principle)|man for the job|right man|old boys|boys(?: club)?|one of the (?:boys|lads|guys)|manly|masculine|feminine(?: touch| charm)?|womanly|ladylike|female (?:charm|touch|energy)|male energy|man up|macho|varonil(?:es)?|toque femenino|encanto femenino|femenina y \\w+',
  },
  {
    kind: 'gender',
    pattern:
      'killer instinct|alpha(?: male| closer)?s?(?! (?:test|version|release|stage|phase))|(?:wanted: )?an alpha|ruthless(?:ness)?|cut ?throat|(?:with|have|has|got|con|de|tener|tenga|tengas|grow) (?:big |the )?(?:balls|cojones|huevos|pelotas)|ballsy|testosterone|testosterona|bulldog|hombre de la casa|gladiators?|gladiador(?:es)?|instinto (?:asesino|depredador)|macho alfa|alfa',
  },
  {
    kind: 'gender',
    pattern:
      '(?:be|is|are|you|highly|fiercely|must be|naturally|very|,|and|an|perfil|caracter|actitud|persona|vendedor|comercial|closer|muy)[ ,]{1,2}(?:aggressive|agresiv[oa]s?)(?:(?:,| y) \\w+)?(?! (?:targets?|goals?|growth|pric|comp|commission|plan|market|timeline))',
    instead: '',
  },
  {
    kind: 'gender',
    excludes: true,
    isFirm: true,
    pattern:
      '(?:sex|gender|sexo|genero)[:=] ?(?:male|female|m|f|h|masculino|femenino|hombre|mujer|varon)|(?:sexo|genero) (?:masculino|femenino|indispensable)|(?:male|female|men|women|man|woman|girls?|boys?|ladies) only|(?:only|sol[oa]|solamente|unicamente|exclusivamente) (?:for )?(?:a )?(?:males?|females?|men|women|girls?|boys?|ladies|guys|hombres?|mujer(?:es)?|varon(?:es)?|chic[oa]s?|senoras?|damas?|caballeros?|senoritas?)',
  },
  {
    kind: 'gender',
    pattern:
      '(?:two|three|four|five|\\d+|some|strong|hungry|hot|cute|pretty|beautiful|attractive|cheerful|nice|bubbly)(?:,? (?:strong|young|hungry|hot|good|cute|pretty|fit|tall))* (?:guys?|girls?|lads|m[ae]n|wom[ae]n|boys|lad(?:y|ies)|gals?|dudes|blokes|chaps)|(?:a|the) (?:guy|bloke|chap|dude|gal|lad)|wom[ae]n who serves?|you guys',
  },
  {
    kind: 'gender',
    pattern:
      '(?:buscamos|busco|busca|se busca|solicita|se solicita|necesitamos|queremos|requiere|se requiere|requerimos|contratamos|contrata)(?: a)?(?: un| una| \\d+| dos| tres)? (?:chic[oa]s?|muchach[oa]s?|pib[ea]s?|hombres?|mujer(?:es)?|varon(?:es)?|senor(?:a|es|as)?|damas?|caballeros?|nenas?|tio|tia|tios)(?! ?/)|\\((?:ninas|chicas|mujeres|hombres|chicos|damas|varones|caballeros)\\)|senoras?(?= (?:de|hasta|con|para|mayor))|tio(?:s)? con|pib[ea]s?(?: con calle)?|tipos? dur[oa]s?',
    excludes: true,
  },
];
