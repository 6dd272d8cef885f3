import type { SameShape } from '../same-shape.ts';
import type { gdpr as english } from '../en/gdpr.ts';

export const gdpr: SameShape<typeof english> = {
  description: 'Tus derechos según el Reglamento General de Protección de Datos y dónde se cumplen en Closeup.',
  lead: 'El Reglamento General de Protección de Datos te da derechos sobre tus datos. Aquí casi todos son botones: no necesitas carta ni abogado.',
  sections: [
    {
      id: 'who',
      title: 'A quién dirigirte',
      text: [
        '{{operator}}, {{address}}, es el responsable. Las solicitudes de protección de datos van a {{email}}. Respondemos en un mes como máximo, gratis, y podemos pedirte que demuestres que una cuenta es tuya.',
      ],
      list: [],
    },
    {
      id: 'access',
      title: 'Acceso y portabilidad (artículos 15 y 20)',
      text: [
        '«Descargar mis datos» en tu perfil te da un zip al momento: todo lo que cuelga de tu cuenta en JSON, que otros programas pueden leer, y tus vídeos y subtítulos como archivos.',
      ],
      list: [],
    },
    {
      id: 'rectification',
      title: 'Rectificación (artículo 16)',
      text: [
        'Cambia nombre, contacto, puestos, subtítulos y todo lo demás en tu perfil. La búsqueda lo sigue en segundos.',
      ],
      list: [],
    },
    {
      id: 'erasure',
      title: 'Supresión (artículo 17)',
      text: [
        '«Borrar la cuenta» te oculta al momento y cierra todas tus sesiones. A los {{graceDays}} días se elimina todo: datos, vídeos, mensajes y correos. Entra antes y elige «Conservar mi cuenta» si cambias de idea. Un vídeo suelto se puede borrar sin la cuenta.',
        'Quedan los asientos contables que la ley nos obliga a guardar. Llevan un número, no tu nombre.',
      ],
      list: [],
    },
    {
      id: 'restriction',
      title: 'Limitación y oposición (artículos 18 y 21)',
      text: [
        'Pausa tu perfil y nadie te encuentra hasta que sigas. Bloquea una empresa por su dominio y no te encuentra en absoluto. Desactiva las puntuaciones de IA por puesto, y los avisos y candidatos del día donde aparecen. Si te opones a otra cosa, escríbenos y paramos, salvo motivos imperiosos, que te contaríamos.',
      ],
      list: [],
    },
    {
      id: 'consent',
      title: 'Retirar el consentimiento (artículo 7)',
      text: ['Lo que aceptaste lo puedes retirar con la misma facilidad. Lo ocurrido antes sigue siendo lícito.'],
      list: [],
    },
    {
      id: 'automated',
      title: 'Decisiones automatizadas (artículo 22)',
      text: [
        'No las hay. Las puntuaciones ordenan y explican; deciden personas. La valoración de un vídeo mide cómo se habla y las palabras, nunca cara, emoción, acento, tono o edad, conforme al Reglamento europeo de IA, que prohíbe inferir emociones en el trabajo.',
        'Puedes pedir que una persona revise cualquier puntuación y ver en qué se basa.',
      ],
      list: [],
    },
    {
      id: 'companies',
      title: 'Si eres una empresa',
      text: ['Con un desbloqueo recibes datos personales y pasas a ser responsable de ellos. Eso significa:'],
      list: [
        'usarlos solo para cubrir el puesto por el que desbloqueaste;',
        'decir al talento qué haces con ellos, si va más allá;',
        'borrarlos cuando el puesto esté cubierto o el talento lo pida;',
        'atender tú las solicitudes sobre ellos.',
      ],
    },
    {
      id: 'design',
      title: 'Desde el diseño y por defecto (artículo 25)',
      text: ['Lo que no está no se puede filtrar. Por eso en {{product}}:'],
      list: [
        'ninguna respuesta del servidor contiene datos de contacto antes de un desbloqueo;',
        'las puntuaciones son privadas hasta que su dueño las comparte;',
        'la ubicación se elimina de los vídeos, y los accesos fallidos se guardan bajo un hash;',
        'las cuentas sin confirmar y lo escrito a soporte se eliminan solos.',
      ],
    },
    {
      id: 'breach',
      title: 'Si algo sale mal (artículos 33 y 34)',
      text: [
        'Comunicamos una brecha a la autoridad en 72 horas y te avisamos sin demora si te pone en alto riesgo: qué pasó, qué significa y qué hacer.',
      ],
      list: [],
    },
    {
      id: 'complaint',
      title: 'Reclamación (artículo 77)',
      text: [
        'Puedes reclamar ante la autoridad de protección de datos del país donde vives, trabajas o donde crees que se vulneraron tus derechos. Nos gustaría escucharte antes.',
      ],
      list: [],
    },
  ],
};
