// Writes web/routeTree.gen.ts from the files in web/routes. Building the site and `npm run dev` also do this.
import { join } from 'node:path';
import { Generator, getConfig } from '@tanstack/router-generator';

const root = join(import.meta.dirname, '..');
await new Generator({ config: getConfig({}, root), root }).run();
