/** Spanish names of the regions that a search text can ask for, by their English ones. */
export const SPANISH_REGION_NAMES: ReadonlyMap<string, string> = new Map([
  ['Nordics', 'Países nórdicos'],
  ['Scandinavia', 'Escandinavia'],
  ['Baltics', 'Países bálticos'],
  ['Iberia', 'Península ibérica'],
  ['Latin America', 'Latinoamérica'],
  ['South America', 'Sudamérica'],
  ['Central America', 'Centroamérica'],
  ['North America', 'Norteamérica'],
  ['Europe', 'Europa'],
  ['Eastern Europe', 'Europa del Este'],
  ['Southern Europe', 'Sur de Europa'],
  ['UK and Ireland', 'Reino Unido e Irlanda'],
  ['Middle East', 'Oriente Medio'],
  ['Gulf', 'Golfo Pérsico'],
  ['Africa', 'África'],
  ['Southeast Asia', 'Sudeste asiático'],
  ['Andean Region', 'Región andina'],
]);

/** Translates a region's English name to the language of the screen. Other names stay as they are. */
export const regionName = (name: string, language: string) =>
  language === 'es' ? (SPANISH_REGION_NAMES.get(name) ?? name) : name;
