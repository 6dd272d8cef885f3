/**
 * States, regions and nations within a country, as "country:name,other name|city;city": the cities of `cities.ts` there, and
 * further ones of at least 100,000 (GeoNames, as there). Names shared with a country or city, such as Georgia, are left out.
 */
const STATES = `
ES:Andalucía,Andalusia|Sevilla;Málaga;Córdoba;Granada;Jerez de la Frontera;Almería;Huelva;Marbella;Cádiz;Dos Hermanas;Jaén;Algeciras
ES:Aragón,Aragon|Zaragoza;Huesca;Teruel
ES:Asturias,Principado de Asturias|Gijón;Oviedo;Avilés
ES:Canarias,Islas Canarias,Canary Islands|Las Palmas de Gran Canaria;Santa Cruz de Tenerife;La Laguna;Telde
ES:Cantabria|Santander;Torrelavega
ES:Castilla y León,Castile and León|Valladolid;Burgos;Salamanca;León;Segovia;Ávila;Soria;Zamora;Palencia
ES:Castilla-La Mancha|Albacete;Toledo;Guadalajara;Ciudad Real;Cuenca
ES:Cataluña,Catalunya,Catalonia|Barcelona;L'Hospitalet de Llobregat;Badalona;Terrassa;Sabadell;Tarragona;Lleida;Girona;Mataró;Reus
ES:Comunidad de Madrid|Madrid;Móstoles;Alcalá de Henares;Fuenlabrada;Leganés;Alcorcón;Getafe
ES:Comunidad Valenciana,Comunitat Valenciana,Valencian Community|Valencia;Alicante;Elche;Castellón;Torrevieja
ES:Extremadura|Badajoz;Cáceres;Mérida
ES:Galicia|Vigo;A Coruña;Ourense;Santiago de Compostela;Lugo;Pontevedra
ES:Islas Baleares,Baleares,Balearic Islands,Balearics|Palma;Ibiza
ES:Navarra,Navarre|Pamplona
ES:País Vasco,Euskadi,Basque Country|Bilbao;Vitoria;San Sebastián
GB:Northern Ireland,Irlanda del Norte|Belfast;Derry
GB:Scotland,Escocia|Glasgow;Edinburgh;Aberdeen;Dundee;Inverness;Stirling;Perth
GB:Wales,Gales|Cardiff;Swansea;Newport;Wrexham
US:Alabama|Birmingham;Montgomery;Mobile;Huntsville
US:Alaska|Anchorage
US:Arizona|Phoenix;Tucson;Mesa;Chandler;Gilbert;Glendale;Scottsdale;Tempe;Peoria
US:Arkansas|Little Rock
US:California,Southern California,Northern California|Los Angeles;San Diego;San Jose;San Francisco;Fresno;Sacramento;Long Beach;Oakland;Bakersfield;Anaheim;Santa Ana;Riverside;Stockton;Irvine;Palo Alto
US:Colorado|Denver;Colorado Springs;Aurora;Fort Collins;Lakewood;Boulder
US:Connecticut|Bridgeport;New Haven;Stamford;Hartford
US:Florida|Jacksonville;Miami;Tampa;Orlando;St. Petersburg;Hialeah;Tallahassee;Fort Lauderdale;Cape Coral;Gainesville;West Palm Beach
US:Hawaii|Honolulu
US:Idaho|Boise
US:Illinois|Chicago;Rockford;Joliet;Naperville;Springfield
US:Indiana|Indianapolis;Fort Wayne;Evansville;South Bend
US:Iowa|Des Moines;Cedar Rapids
US:Kansas|Wichita;Overland Park;Topeka
US:Kentucky|Louisville;Lexington
US:Louisiana,Luisiana|New Orleans;Baton Rouge;Shreveport
US:Maryland|Baltimore
US:Massachusetts|Boston;Worcester;Springfield;Lowell;Cambridge
US:Michigan|Detroit;Grand Rapids;Warren;Ann Arbor;Lansing
US:Minnesota|Minneapolis;Saint Paul;Rochester
US:Mississippi,Misisipi|Jackson
US:Missouri,Misuri|Kansas City;St. Louis;Springfield;Columbia
US:Nebraska|Omaha;Lincoln
US:Nevada|Las Vegas;Henderson;Reno
US:New Jersey,Nueva Jersey|Newark;Jersey City;Paterson;Elizabeth;Edison
US:New Mexico,Nuevo México|Albuquerque;Las Cruces;Santa Fe
US:New York State,Upstate New York|New York;Buffalo;Rochester;Yonkers;Syracuse;Albany
US:North Carolina,Carolina del Norte|Charlotte;Raleigh;Greensboro;Durham;Winston-Salem;Fayetteville
US:Ohio|Columbus;Cleveland;Cincinnati;Toledo;Akron;Dayton
US:Oklahoma|Oklahoma City;Tulsa;Norman
US:Oregon|Portland;Salem;Eugene
US:Pennsylvania,Pensilvania|Philadelphia;Pittsburgh;Allentown
US:Rhode Island|Providence
US:South Carolina,Carolina del Sur|Charleston;Columbia
US:Tennessee|Nashville;Memphis;Knoxville;Chattanooga
US:Texas,Tejas|Houston;San Antonio;Dallas;Austin;Fort Worth;El Paso;Arlington;Corpus Christi;Plano;Laredo;Lubbock;Irving
US:Utah|Salt Lake City;Provo
US:Virginia|Virginia Beach;Norfolk;Chesapeake;Richmond;Arlington;Alexandria
US:Washington State|Seattle;Spokane;Tacoma;Bellevue
US:Wisconsin|Milwaukee;Madison;Green Bay
`;

/** A part of a country, with the cities there. */
export interface State {
  /** As filters show it. */
  label: string;
  names: readonly string[];
  /** ISO 3166-1. */
  country: string;
  cities: readonly string[];
}

export const STATE_LIST: readonly State[] = STATES.trim()
  .split('\n')
  .map((line) => {
    const [, country, names, cities] = /^(..):(.+)\|(.+)$/.exec(line)!;
    const named = names!.split(',');
    return { label: named[0]!, names: named, country: country!, cities: cities!.split(';') };
  });
