import type { SameShape } from '../language.ts';
import type { cookies as english } from '../en/cookies.ts';

export const cookies: SameShape<typeof english> = {
  description: 'Cada cookie y cada dato que {{product}} guarda en tu navegador: nombre, finalidad y duración.',
  lead: '{{product}} no usa cookies de publicidad, seguimiento ni estadística, ni propias ni de terceros. Solo guardamos lo que necesitan las funciones que usas.',
  columns: { name: 'Nombre', kind: 'Dónde', purpose: 'Finalidad', duration: 'Duración' },
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
      purpose:
        'Recuerda que te registraste en este navegador, para que puedas confirmar aquí tu correo sin la contraseña.',
      duration: '{{unprovenDays}} días',
    },
    device: {
      purpose:
        'Reconoce este dispositivo como tuyo, para avisarte de inicios de sesión en otros y para que nadie te bloquee adivinando contraseñas.',
      duration: 'Hasta cerrar el navegador; un año con «Recordar este dispositivo»',
    },
    browser: {
      purpose: 'Vincula a este navegador un inicio de sesión con llave de acceso o código.',
      duration: 'Hasta cerrar el navegador',
    },
    language: { purpose: 'El idioma que elegiste.', duration: 'Un año' },
    languageStored: {
      purpose: 'El idioma que elegiste, por si las cookies están bloqueadas.',
      duration: 'Hasta que lo borres',
    },
    referral: {
      purpose: 'De quién era el enlace de invitación que seguiste, para que reciba su crédito.',
      duration: '{{referralDays}} días',
    },
    script: { purpose: 'Tu guion del teleprompter para cada puesto.', duration: 'Hasta que lo borres' },
    take: {
      purpose: 'Una grabación que aún no has subido, para que sobreviva a un fallo.',
      duration: 'Hasta que la subas o la descartes',
    },
    unlock: { purpose: 'El desbloqueo que ibas a pagar.', duration: '10 minutos, o hasta que cierres la pestaña' },
    outbox: {
      purpose: 'Mensajes que aún no se han entregado, para que no se pierda ninguno.',
      duration: 'Hasta que se envíen o se descarten',
    },
    draft: {
      purpose: 'Un mensaje que has empezado a escribir.',
      duration: 'Hasta que lo envíes o cierres la pestaña',
    },
    returnTo: {
      purpose: 'La página que se abrirá cuando inicies sesión o te registres.',
      duration: 'Hasta que inicies sesión, o una hora',
    },
    reloaded: {
      purpose: 'Cuándo recargamos por última vez una página antigua.',
      duration: 'Hasta que cierres la pestaña',
    },
    noted: { purpose: 'Que has visto el aviso de cookies.', duration: 'Hasta que lo borras' },
    reset: {
      purpose: 'El código de un enlace de recuperación mientras eliges una contraseña.',
      duration: 'Hasta que cierres la pestaña',
    },
  },
  sections: [
    {
      id: 'what',
      title: 'De qué trata esta página',
      text: [
        'Las cookies son pequeños textos que una web pide a tu navegador que guarde. El almacenamiento local, el de sesión e IndexedDB son otros lugares del navegador. La ley los trata igual, y esta página también.',
      ],
      list: [],
    },
    {
      id: 'list',
      title: 'Todo lo que guardamos',
      text: [
        'Esta es la lista completa. Con una conexión cifrada, los nombres de las cookies de sesión empiezan por __Secure-.',
      ],
      list: [],
    },
    {
      id: 'consent',
      title: 'Por qué no pedimos tu consentimiento',
      text: [
        'Todo lo que hay en esta lista es estrictamente necesario para algo que haces: iniciar sesión, elegir idioma, seguir el enlace de un amigo, grabar un vídeo o pagar. En estos casos la ley exige informar, no pedir consentimiento (artículo 5.3 de la Directiva ePrivacy). Si alguna vez queremos guardar algo más, te lo preguntaremos antes, y decir que no será tan fácil como decir que sí.',
      ],
      list: [],
    },
    {
      id: 'others',
      title: 'Terceros',
      text: [
        'Ningún script, tipo de letra, imagen o vídeo de estas páginas viene de terceros. Dos acciones te llevan a otro sitio:',
      ],
      list: [
        'Al pagar se abre una página de Stripe, que usa sus propias cookies para evitar fraudes según su política. En modo de prueba no sales de aquí.',
        'El botón del chat de soporte, si el operador lo ofrece, abre otro servicio en una pestaña nueva.',
      ],
    },
    {
      id: 'control',
      title: 'Cómo borrarlo',
      text: [
        'Cierra sesión para borrar la cookie de sesión. Lo demás puedes borrarlo en los ajustes del navegador, en «datos de sitios». Sin la cookie de sesión puedes ver las páginas públicas, pero no iniciar sesión. Si borras una grabación antes de subirla, se pierde.',
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
