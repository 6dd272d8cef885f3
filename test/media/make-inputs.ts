import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeClip } from './make-clip.ts';
import { recipes } from './recipes.ts';
import { tinyRecipes } from './tiny-recipes.ts';
import type { ClipRecipe } from './clip-lane.ts';

/** Increment when a recipe changes. */
const cache = join(tmpdir(), 'closeup-media-inputs-5');

const all = { ...recipes, ...tinyRecipes };
export type InputName = keyof typeof all;

/** Returns the path of a test input, which is created on first use. */
export async function inputFile(name: InputName): Promise<string> {
  mkdirSync(cache, { recursive: true });
  const recipe: ClipRecipe = all[name];
  const path = join(cache, `${name}.${recipe.format}`);
  if (!existsSync(path)) await makeClip(path, recipe);
  return path;
}

/** Writes a file with these bytes to the same folder. */
export function writeInput(name: string, bytes: Buffer | string): string {
  mkdirSync(cache, { recursive: true });
  const path = join(cache, name);
  writeFileSync(path, bytes);
  return path;
}

export async function inputBytes(name: InputName): Promise<Buffer> {
  return readFileSync(await inputFile(name));
}
