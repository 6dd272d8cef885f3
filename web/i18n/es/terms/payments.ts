import type { paymentSections as english } from '../../en/terms/payments.ts';
import type { SameShape } from '../../language.ts';

export const paymentSections: SameShape<typeof english> = [
  {
    id: 'unlocks',
    title: 'Desbloqueos y garantía de respuesta',
    text: [
      'Un desbloqueo muestra el perfil completo y los datos de contacto de una persona y abre un chat. Tienes {{freeUnlocks}} desbloqueo gratis al día (UTC). Cada uno adicional cuesta {{unlockPrice}} €. A una empresa nunca se le cobra dos veces por la misma persona.',
      'Si la persona rechaza la conversación o no responde en {{guaranteeDays}} días, recuperas un desbloqueo gratis. No prometemos que alguien responda, acepte o sea contratado.',
    ],
    list: [],
  },
  {
    id: 'premium',
    title: 'Premium',
    text: [
      'Premium cuesta {{premiumPrice}} € al mes, incluye los desbloqueos y quita los límites que indica la página del plan. Se renueva cada mes hasta que lo canceles. Puedes cancelarlo cuando quieras en el perfil de tu empresa; entonces termina con el mes pagado.',
      'Si falla una renovación, Premium sigue activo {{pastDueDays}} días mientras el proveedor lo reintenta, y después termina.',
    ],
    list: [],
  },
  {
    id: 'payments',
    title: 'Pagos',
    text: [
      'Los precios están en euros. Stripe cobra los pagos y nosotros nunca vemos números de tarjeta. Si {{product}} funciona sin proveedor de pagos, los pagos se simulan, se marcan como modo de prueba y no se cobra nada.',
      'Las empresas compran para su actividad. Como un desbloqueo se entrega al momento, no hay derecho de desistimiento. En su lugar se aplica la garantía de respuesta. Devolvemos lo que se cobre por error.',
    ],
    list: [],
  },
  {
    id: 'referrals',
    title: 'Invitaciones e impulsos',
    text: [
      'Ganas un crédito por cada persona que se registra con tu código y confirma su correo. Vale {{boostHours}} horas en lo más alto. Las segundas cuentas propias no cuentan. Los créditos no tienen valor en dinero y terminan con tu cuenta.',
    ],
    list: [],
  },
];
