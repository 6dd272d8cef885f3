import type { referrals as english } from '../en/referrals.ts';

export const referrals: typeof english = {
  title: {
    talent: 'Invita a alguien y consigue un día en lo más alto.',
    company: 'Invita a una empresa y consigue un día en lo más alto.',
  },
  code: 'Código de invitación',
  edit: 'Editar',
  save: 'Guardar',
  cancel: 'Cancelar',
  copy: 'Copiar',
  share: 'Compartir',
  shareText: 'Muestra quién eres en un vídeo corto. Te espero en {{product}}.',
  copied: '¡Enlace de invitación copiado!',
  copyFailed: 'No se ha podido copiar el enlace',
  saved: '¡Código de invitación actualizado!',
  saveFailed: 'No se ha podido actualizar el código de invitación',
  saveFailedBeside: 'No se ha podido actualizar el código',
  loadFailed: 'No hemos podido cargar tus invitaciones',
  credits_one: 'crédito de impulso',
  credits_other: 'créditos de impulso',
  creditsText: {
    talent: 'Consigue uno por cada persona que se registre. Cada uno vale por un día en lo más alto.',
    company: 'Consigue uno por cada empresa o persona que se registre. Cada uno vale por un día de visibilidad global.',
  },
  highlight: 'Impulsar 24 horas',
  inFront: 'En lo más alto hasta el {{until}}',
  boosted: 'Estás en lo más alto durante 24 horas',
  boostedText: {
    talent: 'Apareces primero en la búsqueda y en la página de inicio.',
    company: 'Tus campañas aparecen primero para el talento.',
  },
  unseen: {
    talent: 'Las empresas aún no pueden encontrarte. Guarda tu crédito hasta que se vea tu vídeo.',
    company: 'Aún no tienes ninguna campaña abierta. Guarda tu crédito hasta publicar una.',
  },
  unseenText: {
    talent: 'Aparecerás primero en cuanto las empresas puedan encontrarte.',
    company: 'Tus campañas aparecerán primero en cuanto publiques una.',
  },
  noCredits: 'No te quedan créditos de impulso',
  boostFailed: 'Algo ha fallado. Conservas tu crédito.',
  awarded: '¡Crédito de invitación concedido!',
  awardedText: '{{name}} lo recibirá cuando confirmes tu correo.',
  invitedBy: '{{name}} te ha invitado',
  unknown: 'Esta invitación no es válida',
  unknownText: 'Puede que el enlace esté incompleto o que el código haya cambiado. Puedes registrarte igualmente.',
};
