import type { favourites as english } from '../en/favourites.ts';

export const favourites: typeof english = {
  save: 'Guardar a {{name}}',
  saveShort: 'Guardar',
  saved: 'Guardado',
  limit_one: 'El plan gratuito incluye {{count}} favorito. Premium no tiene límite.',
  limit_other: 'El plan gratuito incluye {{count}} favoritos. Premium no tiene límite.',
  failed: 'No hemos podido guardarlo. Inténtalo de nuevo.',
  only: 'Guardados ({{count}})',
  loadFailed: 'No hemos podido cargar tus favoritos',
  none: 'Aún no tienes favoritos',
  noneText: 'Usa el marcador de una tarjeta para guardar aquí a alguien.',
  searches: {
    open: 'Búsquedas guardadas',
    title: 'Búsquedas guardadas',
    text: 'Ponle nombre a esta búsqueda para guardarla. Activa la campana para recibir los resultados nuevos por correo una vez al día.',
    name: 'Nombre de la búsqueda',
    keep: 'Guardar búsqueda',
    empty: 'Aún no hay búsquedas guardadas.',
    limit: 'El plan gratuito guarda tus búsquedas. Los avisos por correo de resultados nuevos son parte de Premium.',
    planLimit: 'Los avisos por correo y los filtros avanzados son parte de Premium.',
    alert: 'Recibir por correo los resultados nuevos de {{name}}',
    mute: 'No recibir más correos de {{name}}',
    forget: 'Eliminar {{name}}',
  },
};
