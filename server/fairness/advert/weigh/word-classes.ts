/** The role of a word in a sentence, whatever the topic. A star matches any ending. */
const CLASSES: Record<string, string> = {
  NEG: `no not never nor neither none nobody without non n't don't doesn't didn't won't can't cannot couldn't shouldn't wouldn't needn't isn't aren't wasn't weren't haven't zero ain't nothing
    sin nunca jamas ni ningun ninguna ninguno nadie nada tampoco`,
  ASK: `ask* tell* state* mention* disclose* request* require* need* demand* indicate* specify attach* send* include* put want* check* record* question* enquir* inquir* submit* provide* enclose* show*
    pregunt* pid* ped* exig* solicit* requier* requer* necesit* indiq* indic* adjunt* envi* inclu* mand* declar* present* aport* quer* quier* pon*`,
  REJECT: `reject* discard* refus* exclud* filter* disqualif* ineligible declin* bin binned avoid* skip* ban* barred unwelcome unsuitable elsewhere bother* pass waste dismiss* turned unable ignored deleted fail
    descart* rechaz* exclu* abst* elimin* fuera inutil* evit* desech* molest* insist* prohib* veta*`,
  PREFER: `prefer* ideal* favour* favor* priorit* advantage bonus plus desirable welcome* love suit* best looking seek* wanted hire hiring
    prefer* ideal* prioriz* priorid* valor* busc* urge solicita ventaja deseable pref`,
  MUST: `must should shall only just strictly exclusively essential mandatory compulsory required necessarily always has have
    debe* deber* solo solamente unicamente exclusiv* imprescindible indispensable excluyente obligatori* tiene* tenga* haber`,
  WHO: `candidate* applicant* person people someone somebody anyone anybody you your yours you'll you're who whoever appointee* holder staff colleague* employee* worker* hire* successful
    candidat* persona* alguien postulante* aspirante* quien* tu te ti usted vos empleado* trabajador* personal interesad* perfil* gente`,
  ANY: `any anyone anybody everyone everybody all whatever whoever wherever regardless irrespective every equal* matter* open
    cualquier* tod* igual* sea seas sean importa* indistinto distincion indiferente`,
  CARE: `matter* mind* care* count* judge* discriminat* relevant irrelevant bother* factor bar barrier influenc* decid* difference odds
    importa* cuent* influy* discrimin* juzg* relevan* afect* decid* pesa*`,
  HELP: `adjust* accommodat* support* arrange* swap* flex* rota adapt* help* leave benefit* cover* offer* pay* paid insurance allowance provide* sponsor*
    adapt* ajust* apoy* ayud* organiz* flexib* permiso* cubr* ofrec* pag* seguro prestacion* beneficio* facilit* gestion*`,
  GOODS: `sell* sold shop store stock* brand* product* range* line label* customer* client* buyer* patient* guest* reader* visitor* pupil* student* resident* tenant* user* children market* serv* software app tool* machine* book* clean* design* deliver* train teach* insure* policy collection catalogue magazine
    vend* venta* tienda* marca* producto* linea* cliente* pacient* usuari* lector* alumn* huesped* comprador* ropa aten* catalogo servicio* mercado* colecc* segur* maquin* revista*`,
  WE: `we our us we're we'll we've ours i my me company firm team
    nosotros nuestr* somos tenemos nos empresa equipo ofrecemos hemos`,
  BUT: `but however although though unless except pero aunque salvo excepto`,
  IF: `if when should whether si cuando`,
};

const exact = new Map<string, string[]>();
const starts: [string, string][] = [];
for (const [name, words] of Object.entries(CLASSES))
  for (const word of words.split(/\s+/))
    if (word.endsWith('*')) starts.push([word.slice(0, -1), name]);
    else exact.set(word, [...(exact.get(word) ?? []), name]);
const byFirst = Map.groupBy(starts, ([start]) => start.slice(0, 2));

/** The classes of a word. */
export const classesOf = (word: string): string[] => [
  ...new Set([
    ...(exact.get(word) ?? []),
    ...(word.endsWith("n't") ? ['NEG'] : []),
    ...(byFirst.get(word.slice(0, 2)) ?? []).flatMap(([start, name]) => (word.startsWith(start) ? [name] : [])),
  ]),
];
