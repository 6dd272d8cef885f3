/** By country, in the format of `cities.ts`. */
export const CITIES_OF_EUROPE = `
AL:Tirana
AT:Vienna,Viena;Graz;Linz;Salzburg;Innsbruck
BA:Sarajevo
BE:Brussels,Bruselas;Antwerpen;Gent;Charleroi;Liège;Brugge;Namur
BG:Sofia;Plovdiv;Varna;Burgas;Ruse;Stara Zagora;Pleven
BY:Minsk
CH:Zürich;Genève;Basel;Bern;Lausanne
CY:Nicosia;Limassol
CZ:Prague,Praga;Brno;Ostrava;Pilsen;Olomouc
DE:Berlin;Hamburg;Munich;Köln;Frankfurt am
  Main;Essen;Stuttgart;Dortmund;Düsseldorf;Bremen;Hannover;Leipzig;Duisburg;Nürnberg;Dresden;Bochum;Wuppertal;Bielefeld;Bonn;Mannheim;Karlsruhe;Wiesbaden;Münster;Gelsenkirchen;Aachen;Mönchengladbach;Augsburg;Chemnitz;Braunschweig;Krefeld;Halle;Kiel;Magdeburg;Oberhausen;Freiburg;Lübeck;Erfurt;Hagen;Rostock;Kassel;Hamm;Mainz;Saarbrücken;Herne;Mülheim;Osnabrück;Solingen;Ludwigshafen
  am
  Rhein;Leverkusen;Oldenburg;Neuss;Potsdam;Heidelberg;Paderborn;Darmstadt;Würzburg;Regensburg;Wolfsburg;Recklinghausen;Göttingen;Heilbronn;Ingolstadt;Ulm;Bottrop;Pforzheim;Offenbach;Bremerhaven;Remscheid;Reutlingen;Fürth;Moers;Koblenz;Siegen;Bergisch
  Gladbach;Jena;Gera;Hildesheim;Erlangen;Witten;Salzgitter;Trier
DK:Copenhagen,Copenhague;Århus;Odense;Aalborg
EE:Tallinn,Tallin;Tartu
ES:Madrid;Barcelona;Valencia;Sevilla;Zaragoza;Málaga;Murcia;Palma;Las Palmas de Gran
  Canaria;Bilbao;Alicante;Córdoba;Valladolid;Vigo;Gijón;L'Hospitalet de Llobregat;A Coruña;Sant
  Martí;Gasteiz,Vitoria;Granada;Elche;Ciudad Lineal;Oviedo;Santa Cruz de Tenerife;Badalona;Cartagena;Terrassa;Jerez de
  la Frontera;Sabadell;Móstoles;Alcalá de Henares;Pamplona;Fuenlabrada;Almería;Leganés;Donostia,San
  Sebastián;Santander;Castelló de la Plana;Burgos;Albacete;Alcorcón;Getafe;Salamanca;Logroño;La
  Laguna;Huelva;Badajoz;Tarragona;Chamartín;Lleida;Marbella;León;Cadiz;Dos Hermanas;Mataró;Santa Coloma de
  Gramenet;Torrejón de Ardoz;Jaén;Algeciras;Parla;Ourense;Alcobendas;Reus;Torrevieja;Telde
FI:Helsinki;Espoo;Tampere;Vantaa;Turku;Oulu
FR:Paris;Marseille;Lyon;Toulouse;Nice;Nantes;Strasbourg;Montpellier;Bordeaux;Lille;Rennes;Reims;Le Havre;Cergy-
  Pontoise;Saint-Étienne;Toulon;Angers;Grenoble;Dijon;Nîmes;Aix-en-Provence;Saint-Quentin-en-Yvelines;Brest;Le
  Mans;Amiens;Tours;Limoges;Clermont-
  Ferrand;Villeurbanne;Besançon;Orléans;Metz;Rouen;Mulhouse;Perpignan;Caen;Boulogne-Billancourt;Nancy;Argenteuil
GB:London,Londres;Birmingham;Liverpool;Nottingham;Sheffield;Bristol;Glasgow;Leicester;Edinburgh;Leeds;Cardiff;Manchester;Stoke-
  on-Trent;Coventry;Sunderland;Birkenhead;Islington;Reading;Kingston upon
  Hull;Preston;Newport;Swansea;Bradford;Southend-on-Sea;Belfast;Derby;Plymouth;Luton;Wolverhampton;City of
  Westminster;Southampton;Blackpool;Milton
  Keynes;Bexley;Northampton;Archway;Norwich;Dudley;Aberdeen;Portsmouth;Newcastle upon
  Tyne;Sutton;Swindon;Crawley;Ipswich;Wigan;Croydon;Walsall;Mansfield;Oxford;Warrington;Slough;Bournemouth;Peterborough;Cambridge;Doncaster;York;Poole;Gloucester;Burnley;Huddersfield;Telford;Dundee;Blackburn;Basildon;Middlesbrough;Bolton;Stockport;Brighton;West
  Bromwich;Grimsby;Hastings;High Wycombe;Watford;Saint Peters;Burton upon
  Trent;Colchester;Eastbourne;Exeter;Rotherham;Cheltenham;Lincoln;Chesterfield;Chelmsford;Dagenham;Basingstoke;Maidstone;Sutton
  Coldfield;Bedford;Oldham;Enfield Town;Woking;St Helens;Worcester;Gillingham
GR:Athens,Atenas;Thessaloníki;Pátra;Piraeus;Lárisa;Peristéri;Irákleion;Kallithéa
HR:Zagreb;Split;Rijeka
HU:Budapest;Debrecen;Miskolc;Szeged;Pécs;Győr;Nyíregyháza;Kecskemét;Székesfehérvár
IE:Dublin;Cork
IS:Reykjavík,Reikiavik
IT:Rome,Roma;Milan;Naples;Turin;Palermo;Genoa;Bologna;Florence;Catania;Bari;Messina;Verona;Padova;Trieste;Brescia;Prato;Taranto;Reggio
  Calabria;Modena;Livorno;Cagliari;Mestre;Parma;Foggia;Reggio nell'Emilia;Acilia-Castel Fusano-Ostia
  Antica;Salerno;Perugia;Monza;Rimini;Pescara;Bergamo;Vicenza
LT:Vilnius,Vilna;Kaunas;Klaipėda;Šiauliai;Panevėžys
LU:Luxembourg,Luxemburgo
LV:Riga;Daugavpils
MD:Chisinau
ME:Podgorica
MK:Skopje,Skopie
NL:Amsterdam;Rotterdam;The Hague;Utrecht;Eindhoven;Tilburg;Groningen;Almere
  Stad;Breda;Nijmegen;Enschede;Haarlem;Arnhem;Zaanstad;Amersfoort;Apeldoorn;'s-Hertogenbosch;Hoofddorp;Maastricht;Leiden;Dordrecht;Zoetermeer;Zwolle
NO:Oslo;Bergen;Trondheim;Stavanger
PL:Warsaw,Varsovia;Łódź;Kraków;Wrocław;Poznań;Gdańsk;Szczecin;Bydgoszcz;Lublin;Katowice;Białystok;Gdynia;Częstochowa;Sosnowiec;Radom;Mokotów;Toruń;Kielce;Gliwice;Zabrze;Bytom;Praga
  Południe;Bielsko-Biala;Olsztyn;Rzeszów;Ursynów;Ruda Śląska;Wola;Rybnik;Bielany;Śródmieście;Dąbrowa
  Górnicza;Tychy;Opole;Elbląg;Płock;Wałbrzych;Gorzów Wielkopolski;Targówek;Włocławek;Zielona
  Góra;Tarnów;Chorzów;Kalisz;Koszalin;Legnica;Bemowo
PT:Lisbon,Lisboa;Porto;Amadora;Braga;Setúbal;Coimbra;Queluz;Funchal
RO:Bucharest,Bucarest;Iaşi;Cluj-
  Napoca;Timişoara;Craiova;Constanţa;Galaţi;Braşov;Ploieşti;Brăila;Oradea;Bacău;Arad;Piteşti;Sibiu;Târgu-Mureş;Baia
  Mare;Buzău;Botoşani;Satu Mare;Râmnicu Vâlcea;Suceava;Piatra Neamţ;Drobeta-Turnu Severin
RS:Belgrade,Belgrado;Niš;Novi Sad;Zemun;Kragujevac;Čačak;Subotica
RU:Moscow,Moscú;Saint Petersburg;Novosibirsk;Yekaterinburg,Ekaterimburgo;Nizhniy Novgorod;Samara;Omsk;Kazan;Rostov-na-
  Donu;Chelyabinsk;Ufa;Volgograd,Volgogrado;Perm;Krasnoyarsk;Saratov;Voronezh;Tol’yatti;Krasnodar;Ulyanovsk,Uliánovsk;Izhevsk;Yaroslavl
SE:Stockholm,Estocolmo;Göteborg;Malmö;Uppsala;Sollentuna;Västerås;Örebro;Linköping;Helsingborg
SI:Ljubljana,Liubliana
SK:Bratislava;Košice
UA:Kyiv,Kiev;Kharkiv;Dnipro;Donetsk;Odessa;Zaporizhia;Lviv;Kryvyi
  Rih;Mykolayiv;Mariupol;Luhansk;Sevastopol;Khmelnytskyi;Makiyivka;Vinnytsia;Simferopol;Kherson;Poltava;Chernihiv;Cherkasy;Sumy;Zhytomyr;Horlivka;Rivne;Kropyvnytskyi;Kamianske;Chernivtsi;Ternopil;Kremenchuk;Lutsk;Ivano-
  Frankivsk;Bila
  Tserkva;Kramators’k;Melitopol;Kerch;Nikopol;Syevyerodonets’k;Sloviansk;Berdyansk;Uzhgorod;Alchevs’k;Pavlohrad;Lysychans’k;Yevpatoriya;Yenakiyeve;Oleksandriya;Kamianets-
  Podilskyi
XK:Pristina
`;
