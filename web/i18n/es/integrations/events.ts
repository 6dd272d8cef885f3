import type * as english from '../../en/integrations/events.ts';
import type { SameShape } from '../../language.ts';

export const events: SameShape<typeof english.events> = {
  title: 'Eventos de webhook disponibles',
  text: 'Elige qué enviar. Los eventos incluyen nombres y puestos. Los datos de contacto se quedan en Closeup hasta que alguien con acceso abre el contacto.',
  contactUnlocked: 'Contacto desbloqueado',
  contactUnlockedText: 'Has desbloqueado los datos de contacto de una persona.',
  messageAnswered: 'Mensaje respondido',
  messageAnsweredText: 'Alguien ha aceptado, rechazado o bloqueado tu conversación.',
  contactStageChanged: 'Cambio de etapa de un contacto',
  contactStageChangedText: 'Alguien de tu empresa ha pasado un contacto a otra etapa.',
  campaignMatched: 'Coincidencia de campaña',
  campaignMatchedText: 'Hemos encontrado la coincidencia del día para una de tus campañas.',
  campaignInterest: 'Interés en una campaña',
  campaignInterestText: 'Alguien ha mostrado interés en una de tus campañas.',
  positionViewed: 'Vídeo visto',
  positionViewedText: 'Tu empresa ha visto el vídeo de una persona.',
  unlockRefunded: 'Desbloqueo devuelto o reembolsado',
  unlockRefundedText: 'Has recuperado un desbloqueo o su precio.',
};

export const test: SameShape<typeof english.test> = {
  event: 'Evento que se envía',
  arrived: 'La prueba ha llegado',
  arrivedText: '{{host}} ha respondido {{status}} en {{ms}} ms.',
  failed: 'La prueba no ha llegado',
  refused: 'No se ha aceptado la prueba',
  answer: 'Respuesta',
  emptyAnswer: 'La respuesta no tiene texto.',
};

export const reasons: SameShape<typeof english.reasons> = {
  timeout: '{{host}} no ha respondido en 15 segundos.',
  private_address: '{{host}} no está en la internet pública, así que no le enviamos nada.',
  unreachable: 'No hemos podido conectar con {{host}}. Comprueba la dirección y su certificado.',
  redirect:
    '{{host}} ha respondido {{status}}, una redirección. No seguimos redirecciones: escribe la dirección definitiva.',
  refused: '{{host}} ha respondido {{status}}. Solo las respuestas de 200 a 299 cuentan como recibidas.',
  unsigned: 'Ya no podemos leer el secreto de este webhook. Renuévalo.',
};
