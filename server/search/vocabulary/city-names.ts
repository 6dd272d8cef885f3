/**
 * By country: local, Spanish, English and abbreviated names of cities, and towns below the population threshold where sales
 * teams are common.
 */
export const CITY_NAMES = `
AE:Dubai,Dubái;Abu Dhabi,Abu Dabi
AR:Buenos Aires,CABA,BsAs,Capital Federal;Córdoba;Rosario;Mendoza
AT:Vienna,Wien,Viena;Graz;Linz;Salzburg,Salzburgo
AU:Sydney,Sídney;Melbourne;Brisbane;Perth;Adelaide,Adelaida;Canberra
BE:Brussels,Bruxelles,Brussel,Bruselas;Antwerp,Antwerpen,Amberes,Anvers;Ghent,Gent,Gante;Bruges,Brugge,Brujas;Liège,Lieja;Leuven,Lovaina
BG:Sofia,Sofía
BR:São Paulo,San Pablo;Rio de Janeiro,Río de Janeiro,Rio;Brasília,Brasilia;Recife;Porto Alegre;Belo Horizonte;Florianópolis
CA:Toronto;Montreal,Montréal;Vancouver;Quebec,Québec;Ottawa;Calgary
CH:Zurich,Zürich,Zúrich;Geneva,Genève,Ginebra,Genf;Basel,Basilea,Bâle;Bern,Berna;Lausanne,Lausana;Zug;Lugano
CL:Santiago,Santiago de Chile;Valparaíso;Concepción
CN:Beijing,Pekín,Peking;Shanghai,Shanghái;Shenzhen;Guangzhou,Cantón
CO:Bogotá,Santafé de Bogotá;Medellín;Cali;Barranquilla;Cartagena
CR:San José
CZ:Prague,Praha,Praga;Brno
DE:Berlin,Berlín;Munich,München,Múnich;Cologne,Köln,Colonia,Koeln;Hamburg,Hamburgo;Frankfurt,Frankfurt am Main,Fráncfort;Stuttgart;Düsseldorf,Duesseldorf;
  Nuremberg,Nürnberg,Núremberg;Hanover,Hannover;Dresden,Dresde;Leipzig
DK:Copenhagen,København,Copenhague;Aarhus
EC:Quito;Guayaquil
EE:Tallinn,Tallin
EG:Cairo,El Cairo;Alexandria,Alejandría
ES:Madrid;Barcelona,BCN;Seville,Sevilla;Valencia,València;Zaragoza,Saragossa;Málaga;Bilbao,Bilbo;San Sebastián,Donostia;A Coruña,La Coruña,Coruña;
  Vitoria,Gasteiz,Vitoria-Gasteiz;Alicante,Alacant;Palma,Palma de Mallorca,Mallorca,Majorca;Lleida,Lérida;Girona,Gerona;Marbella;Tenerife,
  Santa Cruz de Tenerife;Las Palmas,Gran Canaria,Las Palmas de Gran Canaria;Cádiz,Cadiz;Pamplona,Iruña;Castellón,Castelló de la Plana;Ibiza,Eivissa;Toledo;Segovia
FI:Helsinki;Tampere;Espoo;Turku
FR:Paris,París;Lyon,Lyons;Marseille,Marsella,Marseilles;Bordeaux,Burdeos;Toulouse,Tolosa;Nice,Niza;Nantes;Strasbourg,Estrasburgo;Lille
GB:London,Londres;Edinburgh,Edimburgo;Manchester;Birmingham;Glasgow;Leeds;Newcastle,Newcastle upon Tyne;Bristol;Liverpool;Cardiff;Belfast;Oxford;Cambridge;Brighton
GH:Accra,Acra
GR:Athens,Atenas,Athína;Thessaloniki,Salónica
HR:Zagreb
HU:Budapest
ID:Jakarta,Yakarta;Bali
IE:Dublin,Dublín,Baile Átha Cliath;Cork;Galway;Limerick
IL:Tel Aviv,Tel Aviv-Yafo;Jerusalem,Jerusalén;Haifa
IN:Bengaluru,Bangalore;Mumbai,Bombay;New Delhi,Delhi,Nueva Delhi;Kolkata,Calcutta,Calcuta;Chennai,Madras;Pune;Hyderabad;Gurgaon,Gurugram;Noida
IT:Rome,Roma;Milan,Milano,Milán;Turin,Torino,Turín;Naples,Napoli,Nápoles;Florence,Firenze,Florencia;Venice,Venezia,Venecia;Genoa,Genova,Génova;Bologna,Bolonia
JP:Tokyo,Tokio;Osaka;Kyoto,Kioto
KE:Nairobi
KR:Seoul,Seúl
LT:Vilnius,Vilna
LU:Luxembourg,Luxembourg City,Ciudad de Luxemburgo
MA:Casablanca;Rabat;Marrakesh,Marrakech;Tangier,Tánger
MX:Mexico City,Ciudad de México,CDMX,Mexico DF,DF,México City;Guadalajara,GDL;Monterrey,MTY;Querétaro,Santiago de Querétaro;Puebla;León,León de los Aldama;Cancún;
  Tijuana;Playa del Carmen
MY:Kuala Lumpur,KL
NL:Amsterdam,Ámsterdam;The Hague,Den Haag,La Haya;Rotterdam,Róterdam;Utrecht;Eindhoven
NO:Oslo;Bergen
NZ:Auckland;Wellington
PA:Panama City,Ciudad de Panamá
PE:Lima;Arequipa
PH:Manila;Makati;Cebu
PL:Warsaw,Warszawa,Varsovia;Kraków,Krakow,Cracow,Cracovia;Wrocław,Wroclaw,Breslavia;Gdańsk,Gdansk;Łódź,Lodz;Poznań,Poznan
PT:Lisbon,Lisboa;Porto,Oporto;Braga;Faro;Coimbra
RO:Bucharest,București,Bucarest;Cluj-Napoca,Cluj
RS:Belgrade,Beograd,Belgrado
RU:Moscow,Moskva,Moscú;Saint Petersburg,San Petersburgo
SA:Riyadh,Riad;Jeddah,Yeda
SE:Stockholm,Estocolmo;Gothenburg,Göteborg,Gotemburgo;Malmö,Malmo
SG:Singapore City
SI:Ljubljana,Liubliana
SK:Bratislava
TH:Bangkok
TR:Istanbul,Estambul;Ankara
TW:Taipei,Taipéi
UA:Kyiv,Kiev;Lviv,Leópolis
US:New York,New York City,NYC,Nueva York,Manhattan,Brooklyn;San Francisco,SF,Bay Area;Los Angeles,LA,Los Ángeles;Philadelphia,Filadelfia;Washington,Washington DC,DC;
  Chicago;Boston;Austin;Houston;Dallas;Denver;Atlanta;Miami;Seattle;San Diego;Las Vegas;New Orleans,Nueva Orleans;Salt Lake City;Orlando
UY:Montevideo
VE:Caracas
VN:Ho Chi Minh City,Saigon;Hanoi,Hanói
ZA:Johannesburg,Johannesburgo,Joburg;Cape Town,Ciudad del Cabo;Durban;Pretoria
ZW:Harare`;
