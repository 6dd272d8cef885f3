import type { WorkType } from '#contract/talents.ts';

const listOf = (text: string) => text.split(';').map((one) => one.trim());

/** Names for where people work, in English and Spanish. */
export const WORK_TYPE_NAMES: Record<WorkType, readonly string[]> = {
  remote: listOf(
    `remote; remotely; remoto; en remoto; work from home; working from home; wfh; home office; home based; from home; teletrabajo; desde casa; a distancia;
    fully remote; full remote; 100% remoto; 100% remote; remote work; trabajo remoto; remote first; work remotely; telework; teleworking; teletrabajar; distancia`,
  ),
  hybrid: listOf('hybrid; hibrido; semipresencial; partly remote; hybrid work; modelo hibrido; modalidad hibrida'),
  'on-site': listOf(
    'on site; onsite; in office; in person; in the office; office based; presencial; en oficina; en la oficina; face to face; on premises; on premise; presencialmente; modalidad presencial; in house',
  ),
};

/** Names for levels of experience. */
export const SENIORITY_NAMES = {
  senior: listOf(
    'senior; seniors; sr; sr.; seasoned; veteran; veterano; very experienced; highly experienced; mucha experiencia; amplia experiencia; experienced; con mucha experiencia; experimentado',
  ),
  junior: listOf(
    'junior; juniors; jr; jr.; entry level; graduate; recent graduate; trainee; becario; intern; internship; principiante; beginner; recien graduado; recien titulado; sin experiencia; no experience; practicas; en practicas; poca experiencia; early career; starter',
  ),
} as const;
export type Seniority = keyof typeof SENIORITY_NAMES;

/** Years of experience for senior and junior levels, and the range that nearly qualifies. */
export const SENIOR_YEARS = { least: 8, near: 5 };
export const JUNIOR_YEARS = { most: 2, near: 3 };
