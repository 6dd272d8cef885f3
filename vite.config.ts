import { pathToFileURL } from 'node:url';
import { isContractProcedure } from '@orpc/contract';
import tailwind from '@tailwindcss/vite';
import { getConfig } from '@tanstack/router-generator';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const ROOT = import.meta.dirname;
const BROWSERS = ['chrome123', 'edge123', 'firefox128', 'safari17.5'];
const api = `http://localhost:${process.env.API_PORT ?? 3001}`;

export default defineConfig({
  root: 'web',
  define: { __BUILD__: JSON.stringify(process.env.SITE_BUILD ?? 'development') },
  plugins: [contractRoutes(), tanstackRouter(getConfig({}, ROOT)), react(), tailwind()],
  resolve: { alias: [{ find: /^#(contract|web)\//, replacement: `${ROOT}/$1/` }] },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: BROWSERS,
    cssTarget: BROWSERS,
    assetsInlineLimit: 0,
    manifest: true,
    // One chunk for the libraries that every page uses: fewer requests, and it stays cached when the site changes.
    rolldownOptions: {
      treeshake: {
        moduleSideEffects: [{ test: /[\\/](?:web|contract)[\\/](?!main).*\.tsx?(?:\?|$)/, sideEffects: false }],
      },
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'base',
              tags: ['$initial'],
              test: /node_modules[\\/](?:react|react-dom|scheduler|@tanstack|i18next|react-i18next|use-sync-external-store)[\\/]/,
            },
            { name: 'site', tags: ['$initial'], test: /^(?!.*web[\\/](?:main.tsx|index.html)$)/ },
          ],
        },
      },
    },
    cssCodeSplit: false,
    reportCompressedSize: false,
    modulePreload: {
      polyfill: false,
      // Pages load with all their imports at once. What a page loads later has time, and a link for each import delays presses.
      resolveDependencies: (_file, dependencies, { hostId, hostType }) =>
        hostType === 'html' || hostId.includes('/site-') ? dependencies : [],
    },
  },
  server: {
    proxy: {
      '/api': api,
      '/media': api,
      '/logos': api,
      '/downloads': api,
      '/dev/mailbox': api,
      '/socket.io': { target: api, ws: true },
    },
  },
});

/** In the built site, the API client contains the routes without their schemas, so that zod loads only with forms. */
function contractRoutes(): Plugin {
  const id = '\0contract-routes';
  return {
    name: 'contract-routes',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === './contract.ts' && /[\\/]contract[\\/]client\.ts$/.test(importer ?? '') ? id : undefined,
    async load(wanted) {
      if (wanted !== id) return undefined;
      const { contract } = (await import(pathToFileURL(`${ROOT}/contract/contract.ts`).href)) as { contract: object };
      return `export const contract = ${JSON.stringify(routesOf(contract))}`;
    },
  };
}

function routesOf(node: unknown): object {
  if (!isContractProcedure(node))
    return Object.fromEntries(Object.entries(node as object).map(([name, child]) => [name, routesOf(child)]));
  const { summary: _summary, description: _description, tags: _tags, ...route } = node['~orpc'].route;
  return { '~orpc': { errorMap: {}, meta: {}, route } };
}
