import type { SameShape } from '../language.ts';
import type { gdpr as english } from '../en/gdpr.ts';

export const gdpr: SameShape<typeof english> = {
  description:
    'Tus derechos según el Reglamento General de Protección de Datos y cómo ejercer cada uno en {{product}}.',
  lead: 'El Reglamento General de Protección de Datos te da derechos sobre tus datos. Aquí puedes ejercer casi todos con un botón. No necesitas cartas ni abogados.',
  sections: [
    {
      id: 'who',
      title: 'A quién dirigirte',
      text: [
        '{{operator}}, {{address}}, es el responsable. Envía tus solicitudes de protección de datos a {{email}}. Respondemos en un mes, gratis, y podemos pedirte que demuestres que la cuenta es tuya.',
      ],
      list: [],
    },
    {
      id: 'access',
      title: 'Acceso y portabilidad (artículos 15 y 20)',
      text: [
        '«Descargar mis datos», en tu perfil, te da un archivo zip al momento. Contiene todo lo que hay en tu cuenta en JSON, que otros programas pueden leer, además de tus vídeos y subtítulos.',
      ],
      list: [],
    },
    {
      id: 'rectification',
      title: 'Rectificación (artículo 16)',
      text: [
        'Puedes cambiar tu nombre, tus datos de contacto, tus puestos, los subtítulos y todo lo demás en tu perfil. La búsqueda se actualiza en segundos.',
      ],
      list: [],
    },
    {
      id: 'erasure',
      title: 'Supresión (artículo 17)',
      text: [
        '«Eliminar cuenta» te oculta al momento y cierra todas tus sesiones. A los {{graceDays}} días eliminamos todo: tus datos, vídeos, mensajes y correos. Si cambias de idea antes, inicia sesión y elige «Conservar mi cuenta». También puedes eliminar un solo vídeo y conservar la cuenta.',
        'Conservamos los registros contables que exige la ley. Llevan un número, no tu nombre.',
      ],
      list: [],
    },
    {
      id: 'restriction',
      title: 'Limitación y oposición (artículos 18 y 21)',
      text: [
        'Pausa tu perfil para que nadie te encuentre hasta que lo reanudes. Bloquea una empresa por su dominio para que no pueda encontrarte. Desactiva las puntuaciones de IA en cada puesto, y los avisos y coincidencias del día donde aparecen. Si te opones a otra cosa, escríbenos. Dejaremos de hacerlo salvo que tengamos motivos imperiosos, que te explicaríamos.',
      ],
      list: [],
    },
    {
      id: 'consent',
      title: 'Retirar el consentimiento (artículo 7)',
      text: ['Puedes retirar tu consentimiento tan fácilmente como lo diste. Lo ocurrido antes sigue siendo lícito.'],
      list: [],
    },
    {
      id: 'automated',
      title: 'Decisiones automatizadas (artículo 22)',
      text: [
        'No tomamos ninguna. Las puntuaciones ordenan y explican, y deciden las personas. La valoración de un vídeo mide cómo se habla y las palabras, nunca la cara, las emociones, el acento, el tono ni la edad. El Reglamento europeo de IA prohíbe inferir emociones en el trabajo.',
        'Puedes pedir que una persona revise cualquier puntuación y ver los datos en que se basa.',
      ],
      list: [],
    },
    {
      id: 'companies',
      title: 'Si eres una empresa',
      text: ['Con cada desbloqueo recibes datos personales y pasas a ser responsable de ellos. Debes:'],
      list: [
        'usarlos solo para cubrir el puesto por el que desbloqueaste;',
        'informar a la persona si los usas para otra cosa;',
        'eliminarlos cuando el puesto esté cubierto o la persona lo pida;',
        'atender tú las solicitudes sobre ellos.',
      ],
    },
    {
      id: 'design',
      title: 'Desde el diseño y por defecto (artículo 25)',
      text: ['Los datos que no están no se pueden filtrar. En {{product}}:'],
      list: [
        'el servidor no envía datos de contacto antes de un desbloqueo;',
        'las puntuaciones son privadas hasta que cada persona las comparte;',
        'eliminamos la ubicación de los vídeos y guardamos los inicios de sesión fallidos bajo un hash;',
        'eliminamos automáticamente las cuentas sin confirmar y los mensajes antiguos de soporte.',
      ],
    },
    {
      id: 'breach',
      title: 'Si algo sale mal (artículos 33 y 34)',
      text: [
        'Comunicamos una brecha a la autoridad en 72 horas. Si te pone en alto riesgo, te decimos sin demora qué ha pasado, qué significa y qué hacer.',
      ],
      list: [],
    },
    {
      id: 'complaint',
      title: 'Reclamación (artículo 77)',
      text: [
        'Puedes reclamar ante la autoridad de protección de datos del país donde vives o trabajas, o donde crees que se vulneraron tus derechos. Nos gustaría que nos escribieras antes.',
      ],
      list: [],
    },
  ],
};
