import type { Same } from '../same.ts';
import type { home as english } from '../en/home.ts';

export const home: Same<typeof english> = {
  description: 'Muestra quién eres en un vídeo corto. Las empresas te ven y te escriben.',
};
