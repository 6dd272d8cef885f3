import type { accountSections as english } from '../../en/terms/accounts.ts';
import type { SameShape } from '../../language.ts';

export const accountSections: SameShape<typeof english> = [
  {
    id: 'service',
    title: 'Qué es {{product}}',
    text: [
      'El talento se presenta en vídeos cortos. Las empresas buscan en los vídeos, desbloquean contactos y escriben a quienes quieren conocer. Nosotros ofrecemos el lugar donde eso ocurre. No somos empleadores, no colocamos ni cedemos personal y no somos parte de lo que acordéis entre vosotros.',
    ],
    list: [],
  },
  {
    id: 'account',
    title: 'Tu cuenta',
    text: [
      'Tienes 16 años o más, lo que nos cuentas de ti es cierto y tu cuenta es solo tuya. No compartas tu contraseña y escribe a {{email}} si crees que la tiene otra persona.',
      'El talento confirma su correo antes de iniciar sesión por primera vez. Las empresas se registran con un correo corporativo que coincide con el dominio de la empresa. Cuando está confirmado, pueden desbloquear, escribir y publicar campañas.',
    ],
    list: [],
  },
  {
    id: 'talent',
    title: 'Para talento',
    text: ['Usar {{product}} como talento es gratis. Sobre tu vídeo:'],
    list: [
      'Es tuyo. Nos das el derecho de guardarlo, convertirlo, subtitularlo y mostrarlo en {{product}} a quienes pueden encontrarte, mientras esté aquí.',
      'Te muestras tú, con tus palabras, y tienes los derechos de todo lo que se ve y se oye en él.',
      'Puedes tener un vídeo por puesto, de hasta {{maxMb}} MB y {{maxMinutes}} minutos. Una toma nueva sustituye a la anterior.',
      'Puedes eliminarlo cuando quieras. Deja de estar disponible al momento.',
      'Tú decides si respondes a una empresa: acepta, rechaza, bloquea o denuncia.',
    ],
  },
  {
    id: 'companies',
    title: 'Para empresas',
    text: [
      'Solo puedes usar lo que ves aquí para cubrir tus propios puestos. Para eso puedes mostrárselo a quienes contratan contigo, con los enlaces a listas y las exportaciones que ofrece {{product}}. No puedes:',
    ],
    list: [
      'pasar datos de contacto, vídeos o perfiles a nadie más, ni venderlos ni publicarlos;',
      'grabar vídeos, ni copiar o extraer vídeos o resultados de búsqueda de otra manera;',
      'pedir dinero a nadie, ni nada ajeno al trabajo;',
      'discriminar por motivos que la ley protege.',
    ],
  },
];
