import type { integrations as english } from '../en/integrations.ts';
import type { SameShape } from '../language.ts';
import { endpoints } from './integrations/endpoints.ts';
import { keys } from './integrations/keys.ts';
import { events, test, reasons } from './integrations/events.ts';
import { deliveries } from './integrations/deliveries.ts';

export const integrations: SameShape<typeof english> = {
  title: 'Integraciones',
  lead: 'Envía lo que ocurre en Closeup a tu CRM, al chat de tu equipo o a cualquier otra herramienta, y trabaja con tus datos a través de la API.',
  docs: 'Abrir la documentación de la API',
  tabs: {
    label: 'Integraciones',
    zapier: 'Zapier',
    webhooks: 'Webhooks',
    deliveries: 'Envíos',
    keys: 'Claves de API',
  },
  profile: {
    title: 'Integraciones',
    text: 'Conecta Zapier, añade webhooks y crea claves de API.',
    open: 'Abrir integraciones',
  },
  cancel: 'Cancelar',
  failed: 'Algo ha fallado. Inténtalo de nuevo dentro de un momento.',
  loadFailed: 'No hemos podido cargar esto',
  retry: 'Reintentar',
  copy: 'Copiar',
  copied: 'Copiado',
  copyFailed: 'No hemos podido copiarlo. Selecciona el texto y cópialo.',
  events,
  test,
  reasons,
  zapier: {
    title: 'Conecta Zapier',
    text: 'En Zapier, empieza un Zap con «Webhooks by Zapier» y «Catch Hook», y pega aquí su dirección.',
    url: 'URL del webhook',
    urlHint: 'Empieza por https://hooks.zapier.com/',
    test: 'Probar la conexión con Zapier',
    testing: 'Probando…',
    save: 'Guardar conexión',
    saving: 'Guardando…',
    saved: 'Conexión guardada',
    list: 'Tus conexiones con Zapier',
    none: 'Aún no hay conexiones. Pega una dirección, pruébala y guárdala.',
  },
  endpoints,
  secret: {
    title: 'Tu secreto de firma',
    text: 'Guárdalo ahora. No volveremos a mostrarlo. Tu herramienta lo usa para comprobar que una petición es nuestra.',
    secret: 'Secreto',
    publicKey: 'Clave pública',
    publicKeyHint: 'Para herramientas que comprueban firmas ed25519',
    done: 'Ya lo he guardado',
  },
  deliveries,
  keys,
};
