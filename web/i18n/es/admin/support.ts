import type * as english from '../../en/admin/support.ts';
import type { SameShape } from '../../language.ts';

export const support: SameShape<typeof english.support> = {
  title: 'Soporte',
  text: 'Primero, lo urgente; luego, las empresas Premium; después, quien lleva más tiempo esperando.',
  states: 'Estado',
  state: { open: 'Abiertos', answered: 'Respondidos', closed: 'Cerrados' },
  now: { open: 'Abierto', answered: 'Respondido', closed: 'Cerrado' },
  loadFailed: 'No hemos podido cargar los mensajes',
  empty: {
    open: 'Nadie espera respuesta',
    answered: 'No hay mensajes respondidos',
    closed: 'No hay mensajes cerrados',
  },
  emptyText:
    'Aquí aparecen los mensajes del Centro de ayuda, de la página de contacto y de las conversaciones con Soporte.',
  message: 'Mensaje sin asunto',
  urgent: 'Urgente',
  premium: 'Premium',
  sender: {
    talent: 'Talento con sesión iniciada',
    company: 'Empresa con sesión iniciada',
    visitor: 'Visitante, correo sin verificar',
  },
  justNow: 'ahora mismo',
  elsewhere: 'Ese mensaje no está en esta lista. Puede que ya esté respondido o cerrado.',
  back: 'Todos los mensajes',
  answer: 'Tu respuesta',
  answerHint: 'Enviaremos tu respuesta por correo a {{email}}.',
  answerHintAccount: '{{name}} verá tu respuesta en Mensajes, de parte de Soporte.',
  send: 'Enviar respuesta',
  sent: 'Respuesta enviada',
  sendFailed: 'No hemos podido enviar tu respuesta. Inténtalo de nuevo.',
  close: 'Marcar como cerrado',
  closed: 'Cerrado',
  closeFailed: 'No hemos podido cerrarlo. Inténtalo de nuevo.',
  reopen: 'Reabrir',
  reopened: 'Reabierto',
  reopenFailed: 'No hemos podido reabrirlo. Inténtalo de nuevo.',
  answeredBy: 'Respondido por {{name}} el {{date}}',
  closedBy: 'Cerrado por {{name}} el {{date}}',
};
