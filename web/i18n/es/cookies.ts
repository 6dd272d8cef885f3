import type { SameShape } from '../same-shape.ts';
import type { cookies as english } from '../en/cookies.ts';

export const cookies: SameShape<typeof english> = {
  description: 'Cada cookie y cada dato que Closeup guarda en tu navegador: nombre, finalidad y duración.',
  lead: '{{product}} no usa cookies de publicidad, seguimiento ni estadística, ni propias ni ajenas. Lo que guardamos en tu navegador es lo que tú has pedido.',
  columns: { name: 'Nombre', kind: 'Dónde', purpose: 'Para qué', duration: 'Cuánto' },
  kinds: {
    cookie: 'Cookie',
    local: 'Almacenamiento local',
    session: 'Almacenamiento de sesión',
    database: 'IndexedDB',
  },
  entries: {
    session: {
      purpose: 'Mantiene tu sesión abierta. Los scripts no pueden leerla.',
      duration: 'Hasta cerrar el navegador; {{rememberDays}} días con «Recordar este dispositivo»',
    },
    pending: {
      purpose: 'Recuerda que te registraste en este navegador, para que baste con confirmar aquí tu correo.',
      duration: '{{unprovenDays}} días',
    },
    device: {
      purpose:
        'Reconoce este dispositivo como tuyo, para avisarte de inicios de sesión en otros y para que nadie te bloquee adivinando contraseñas.',
      duration: 'Hasta cerrar el navegador; un año con «Recordar este dispositivo»',
    },
    language: { purpose: 'El idioma que elegiste.', duration: 'Un año' },
    languageStored: { purpose: 'Lo mismo, donde se bloquean las cookies.', duration: 'Hasta que lo borres' },
    referral: {
      purpose: 'De quién era el enlace que seguiste, para que cuente la recomendación.',
      duration: '{{referralDays}} días',
    },
    script: { purpose: 'Lo que escribiste para el teleprónter, por puesto.', duration: 'Hasta que lo vacíes' },
    take: {
      purpose: 'Una grabación aún no subida, para que sobreviva a un fallo.',
      duration: 'Hasta subirla o descartarla',
    },
    unlock: { purpose: 'El desbloqueo que ibas a pagar.', duration: '10 minutos, o hasta cerrar la pestaña' },
    outbox: {
      purpose: 'Mensajes que aún no han llegado, para que no se pierda ninguno.',
      duration: 'Hasta que se envían o se descartan',
    },
    draft: {
      purpose: 'Un mensaje que has empezado a escribir.',
      duration: 'Hasta que lo envías o se cierra la pestaña',
    },
    returnTo: {
      purpose: 'La página a la que ir tras iniciar sesión o registrarte.',
      duration: 'Hasta que inicias sesión, una hora como máximo',
    },
    reloaded: {
      purpose: 'Cuándo se recargó una página de una versión antigua.',
      duration: 'Hasta que se cierra la pestaña',
    },
    noted: { purpose: 'Que has visto la nota sobre esta lista.', duration: 'Hasta que lo borras' },
    reset: {
      purpose: 'El código de un enlace de recuperación mientras eliges contraseña.',
      duration: 'Hasta cerrar la pestaña',
    },
  },
  sections: [
    {
      id: 'what',
      title: 'De qué se trata',
      text: [
        'Las cookies son textos pequeños que una web pide a tu navegador que guarde. El almacenamiento local, el de sesión e IndexedDB son otros cajones del mismo navegador. La ley los trata igual, y esta página también.',
      ],
      list: [],
    },
    {
      id: 'list',
      title: 'Todo lo que guardamos',
      text: [
        'Esta es la lista completa. Con una conexión cifrada, el nombre de las cookies de sesión empieza por __Secure-.',
      ],
      list: [],
    },
    {
      id: 'consent',
      title: 'Por qué no hace falta tu consentimiento',
      text: [
        'Todo esto es estrictamente necesario para algo que haces tú: entrar, elegir idioma, seguir el enlace de un amigo, grabar un vídeo, pagar. Para esos datos la ley pide información, no consentimiento (artículo 5.3 de la Directiva ePrivacy). Si alguna vez queremos guardar algo más, te lo preguntaremos antes, y decir no será tan fácil como decir sí.',
      ],
      list: [],
    },
    {
      id: 'others',
      title: 'Terceros',
      text: ['Ningún script, letra, imagen o vídeo de estas páginas viene de otra parte. Dos pasos te llevan fuera:'],
      list: [
        'Al pagar se abre la página de Stripe, que usa sus propias cookies para impedir fraude según su política. En modo de prueba nunca sales de aquí.',
        'El botón de chat de soporte, si el operador lo tiene, abre otro servicio en una pestaña nueva.',
      ],
    },
    {
      id: 'control',
      title: 'Cómo eliminarlo',
      text: [
        'Cierra la sesión y la cookie de sesión desaparece. Lo demás se borra en los ajustes del navegador, en «datos de sitios». Sin la cookie de sesión puedes ver las páginas públicas, pero no entrar; una grabación no subida se pierde.',
      ],
      list: [],
    },
    {
      id: 'contact',
      title: 'Preguntas',
      text: ['{{operator}}, {{address}}, {{email}}.'],
      list: [],
    },
  ],
};
