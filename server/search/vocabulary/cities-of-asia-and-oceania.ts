/** By country, in the format of `cities.ts`. */
export const CITIES_OF_ASIA_AND_OCEANIA = `
AE:Dubai;Sharjah;Abu Dhabi
AF:Kabul
AM:Yerevan,Ereván
AU:Sydney,Sídney;Melbourne;Brisbane;Perth;Adelaide,Adelaida;Canberra
AZ:Baku
BD:Dhaka,Daca;Chittagong;Khulna;Rājshāhi
BH:Manama
BN:Bandar Seri Begawan
BT:Thimphu,Timbu
CN:Shanghai;Beijing;Tianjin;Guangzhou;Shenzhen;Wuhan;Dongguan;Chongqing;Chengdu;Nanjing;Nanchong;Xi’an;Shenyang;Hangzhou;Harbin;Tai’an;Suzhou;Shantou;Jinan;Zhengzhou;Changchun;Dalian;Kunming;Qingdao;Foshan;Puyang;Wuxi;Xiamen;Tianshui;Ningbo;Shiyan;Taiyuan;Tangshan;Hefei;Zibo;Zhongshan;Changsha;Ürümqi
FJ:Suva
GE:Tbilisi,Tiflis
HK:Hong Kong;Kowloon
ID:Jakarta,Yakarta;Surabaya;Medan;Bandung;Bekasi;Palembang;Tangerang;Makassar,Makasar;South
  Tangerang;Semarang;Depok;Batam;Padang;Denpasar;Bandar Lampung;Bogor;Malang;Pekanbaru;City of
  Balikpapan;Yogyakarta;Situbondo
IL:Jerusalem,Jerusalén
IN:Mumbai;Delhi;Bengaluru;Kolkata,Calcuta;Chennai;Ahmedabad;Hyderabad;Pune;Sūrat;Kanpur;Jaipur;Lucknow;Nagpur;Indore;Patna;Bhopal;Ludhiāna;Tirunelveli;Agra;Vadodara;Najafgarh;Gorakhpur;Nashik;Pimpri;Kalyān;Thāne;Meerut;Nowrangapur;Faridabad;Ghāziābād;Dombivli;Rājkot;Varanasi;Amritsar;Allahābād;Visakhapatnam;Jabalpur;Hāora;Aurangabad;New
  Delhi
IQ:Baghdad,Bagdad;Basrah;Mosul;Erbil;Abū Ghurayb;As Sulaymānīyah;Kirkuk
IR:Tehran,Teherán;Mashhad;Isfahan;Karaj;Tabriz;Shiraz;Qom;Ahvaz;Pasragad Branch;Kahrīz;Kermanshah
JO:Amman;Zarqa
JP:Tokyo,Tokio;Yokohama;Osaka;Nagoya;Sapporo;Kobe;Kyoto;Fukuoka;Kawasaki;Saitama;Hiroshima;Yono;Sendai;Kitakyushu;Chiba;Sakai;Shizuoka;Kumamoto;Okayama;Hamamatsu
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
MM:Yangon,Yangón;Mandalay;Nay Pyi Taw
MN:Ulan Bator
MO:Macau
MV:Male
MY:Kota Bharu;Kuala Lumpur;Klang;Kampung Baru Subang;Johor Bahru;Ipoh
NC:Nouméa,Numea
NP:Kathmandu,Katmandú
NZ:Wellington
OM:Muscat,Mascate
PG:Port Moresby
PH:Quezon City;Manila;Caloocan City;Budta;Davao;Malingao;Cebu City;General Santos;Taguig;Pasig City
PK:Karachi;Lahore;Faisalabad;Rawalpindi;Multan;Hyderabad;Gujranwala;Peshawar;Rahim Yar
  Khan;Quetta;Muzaffarābād;Battagram;Kotli;Islamabad
QA:Doha
SA:Riyadh,Riad;Jeddah;Mecca;Medina;Sulţānah;Dammam
SB:Honiara
SG:Singapore,Singapur
SY:Aleppo;Damascus,Damasco;Homs
TH:Bangkok
TJ:Dushanbe,Dusambé
TL:Dili
TM:Ashgabat,Asjabad
TR:Istanbul,Estambul;Ankara;İzmir;Bursa;Adana;Gaziantep;Konya;Çankaya;Antalya;Bağcılar;Diyarbakır
TW:Taipei;Kaohsiung;Taichung;Tainan
UZ:Tashkent,Taskent
VN:Ho Chi Minh City,Ciudad Ho Chi Minh;Hanoi;Da Nang;Haiphong
YE:Sanaa;Al Ḩudaydah;Ta‘izz
`;
