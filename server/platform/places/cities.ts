/** Large cities, each with its other names. The candidates' own cities are added where they are compared. */
const CITIES = `
  Abu Dhabi;Amsterdam;Antwerp,Amberes,Antwerpen;Asunción;Athens,Atenas;Atlanta;Auckland;Austin;Bangalore,Bengaluru;Bangkok;
  Barcelona;Beijing,Pekín;Beirut;Belfast;Belgrade,Belgrado;Berlin,Berlín;Bern,Berna;Bilbao;Birmingham;Bogota,Bogotá;Boston;
  Bratislava;Brisbane;Bristol;Brussels,Bruselas;Bucharest,Bucarest;Budapest;Buenos Aires;Cairo,El Cairo;Cali;Cape Town,Ciudad del Cabo;
  Caracas;Casablanca;Chennai;Chicago;Cologne,Colonia,Köln;Copenhagen,Copenhague,København;Cordoba,Córdoba;Dakar;Dallas;Delhi,New Delhi,Nueva Delhi;
  Denver;Doha;Dublin,Dublín;Edinburgh,Edimburgo;Florence,Florencia,Firenze;Frankfurt;Geneva,Ginebra,Genève;Glasgow;Granada;
  Guadalajara;Guatemala City;Hamburg,Hamburgo;Hanoi;Havana,La Habana;Helsinki;Ho Chi Minh City,Saigon;Hong Kong;Houston;Istanbul,Estambul;
  Jakarta;Johannesburg,Johannesburgo;Karachi;Kyiv,Kiev;Krakow,Cracovia,Kraków;Kuala Lumpur;La Paz;Lagos;Lahore;Leeds;Leipzig;Lima;Lisbon,Lisboa;
  Liverpool;Ljubljana;London,Londres;Los Angeles,LA;Lyon;Madrid;Málaga;Manchester;Manila;Marseille,Marsella;Medellin,Medellín;
  Melbourne;Mexico City,Ciudad de México,CDMX;Miami;Milan,Milán,Milano;Monterrey;Montevideo;Montreal;Moscow,Moscú;Mumbai,Bombay;Munich,München;
  Murcia;Nairobi;Naples,Nápoles,Napoli;New York,NYC,Nueva York;Oporto,Porto;Osaka;Oslo;Ottawa;Palma;Panama City;Paris,París;Perth;Philadelphia;
  Prague,Praga,Praha;Quito;Rabat;Riga;Rio de Janeiro;Riyadh;Rome,Roma;Rosario;Rotterdam;San Francisco;San José;Santiago;
  Santo Domingo;São Paulo;Sarajevo;Seattle;Seoul,Seúl;Seville,Sevilla;Shanghai;Shenzhen;Singapore;Sofia;Stockholm,Estocolmo;
  Stuttgart;Sydney;Taipei;Tallinn;Tel Aviv;The Hague,La Haya;Tokyo,Tokio;Toronto;Toulouse;Tunis;Turin,Turín,Torino;Utrecht;Valencia;
  Valladolid;Vancouver;Venice,Venecia,Venezia;Vienna,Viena,Wien;Vilnius;Warsaw,Varsovia,Warszawa;Washington;Wellington;Zagreb;Zaragoza;
  Zurich,Zúrich,Zürich`;

/** Words for a city: [word, the city's main name]. */
export const cityWords = (): [word: string, city: string][] =>
  CITIES.split(';').flatMap((names) => {
    const [city = '', ...others] = names.split(',').map((name) => name.trim());
    return [city, ...others].map((name): [string, string] => [name, city]);
  });

/** Names of places and languages that are also ordinary words: read as a name only when capitalized. */
export const ORDINARY_WORDS = new Set(
  'nice reading bath mobile split cork sale deal essen orange polish la cali lima palma china india rosario valencia turkey colonia santiago march may mark grace hope'.split(
    ' ',
  ),
);
