import type { SameShape } from '../language.ts';
import type { terms as english } from '../en/terms.ts';
import { accountSections } from './terms/accounts.ts';
import { paymentSections } from './terms/payments.ts';

export const terms: SameShape<typeof english> = {
  description:
    'Los términos para talento y empresas: cuentas, vídeos, desbloqueos, precios, Premium, conducta y responsabilidad.',
  lead: 'Estos términos se aplican entre tú y {{operator}} siempre que uses {{product}}. Son cortos a propósito, así que léelos enteros.',
  sections: [
    ...accountSections,
    ...paymentSections,
    {
      id: 'conduct',
      title: 'Conducta y moderación',
      text: [
        'No publiques nada ilegal, de odio, sexual, violento, engañoso o que sea de otra persona. No envíes correo basura ni programas dañinos, ni intentes saltarte los límites o averiguar lo que no se te muestra.',
        'Los vídeos los moderan personas. Podemos rechazar un vídeo que incumpla estas reglas, y te avisamos cuando lo hacemos. Escribe a {{email}} si quieres saber más sobre el motivo o crees que nos hemos equivocado. Lo revisará otra persona.',
      ],
      list: [],
    },
    {
      id: 'ai',
      title: 'Puntuaciones de IA',
      text: [
        'Las valoraciones y puntuaciones son una ayuda, y mostramos sus límites junto a ellas. Miden cómo se habla y cuánto encaja un perfil con una descripción, nunca la cara, las emociones, el acento ni la edad. No pueden ser la única base de una decisión sobre una persona.',
      ],
      list: [],
    },
    {
      id: 'availability',
      title: 'Disponibilidad y cambios',
      text: [
        'Mantenemos {{product}} con cuidado, pero no podemos prometer que nunca se interrumpa. Podemos cambiar o retirar funciones. Si has pagado algo, te lo entregamos o te lo devolvemos.',
      ],
      list: [],
    },
    {
      id: 'liability',
      title: 'Responsabilidad',
      text: [
        'Respondemos sin límite por dolo, negligencia grave, daños a la vida, la integridad o la salud, y siempre que la ley no permita un límite. Por negligencia leve respondemos solo si incumplimos una obligación esencial del contrato, y solo por el daño previsible. Los consumidores conservan todos los derechos que les da la ley.',
      ],
      list: [],
    },
    {
      id: 'ending',
      title: 'Fin de la cuenta',
      text: [
        'Puedes eliminar tu cuenta en tu perfil cuando quieras. La ocultamos al momento y desaparece para siempre a los {{graceDays}} días. Hasta entonces puedes iniciar sesión y conservarla. Descarga antes tus datos si quieres una copia.',
      ],
      list: [],
    },
    {
      id: 'law',
      title: 'Ley y conflictos',
      text: [
        'Se aplica la ley del país donde {{operator}} tiene su sede. Los consumidores conservan además la protección de la ley y de los tribunales del país donde viven. Si una cláusula es nula, las demás siguen vigentes.',
      ],
      list: [],
    },
    {
      id: 'contact',
      title: 'Contacto',
      text: ['{{operator}}, {{address}}, {{email}}.'],
      list: [],
    },
  ],
};
