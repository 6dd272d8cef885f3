import type { referrals as english } from '../en/referrals.ts';

export const referrals: typeof english = {
  title: {
    talent: 'Trae a alguien y gana un día en primera fila.',
    company: 'Trae a una empresa y gana un día en primera fila.',
  },
  code: 'Código de referido',
  edit: 'Editar',
  save: 'Guardar',
  cancel: 'Cancelar',
  copy: 'Copiar',
  share: 'Compartir',
  shareText: 'Muestra quién eres en un vídeo corto. Únete a mí en {{product}}.',
  copied: '¡Enlace de referido copiado!',
  copyFailed: 'No se ha podido copiar el enlace',
  saved: '¡Código de referido actualizado!',
  saveFailed: 'Error al actualizar el código de referido',
  saveFailedBeside: 'No se ha podido actualizar el código',
  loadFailed: 'No se ha cargado tu tarjeta de referidos',
  credits_one: 'crédito de impulso',
  credits_other: 'créditos de impulso',
  creditsText: {
    talent: 'Uno por cada persona que se registra. Cada uno es un día en lo más alto.',
    company: 'Uno por cada empresa o talento que se registra. Cada uno es un día de visibilidad global.',
  },
  highlight: 'Destácame 24 horas',
  inFront: 'En primera fila hasta {{until}}',
  boosted: 'Estás en primera fila durante 24 horas',
  boostedText: {
    talent: 'Lo primero en la búsqueda y en la portada.',
    company: 'Tus campañas salen primero para el talento.',
  },
  noCredits: 'No te quedan créditos de impulso',
  boostFailed: 'No ha funcionado; conservas tu crédito',
  awarded: '¡Crédito de referido concedido!',
  awardedText: '{{name}} lo recibe cuando confirmes tu correo.',
  invitedBy: '{{name}} te ha invitado',
};
