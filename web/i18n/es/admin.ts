import type { SameShape } from '../language.ts';
import type { admin as english } from '../en/admin.ts';
import { videos } from './admin/videos.ts';
import { contests } from './admin/contests.ts';
import { support } from './admin/support.ts';

export const admin: SameShape<typeof english> = {
  tabs: {
    label: 'Administración',
    videos: 'Moderación de vídeos',
    companies: 'Empresas',
    scores: 'Puntuaciones',
    support: 'Soporte',
    calls: 'Analizador de llamadas',
    impact: 'Ratios de impacto',
    audit: 'Auditoría',
    waiting: '({{count}} sin atender)',
  },
  somebody: 'un administrador',
  videos,
  contests,
  companies: {
    title: 'Empresas',
    text: 'Una empresa recibe la insignia de verificada cuando su correo confirmado y su web comparten dominio. Puedes cambiarlo aquí.',
    search: 'Buscar por nombre o dominio',
    clear: 'Borrar búsqueda',
    count_one: '{{count}} empresa',
    count_other: '{{count}} empresas',
    loadFailed: 'No hemos podido cargar las empresas',
    empty: 'No se han encontrado empresas',
    emptyText: 'Revisa la ortografía o escribe solo una parte del nombre o del dominio.',
    verified: 'Verificada',
    notVerified: 'Sin verificar',
    unconfirmed: 'Correo sin confirmar',
    noWebsite: 'Sin web',
    decision: 'Insignia de verificada de {{name}}',
    choice: { auto: 'Automática', yes: 'Con insignia', no: 'Sin insignia' },
    computed: {
      yes: 'El correo y la web coinciden',
      no: 'El correo y la web no coinciden',
      none: 'No hay web con la que comparar el correo',
    },
    override: 'Asignada por {{name}} el {{date}}',
    operator: 'el operador',
    saved: 'Guardado',
    failed: 'No hemos podido guardarlo. Inténtalo de nuevo.',
  },
  support,
};
