/** Demographic words and phrases, in English and then Spanish, which the blind reading leaves out. */
export const GENDER_WORDS = `
  he|him|his|himself|she|her|hers|herself|man|men|male|males|woman|women|female|females|guy|guys|gentleman|gentlemen|lady|ladies|
  boy|boys|girl|girls|husband|wife|father|fathers|mother|mothers|dad|mum|mom|salesman|salesmen|saleswoman|saleswomen|
  businessman|businessmen|businesswoman|businesswomen|spokesman|spokeswoman|chairman|chairwoman|hostess|waitress|
  masculine|feminine|pregnant|
  ella|ellos|ellas|hombre|hombres|mujer|mujeres|varón|varones|masculino|masculina|femenino|femenina|señor|señora|señorita|
  caballero|caballeros|chico|chicos|chica|chicas|muchacho|muchacha|marido|esposo|esposa|padre|madre|embarazada`;

export const AGE_WORDS = `
  young|younger|youngest|youthful|elderly|middle aged|years old|senior citizen|retired|
  millennial|millennials|gen z|boomer|boomers|teenager|teenagers|recent graduate|recent graduates|fresh graduate|digital native|
  joven|jóvenes|juvenil|juventud|edad|anciano|anciana|jubilado|jubilada|adolescente|
  recién graduado|recién graduada|recién licenciado|recién licenciada|años de edad|nativo digital|nativa digital`;

/** Words about origin that aren't place names. */
export const ORIGIN_WORDS = `
  native|natives|mother tongue|citizen|citizens|citizenship|nationals|nationality|passport|immigrant|immigrants|
  foreigner|foreigners|expat|expats|ethnic|ethnicity|caucasian|hispanic|latino|latina|latinos|latinas|latinx|latam|
  european|europeans|african|africans|asian|asians|arab|arabs|latin american|latin americans|scandinavian|nordic|
  black people|white people|christian|christians|muslim|muslims|jewish|catholic|hindu|
  nativo|nativa|nativos|nativas|lengua materna|ciudadano|ciudadana|ciudadanos|ciudadanía|nacionalidad|
  pasaporte|inmigrante|inmigrantes|extranjero|extranjera|extranjeros|étnico|étnica|etnia|hispano|hispana|
  europeo|europea|europeos|africano|africana|asiático|asiática|árabe|árabes|latinoamericano|latinoamericana|
  escandinavo|escandinava|nórdico|nórdica|cristiano|cristiana|musulmán|musulmana|judío|judía|católico|católica`;

/** Phrases in which the words above are not demographic. */
export const NEUTRAL_PHRASES = 'cloud native|native app|native apps|react native|native advertising';

export const listOf = (words: string) =>
  words
    .split('|')
    .map((word) => word.trim())
    .filter(Boolean);
