/** By country, in the format of `cities.ts`. */
export const CITIES_OF_THE_AMERICAS = `
AR:Buenos Aires;Córdoba;Rosario;Mendoza;San Miguel de Tucumán;La Plata;Mar del Plata;Salta;Santa Fe;San
  Juan;Resistencia;Santiago del Estero;Corrientes;Posadas;Morón;San Salvador de Jujuy;Bahía
  Blanca;Paraná;Merlo;Neuquén;José C. Paz;Quilmes;Pilar;Formosa;San Fernando del Valle de Catamarca;San
  Luis;Berazategui;La Rioja;San Miguel;Río Cuarto
BB:Bridgetown
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
CA:Toronto;Montréal;Calgary;Ottawa;Edmonton;Mississauga;North
  York;Winnipeg;Vancouver;Scarborough;Québec;Hamilton;Brampton;Surrey;Laval;Halifax;Etobicoke;London,Londres;Oshawa;Okanagan;Victoria;Windsor;Markham;Gatineau;Vaughan;Kitchener;Longueuil;Burnaby;Ladner;Saskatoon;Richmond
  Hill;Barrie;Richmond;Nepean;Regina;Oakville;Burlington;Greater Sudbury;Abbotsford
CL:Santiago,Santiago de Chile;Puente Alto;Antofagasta;Viña del Mar;Valparaíso;Talcahuano;San
  Bernardo;Temuco;Iquique;Concepción;Rancagua;La Pintana;Talca;Arica;Coquimbo;Puerto Montt;La Serena;Chillán
CO:Bogotá;Cali;Medellín;Barranquilla;Cartagena;Cúcuta;Bucaramanga;Pereira;Santa
  Marta;Ibagué;Bello;Pasto;Manizales;Neiva;Soledad;Villavicencio;Armenia;Soacha;Valledupar;Itagüí;Montería;Sincelejo;Popayán;Floridablanca;Palmira;Buenaventura;Barrancabermeja;Dosquebradas;Tuluá;Envigado
CR:San José
CU:Havana,La Habana;Santiago de Cuba;Camagüey;Holguín;Guantánamo;Santa Clara;Arroyo Naranjo;Las Tunas;Bayamo;Pinar del
  Río;Cienfuegos;San Miguel del Padrón
CW:Willemstad
DO:Santo Domingo;Santiago de los Caballeros;Santo Domingo Oeste;Santo Domingo Este;San Pedro de Macorís;La Romana;San
  Cristóbal
EC:Guayaquil;Quito;Cuenca;Santo Domingo de los Colorados;Machala;Manta;Portoviejo;Eloy Alfaro;Esmeraldas;Ambato
GF:Cayenne,Cayena
GT:Guatemala City;Mixco;Villa Nueva
GY:Georgetown
HN:Tegucigalpa;San Pedro Sula
HT:Port-au-Prince,Puerto Príncipe
JM:Kingston
MQ:Fort-de-France
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
NI:Managua
PA:Panamá;San Miguelito
PE:Lima;Arequipa;Callao;Trujillo;Chiclayo;Iquitos;Huancayo;Piura;Chimbote;Cusco;Pucallpa;Tacna;Ica;Juliaca;Sullana;Chincha
  Alta
PR:San Juan;Bayamón;Carolina;Ponce
PY:Asunción;Ciudad del Este;San Lorenzo;Capiatá
SR:Paramaribo
SV:San Salvador;Soyapango;Santa Ana;San Miguel;Mejicanos
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
VE:Caracas;Maracaibo;Maracay;Valencia;Barquisimeto;Ciudad Guayana;Barcelona;Maturín;Puerto La
  Cruz;Petare;Barinas;Turmero;Ciudad Bolívar;Mérida;Alto Barinas;Santa Teresa del Tuy;Cumaná;San
  Cristóbal;Baruta;Mucumpiz;Cabimas;Coro;Guatire;Cúa;Guarenas;Puerto Cabello;Ocumare del Tuy;Guacara;El Tigre
`;
