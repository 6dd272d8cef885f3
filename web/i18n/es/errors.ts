import type { Same } from '../same.ts';
import type { errors as english } from '../en/errors.ts';

export const errors: Same<typeof english> = {
  pageTitle: '¡Vaya! Página no encontrada',
  pageText: 'Esta dirección no lleva a ninguna parte.',
  backHome: 'Volver a la página de inicio',
  crashTitle: 'Algo falló en esta página',
  crashText: 'No se ha perdido nada. Vuelve a cargar la página o sigue por otro lado.',
  payment_required: 'Este desbloqueo es de pago.',
  already_premium: 'Premium ya está activo.',
  conversation_closed: 'Esta conversación no continúa.',
  payments_unavailable: 'Los pagos no responden ahora mismo. Inténtalo de nuevo en un momento.',
  email_not_confirmed: 'Confirma antes tu correo.',
};
