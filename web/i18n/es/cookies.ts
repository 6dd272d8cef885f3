import type { SameShape } from '../language.ts';
import type { cookies as english } from '../en/cookies.ts';
import { entries } from './cookies/entries.ts';

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
  entries,
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
      title: 'Cómo eliminarlo',
      text: [
        'Cierra sesión para eliminar la cookie de sesión. Lo demás puedes eliminarlo en los ajustes del navegador, en «datos de sitios». Sin la cookie de sesión puedes ver las páginas públicas, pero no iniciar sesión. Si eliminas una grabación antes de subirla, se pierde.',
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
