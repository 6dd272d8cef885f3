import type { dataSections as english } from '../../en/privacy/data.ts';
import type { SameShape } from '../../language.ts';

export const dataSections: SameShape<typeof english> = [
  {
    id: 'controller',
    title: 'Quién es responsable',
    text: [
      '{{operator}}, {{address}}, gestiona {{product}} y decide qué se hace aquí con los datos personales. Escribe a {{email}} sobre cualquier cosa de esta página.',
      'Las empresas que desbloquean un contacto son responsables de lo que hagan con él desde ese momento.',
    ],
    list: [],
  },
  {
    id: 'data',
    title: 'Qué guardamos',
    text: ['Solo lo que nos das y lo que el producto necesita para funcionar:'],
    list: [
      'Cuenta: nombre, correo, un hash de tu contraseña, idioma, tipo de cuenta, cuándo se creó y se confirmó.',
      'Perfil de talento: teléfono, LinkedIn, idiomas, presentación y puestos con habilidades, experiencia, expectativas salariales, ubicación y modalidad, si los rellenas.',
      'Sexo y raza u origen étnico, solo si los declaras: los guardamos cifrados y los contamos en grupos de al menos 30.',
      'Perfil de empresa: nombre, web, descripción, dirección, sector, teléfono y la persona que la registró.',
      'Vídeos: el archivo que grabaste o subiste, lo que creamos a partir de él (versiones más pequeñas, una portada, una vista previa sin sonido), los subtítulos y el resultado de la moderación. Eliminamos los datos de ubicación del archivo.',
      'Valoración de tus vídeos, solo si la aceptas: lo que medimos en tus tomas, sus puntuaciones, las empresas que han visto las que compartes y las que impugnas, con la respuesta.',
      'Uso: qué empresa vio qué vídeo al menos tres segundos, desbloqueos, favoritos, búsquedas guardadas, campañas y el interés mostrado en ellas, análisis de sesgos y respuestas a la encuesta, dominios bloqueados, invitaciones e impulsos.',
      'Llamadas: las transcripciones que nos pides analizar, con el resultado. En ellas hablan otras personas: pídeles permiso antes. Solo tú las ves.',
      'Mensajes: lo que se escriben el talento y las empresas, y lo que nos escribes a nosotros.',
      'Pagos: qué compraste, cuándo y por cuánto, las facturas y el estado de tu suscripción. Nunca recibimos números de tarjeta.',
      'Seguridad: las sesiones con su dispositivo y dirección de red, y los inicios de sesión fallidos, guardados bajo un hash del correo.',
    ],
  },
  {
    id: 'purposes',
    title: 'Para qué y con qué base legal',
    text: ['Cada uso tiene una de las bases legales del artículo 6.1 del RGPD:'],
    list: [
      'Gestionar tu cuenta, mostrar tu vídeo, buscar, desbloquear, chatear y pagar: el contrato contigo (b).',
      'Medir tus vídeos y puntuarlos con IA: tu consentimiento (a). No medimos nada hasta que lo das.',
      'Compartir esas puntuaciones con empresas: tu consentimiento (a), por puesto. Está desactivado hasta que lo actives.',
      'Contar si las coincidencias tratan igual a todos los grupos: tu consentimiento explícito, también según el artículo 9.2.a. Está desactivado hasta que lo des.',
      'Mantener el producto seguro: nuestro interés legítimo (f) en impedir fraudes, correo basura e intrusiones.',
      'Mostrar al talento quién lo ha visto y a las empresas cómo ha ido su búsqueda: nuestro interés legítimo (f) en ser justos con ambas partes.',
      'Enviar la coincidencia del día o los avisos de una búsqueda guardada: el contrato (b). Puedes desactivar cada uno donde lo activaste.',
      'Conservar facturas y contabilidad: una obligación legal (c).',
    ],
  },
];
