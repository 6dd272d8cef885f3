/** Frequent surnames in Spain and Latin America, except those that are also Portuguese surnames or given names. */
const FREQUENT = new Set(
  `
    aguilar aguirre alvarado arias arroyo avila ayala ballesteros barrios bautista becerra benavides bermudez blanco bravo
    caballero cabello cabrera calderon calvo camacho cano carmona carrasco carrillo castillo cervantes contreras cordoba cordero
    cortes crespo cuesta delgado diaz duran escobar espinosa espinoza estrada exposito ferrer figueroa flores fuentes galan gallardo
    gallego galvez garcia garrido giron guerra guerrero guillen guzman heredia herrera herrero hidalgo hurtado ibarra iglesias izquierdo
    jaramillo lozano macias maldonado marin mejia mendoza menendez merino millan molina montero montes montoya
    mora morales moreno moya munoz navarro nieto ocampo ochoa ojeda orozco ortega ortiz osorio ospina otero padilla palacios pardo
    paredes parra pastor pena pineda plaza ponce prieto quintana quintero redondo restrepo rey rincon rios rivas rivera robles rojas
    rojo roldan romero rosales rubio ruiz saavedra salas salazar salinas sandoval sanz segura serrano sierra soler solis soriano
    sosa soto trujillo valencia valenzuela valle valverde varela vargas vega velasco vergara villa villanueva zamora zapata
`.match(/\w+/g),
);

/** González, Pérez: Portuguese has -es instead. */
const PATRONYMIC = /..ez$/;

/** True for words that are almost certainly Spanish surnames. Accents may be missing. */
export function isSpanishSurname(word: string) {
  const letters = word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return FREQUENT.has(letters) || (PATRONYMIC.test(letters) && letters !== 'inez');
}
