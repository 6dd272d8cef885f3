import type { SameShape } from '../language.ts';
import type { privacy as english } from '../en/privacy.ts';
import { dataSections } from './privacy/data.ts';
import { sharingSections } from './privacy/sharing.ts';

export const privacy: SameShape<typeof english> = {
  description: 'Qué datos guarda {{product}} sobre ti, para qué, cuánto tiempo, quién los ve y qué puedes hacer.',
  lead: '{{product}} une a personas mediante vídeo. Esta página explica con palabras claras qué guardamos sobre ti, por qué, cuánto tiempo y quién lo ve.',
  sections: [
    ...dataSections,
    ...sharingSections,
    {
      id: 'retention',
      title: 'Cuánto tiempo lo guardamos',
      text: ['No más de lo necesario:'],
      list: [
        'Cuenta, perfil, vídeos y mensajes: mientras exista tu cuenta.',
        'Tras pedir la eliminación: se oculta al momento y desaparece con todos los archivos a los {{graceDays}} días. Hasta entonces puedes iniciar sesión y conservar la cuenta.',
        'Una cuenta cuyo correo nunca se confirma: se elimina a los {{unprovenDays}} días.',
        'Un vídeo eliminado o sustituido: deja de estar disponible en segundos y sus archivos se eliminan enseguida.',
        'La valoración de tus vídeos: hasta que elimines la toma, o hasta que detengas el análisis en la página de la valoración, lo que elimina todos los resultados.',
        'Sesiones: hasta {{sessionHours}} horas, o {{rememberDays}} días en un dispositivo que nos pediste recordar. Menos si no las usas.',
        'El registro de seguridad (inicios de sesión, exportaciones de cuentas y contactos, y peticiones rechazadas, con su dirección de red): {{auditDays}} días. Cuando eliminas tu cuenta, solo conserva su número, sin nombre ni correo.',
        'Lo que escribiste a soporte: hasta {{ticketDays}} días, y nunca más de lo que exista tu cuenta.',
        'Las transcripciones de llamadas analizadas: {{callDays}} días, o hasta que las elimines. Puedes deshacer la eliminación durante {{callRestoreMinutes}} minutos.',
        'Registros contables y facturas: lo que exigen las leyes fiscales y mercantiles. Los registros contables llevan un número de cuenta, no un nombre.',
        'Copias de seguridad: hasta que se sustituyen. Si restauramos una, volvemos a eliminar las cuentas eliminadas.',
      ],
    },
    {
      id: 'rights',
      title: 'Tus derechos',
      text: [
        'Puedes ver, corregir, descargar y eliminar tus datos en tu perfil, y oponerte o reclamar cuando quieras. La página sobre el RGPD explica cómo funciona aquí cada derecho.',
      ],
      list: [],
    },
    {
      id: 'security',
      title: 'Cómo los protegemos',
      text: [
        'Guardamos las contraseñas como hash, ciframos las conexiones y te dejamos cerrar cada sesión por separado. Procesamos los archivos de forma aislada, damos a los vídeos direcciones imposibles de adivinar y no enviamos datos de contacto antes de un desbloqueo. Si una brecha te pone en riesgo, te avisamos a ti y a la autoridad como exige la ley.',
      ],
      list: [],
    },
    {
      id: 'children',
      title: 'Edad',
      text: [
        '{{product}} es para personas en edad de trabajar, de 16 años o más. Si sabemos que una cuenta es de alguien más joven, la eliminamos.',
      ],
      list: [],
    },
    {
      id: 'changes',
      title: 'Cambios',
      text: [
        'Si cambiamos aquí algo que te afecta, te lo diremos por correo o cuando inicies sesión, antes de que se aplique. La fecha de arriba indica qué versión estás leyendo.',
      ],
      list: [],
    },
  ],
};
