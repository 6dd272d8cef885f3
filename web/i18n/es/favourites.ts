import type { favourites as english } from '../en/favourites.ts';

export const favourites: typeof english = {
  save: 'Guardar a {{name}}',
  saveShort: 'Guardar',
  saved: 'Guardado',
  limit_one: 'El plan gratuito guarda {{count}} favorito. Premium quita el límite.',
  limit_other: 'El plan gratuito guarda {{count}} favoritos. Premium quita el límite.',
  failed: 'No se ha guardado, inténtalo de nuevo',
  only: 'Guardados ({{count}})',
  loadFailed: 'No hemos podido cargar a quién guardaste',
  none: 'Aún no has guardado a nadie',
  noneText: 'El marcador de una tarjeta guarda aquí a la persona.',
  searches: {
    open: 'Búsquedas guardadas',
    title: 'Búsquedas guardadas',
    text: 'Guarda esta búsqueda con un nombre. La campana te envía las novedades una vez al día (Premium).',
    name: 'Nombre de esta búsqueda',
    keep: 'Guardar búsqueda',
    empty: 'Aún no hay búsquedas guardadas.',
    limit: 'Los avisos por correo son de Premium.',
    alert: 'Avísame de {{name}}',
    mute: 'No avisar más de {{name}}',
    forget: 'Olvidar {{name}}',
  },
};
