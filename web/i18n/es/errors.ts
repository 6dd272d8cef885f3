import type { Same } from '../same.ts';
import type { errors as english } from '../en/errors.ts';

export const errors: Same<typeof english> = {
  pageTitle: '¡Vaya! Página no encontrada',
  pageText: 'Esta dirección no lleva a ninguna parte.',
  backHome: 'Volver a la página de inicio',
  occurred: 'Ha ocurrido un error',
  crashText: 'No se ha perdido nada. Vuelve a cargar la página o sigue por otro lado.',
  code: {
    offline: 'sin conexión',
    invalid_input: 'Algunos campos no son válidos',
    wrong_credentials: 'El correo o la contraseña no son correctos',
    payment_required: 'Este desbloqueo es de pago',
    unauthenticated: 'Inicia sesión primero',
    email_not_confirmed: 'Confirma antes tu correo',
    password_needed: 'Escribe primero tu contraseña actual',
    forbidden: 'No está disponible para tu tipo de cuenta',
    foreign_origin: 'La petición debe venir de este sitio',
    not_found: 'No encontrado',
    invalid_link: 'Enlace no válido o caducado',
    conflict: 'Alguien lo ha cambiado mientras tanto',
    plan_limit: 'Para esto hace falta Premium',
    no_credits: 'No te quedan créditos de impulso',
    video_not_retryable: 'Este vídeo no se puede volver a intentar',
    already_premium: 'Premium ya está activo',
    conversation_closed: 'Esta conversación no continúa',
    conversation_failed: 'No se ha podido crear la conversación',
    rate_limited: 'Demasiadas peticiones',
    unexpected: 'Algo ha fallado por nuestra parte',
    payments_unavailable: 'Los pagos no responden, inténtalo de nuevo en un momento',
    overloaded: 'Hay mucha carga, inténtalo de nuevo en un momento',
  },
};
