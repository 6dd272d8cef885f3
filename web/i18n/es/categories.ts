import type { SameShape } from '../language.ts';
import type { categories as english } from '../en/categories.ts';

export const categories: SameShape<typeof english> = {
  sex: { label: 'Sexo', male: 'Hombre', female: 'Mujer', undisclosed: 'Prefiero no decirlo' },
  race: {
    label: 'Raza u origen étnico',
    hispanic_or_latino: 'Hispano o latino',
    white: 'Blanco',
    black_or_african_american: 'Negro o afroamericano',
    native_hawaiian_or_pacific_islander: 'Nativo de Hawái o de las islas del Pacífico',
    asian: 'Asiático',
    american_indian_or_alaska_native: 'Indígena americano o nativo de Alaska',
    two_or_more: 'Dos o más razas',
    undisclosed: 'Prefiero no decirlo',
  },
  title: 'Ayúdanos a comprobar que las coincidencias son justas',
  text: 'Puedes decirnos tu sexo y tu raza u origen étnico para que contemos si las coincidencias tratan igual a todos los grupos. Es voluntario y no cambia nada en quién te encuentra.',
  points: [
    'Ninguna empresa ve tus respuestas y nadie puede buscar por ellas. Las guardamos cifradas.',
    'Solo las contamos en grupos de al menos 30 personas, y solo si respondes a las dos preguntas.',
    'Puedes retirarlas cuando quieras. Entonces las eliminamos.',
  ],
  open: 'Responder a dos preguntas',
  choose: 'Elige una respuesta',
  origin:
    'Las respuestas son las categorías de una ley de Estados Unidos sobre programas de contratación, así que quizá no te describan bien.',
  consent:
    'Acepto que {{product}} guarde mis respuestas y las cuente en grupos. Puedo retirar este permiso cuando quiera.',
  missing: 'Elige una respuesta',
  missingConsent: 'Marca la casilla para aceptar',
  save: 'Guardar respuestas',
  cancel: 'Cancelar',
  saved: 'Respuestas guardadas',
  answered: 'Respondiste el {{date}}. Solo tú puedes ver tus respuestas.',
  change: 'Ver o cambiar respuestas',
  withdraw: 'Retirar y eliminar',
  withdrawn: 'Respuestas eliminadas',
  loadFailed: 'No hemos podido cargar tus respuestas',
  failed: 'No hemos podido guardarlo. Inténtalo de nuevo.',
};
