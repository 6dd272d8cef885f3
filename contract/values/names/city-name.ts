/** Spanish names of cities by their English ones. Native names, such as "München", stay as they are. */
const SPANISH = `Abidjan:Abiyán;Abu Dhabi:Abu Dabi;Accra:Acra;Addis Ababa:Adís Abeba;Adelaide:Adelaida;Alexandria:Alejandría;
Algiers:Argel;Amsterdam:Ámsterdam;Antwerp:Amberes;Athens:Atenas;Baghdad:Bagdad;Basel:Basilea;Beijing:Pekín;Belgrade:Belgrado;Bengaluru:Bangalore;Berlin:Berlín;
Bern:Berna;Bologna:Bolonia;Bordeaux:Burdeos;Brasília:Brasilia;Bruges:Brujas;Brussels:Bruselas;Bucharest:Bucarest;Cairo:El Cairo;
Cape Town:Ciudad del Cabo;Cologne:Colonia;Copenhagen:Copenhague;Damascus:Damasco;Dhaka:Daca;Dresden:Dresde;Dubai:Dubái;
Dublin:Dublín;Edinburgh:Edimburgo;Florence:Florencia;Frankfurt:Fráncfort;Geneva:Ginebra;Genoa:Génova;Ghent:Gante;
Gothenburg:Gotemburgo;Guangzhou:Cantón;Hamburg:Hamburgo;Hanoi:Hanói;Havana:La Habana;Ho Chi Minh City:Ciudad Ho Chi Minh;
Istanbul:Estambul;Jakarta:Yakarta;Jeddah:Yeda;Jerusalem:Jerusalén;Johannesburg:Johannesburgo;Kathmandu:Katmandú;Khartoum:Jartum;
Kolkata:Calcuta;Kraków:Cracovia;Kyiv:Kiev;Kyoto:Kioto;Lausanne:Lausana;Leuven:Lovaina;Lisbon:Lisboa;Liège:Lieja;Ljubljana:Liubliana;
London:Londres;Los Angeles:Los Ángeles;Lviv:Leópolis;Marrakesh:Marrakech;Marseille:Marsella;Mexico City:Ciudad de México;
Milan:Milán;Moscow:Moscú;Mumbai:Bombay;Munich:Múnich;Naples:Nápoles;New Delhi:Nueva Delhi;New Orleans:Nueva Orleans;
New York:Nueva York;Nice:Niza;Nuremberg:Núremberg;Panama City:Ciudad de Panamá;Paris:París;Philadelphia:Filadelfia;
Port-au-Prince:Puerto Príncipe;Porto:Oporto;Prague:Praga;Reykjavík:Reikiavik;Rio de Janeiro:Río de Janeiro;Riyadh:Riad;Rome:Roma;
Rotterdam:Róterdam;Saint Petersburg:San Petersburgo;Salzburg:Salzburgo;Seoul:Seúl;Seville:Sevilla;Shanghai:Shanghái;
Singapore:Singapur;Sofia:Sofía;Stockholm:Estocolmo;Strasbourg:Estrasburgo;Sydney:Sídney;Taipei:Taipéi;Tallinn:Tallin;
Tangier:Tánger;Tashkent:Taskent;Tbilisi:Tiflis;Tehran:Teherán;The Hague:La Haya;Thessaloniki:Salónica;Tokyo:Tokio;Tunis:Túnez;
Turin:Turín;Venice:Venecia;Vienna:Viena;Vilnius:Vilna;Warsaw:Varsovia;Wrocław:Breslavia;Yerevan:Ereván;Zurich:Zúrich`;

export const SPANISH_CITY_NAMES: ReadonlyMap<string, string> = new Map(
  SPANISH.split(/;\s*/).map((pair) => pair.split(':') as [string, string]),
);

/** Translates a city's English name to the language of the screen. Other names stay as they are. */
export const cityName = (name: string, language: string) =>
  language === 'es' ? (SPANISH_CITY_NAMES.get(name) ?? name) : name;
