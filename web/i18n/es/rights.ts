import type { rights as english } from '../en/rights.ts';
import type { SameShape } from '../language.ts';

export const rights: SameShape<typeof english> = {
  sharing: {
    title: 'Lo que ven las empresas',
    text: 'Desactivado hasta que lo actives. Puedes desactivarlo cuando quieras y desaparece al momento de todas las búsquedas.',
    label: 'Mostrar a las empresas: {{title}}',
    on: 'Visibles para las empresas desde el {{date}}',
    off: 'Las empresas no ven ninguna puntuación',
    hidden: 'Ocultas porque impugnaste una puntuación',
    noVideo: 'Añade primero un vídeo a este puesto.',
    noScores: 'Este vídeo no tiene puntuaciones que mostrar.',
    preview: 'Ver lo que verían las empresas',
    previewTitle: 'Lo que verían las empresas',
    previewText: 'Junto a tu tarjeta, tu contacto y tu perfil, y en los filtros de la búsqueda:',
    previewOff: 'Sin valoración de IA',
    previewNote:
      'No ven las partes, los consejos, las tomas de práctica ni las anteriores. Si cambias el vídeo, se muestran sus nuevas puntuaciones.',
    confirm: 'Mostrar estas puntuaciones',
    shared: 'Las empresas ya ven estas puntuaciones',
    unshared: 'Las empresas ya no ven estas puntuaciones',
  },
  contest: {
    title: 'Impugnar esta puntuación',
    text: 'Una persona revisa lo que se midió y puede ocultar a las empresas las puntuaciones de este vídeo. Recibes la respuesta en Mensajes.',
    reason: '¿Por qué es incorrecta esta puntuación?',
    send: 'Enviar',
    sent: 'Recibido. La respuesta llegará a tus mensajes.',
    open: 'Has impugnado {{score}} ({{value}}). Lo estamos revisando.',
    already: 'Ya has impugnado esta puntuación',
    kept: 'Impugnaste {{score}} ({{value}}). Se mantiene: {{answer}}',
    hidden: 'Impugnaste {{score}} ({{value}}). Está oculta a las empresas: {{answer}}',
  },
  views: {
    title: 'Quién ha visto tus puntuaciones',
    empty: 'Cuando una empresa vea tus puntuaciones, aparecerá aquí con la fecha y lo que vio.',
    verified: 'Empresa verificada',
    closed: 'Una empresa que ya no tiene cuenta',
    scores: 'Comunicación {{communication}}, seguridad {{confidence}}, claridad {{clarity}}',
    failed: 'No hemos podido cargar quién ha visto tus puntuaciones',
  },
  rights: {
    title: 'Tus derechos',
    explained: 'Cada puntuación muestra sus partes, y puedes recalcularla.',
    decides: 'Ninguna puntuación decide nada. Apareces en la búsqueda con o sin ella.',
    contest: 'Puedes impugnar la puntuación de un puesto, y decide una persona.',
    data: 'Todo lo que hay aquí está en tu exportación de datos y se elimina con tu cuenta.',
    withdraw: 'Detener el análisis',
    withdrawTitle: '¿Detener el análisis?',
    withdrawText:
      'Se eliminan todos los resultados, las empresas dejan de ver tus puntuaciones y los vídeos nuevos no se analizan. Tus tomas se quedan.',
    withdrawConfirm: 'Detener y eliminar los resultados',
    keepResults: 'Conservar los resultados',
    withdrawn: 'Se han eliminado todos los resultados',
  },
};
