import type { matching as english } from '../en/matching.ts';

export const matching: typeof english = {
  title: 'Campañas que encajan contigo',
  text: 'Muestra tu interés y la empresa te verá primero. Aun así, tendrá que desbloquear tu contacto.',
  decline: 'Rechazar',
  restore: 'Recuperar invitación',
  declined: 'Invitación rechazada',
  restored: 'Invitación recuperada',
  declinedText: '{{company}} ve que la has rechazado',
  undo: 'Deshacer',
  needsVideo: 'Podrás mostrar interés cuando las empresas puedan encontrarte',
  empty: 'Ahora no hay campañas que encajen',
  emptyText:
    'Aparecerán aquí cuando una empresa busque a alguien como tú. Cuanto más completo esté tu perfil, más te encajarán.',
  profile: 'Ir a mi perfil',
  paused: {
    title: 'Tu perfil está en pausa',
    text: 'Las campañas que encajan contigo volverán a aparecer aquí cuando lo reanudes.',
  },
  held: { title: 'Tu perfil está en pausa', text: 'Reanúdalo y verás qué más falta para mostrar interés.' },
  waiting: { title: 'Estamos revisando tu vídeo', text: 'Cuando lo aprobemos, podrás mostrar interés en campañas.' },
  rejected: {
    title: 'Hemos rechazado tu vídeo',
    text: 'Mira el motivo en tu perfil y graba otro. Cuando lo aprobemos, podrás mostrar interés en campañas.',
  },
  unready: {
    title: 'Tu perfil aún no está visible',
    text: 'Cuando un puesto tenga vídeo, podrás mostrar interés en campañas.',
  },
  resume: 'Reanudar perfil',
  complete: 'Completar lo que falta en mi perfil',
  raise: 'Mostrar interés',
  lower: 'Retirar interés',
  as: 'como {{title}}',
  shown: '{{company}} ya ve tu interés',
  unseen: '{{company}} verá tu interés cuando las empresas puedan encontrarte',
  failed: 'Algo ha fallado. Inténtalo de nuevo.',
};
