import type { matching as english } from '../en/matching.ts';

export const matching: typeof english = {
  title: 'Campañas que encajan contigo',
  text: 'Muestra tu interés y la empresa te verá primero. Aun así, tendrá que desbloquear tu contacto.',
  empty: 'Ahora no hay campañas que encajen',
  emptyText: 'Aparecerán aquí cuando tu vídeo esté visible y una empresa busque a alguien como tú.',
  profile: 'Ir a mi perfil',
  paused: 'Tu perfil está en pausa',
  pausedText: 'Las campañas que encajan contigo volverán a aparecer aquí cuando lo reanudes.',
  resume: 'Reanudar perfil',
  complete: 'Completar lo que falta en mi perfil',
  raise: 'Mostrar interés',
  lower: 'Retirar interés',
  as: 'como {{title}}',
  shown: '{{company}} ya ve tu interés',
  failed: 'Algo ha fallado. Inténtalo de nuevo.',
};
