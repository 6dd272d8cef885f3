/** By country, in the format of `cities.ts`. */
export const CITIES_OF_AFRICA = `
AO:Luanda
BF:Ouagadougou,Uagadugú
BJ:Cotonou;Porto-Novo,Portonovo
BW:Gaborone
CD:Kinshasa;Lubumbashi;Mbuji-Mayi
CF:Bangui
CG:Brazzaville;Pointe-Noire
CI:Abidjan,Abiyán;Abobo;Yamoussoukro
CM:Douala,Duala;Yaoundé
CV:Praia
DJ:Djibouti,Yibuti
DZ:Algiers,Argel;Boumerdas;Oran;Tébessa
EG:Cairo,El Cairo;Alexandria;Giza
ER:Asmara
ET:Addis Ababa,Adís Abeba
GA:Libreville
GH:Accra,Acra;Kumasi
GN:Camayenne;Conakry,Conakri
GQ:Malabo
GW:Bissau,Bisáu
KE:Nairobi;Mombasa
LR:Monrovia
LS:Maseru
LY:Tripoli;Benghazi
MA:Casablanca;Rabat;Fès;Sale;Marrakesh;Agadir;Tangier
MG:Antananarivo
ML:Bamako
MR:Nouakchott,Nuakchot
MU:Port Louis
MW:Lilongwe
MZ:Maputo;Matola
NA:Windhoek
NE:Niamey
NG:Lagos;Kano;Ibadan;Kaduna;Port Harcourt;Benin City;Maiduguri;Zaria;Aba;Jos;Ilorin;Oyo;Enugu;Abuja
RE:Saint-Denis
RW:Kigali
SD:Khartoum,Jartum;Omdurman
SL:Freetown
SN:Dakar;Pikine
SO:Mogadishu,Mogadiscio
SS:Juba
ST:São Tomé,Santo Tomé
SZ:Mbabane
TD:N'Djamena
TG:Lomé
TN:Tunis,Túnez
TZ:Dar es Salaam,Dar es-Salam;Dodoma
UG:Kampala
YT:Mamoudzou
ZA:Cape Town;Durban;Johannesburg,Johannesburgo;Soweto;Pretoria;Port Elizabeth;Pietermaritzburg;Benoni
ZM:Lusaka
ZW:Harare;Bulawayo
`;
