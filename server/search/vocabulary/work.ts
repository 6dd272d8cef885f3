import type { WorkType } from '#contract/talents.ts';
import type { NOTICE_DAYS } from '#contract/values/plans.ts';

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

export type NoticeDays = (typeof NOTICE_DAYS)[number];

/** How people ask for someone who can start soon, by the days until then. */
export const AVAILABILITY_NAMES: ReadonlyMap<NoticeDays, readonly string[]> = new Map([
  [
    0,
    listOf(
      `available immediately; immediately available; available now; available today; available asap; available right away; immediate availability; immediate start;
      immediate starter; start immediately; start now; start asap; start right away; can start immediately; can start now; no notice; no notice period; disponible ya;
      disponible ahora; disponible de inmediato; disponible inmediatamente; disponibilidad inmediata; incorporacion inmediata; inicio inmediato; empezar ya;
      empezar ahora; empezar de inmediato; empezar inmediatamente; sin preaviso`,
    ),
  ],
  [
    14,
    listOf(
      `2 weeks notice; two weeks notice; two weeks' notice; 14 days notice; within 2 weeks; within two weeks; in 2 weeks; in two weeks; 2 semanas de preaviso;
      dos semanas de preaviso; 15 dias de preaviso; quince dias de preaviso; en 2 semanas; en dos semanas; en 15 dias`,
    ),
  ],
  [
    30,
    listOf(
      `30 days notice; one month notice; one month's notice; a month's notice; 1 month notice; within a month; within one month; within 30 days; in a month;
      un mes de preaviso; 30 dias de preaviso; en un mes; en 30 dias`,
    ),
  ],
  [
    90,
    listOf(
      '90 days notice; 3 months notice; three months notice; within 3 months; within three months; tres meses de preaviso; en tres meses',
    ),
  ],
]);

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
