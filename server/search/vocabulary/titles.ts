import { PROFESSION_TABLE } from './profession-table.ts';

/** A profession with the names under which people search for it. */
export interface Profession {
  /** The position title that the product offers, or the usual English one. */
  title: string;
  /** English, Spanish and abbreviated names. Plural and gender don't matter. */
  names: readonly string[];
  /** More specialized professions: a search for this one includes them. */
  includes: readonly string[];
  /** Professions that match in part. */
  near: readonly string[];
}

const listOf = (text: string | undefined) =>
  (text ?? '')
    .split(';')
    .map((one) => one.trim())
    .filter(Boolean);

export const PROFESSIONS: readonly Profession[] = PROFESSION_TABLE.trim()
  .split('\n')
  .map((line) => {
    const [title, names, includes, near] = line.split('|');
    return {
      title: title!.trim(),
      names: [title!.trim(), ...listOf(names)],
      includes: listOf(includes),
      near: listOf(near),
    };
  });

/** Professions of people who sell: a search for "vendedores" means them. */
export const SELLING = PROFESSIONS.slice(
  0,
  PROFESSIONS.findIndex(({ title }) => title === 'Sales Engineer'),
)
  .map(({ title }) => title)
  .filter((title) => !/Director|Head|Partnerships|Success|Regional|^Sales Manager/.test(title))
  .concat('Appointment Setter', 'Telemarketer');

/** The whole field: "sales" alone. */
export const SALES_FIELD = PROFESSIONS.slice(
  0,
  PROFESSIONS.findIndex(({ title }) => title === 'Real Estate Agent'),
).map(({ title }) => title);

/** Words for the whole field. */
export const FIELD_NAMES = [
  'sales',
  'sale',
  'venta',
  'ventas',
  'selling',
  'sell',
  'sells',
  'vender',
  'vende',
  'venda',
  'vendan',
];

/** Words for anyone who sells. They narrow down little, so they are the first to be left out. */
export const SELLING_NAMES = listOf(
  `seller; vendedor; salesperson; salespeople; sales people; sales person; salesman; saleswoman;
  sales professional; sales pro; sales talent; sales team; sales staff; equipo comercial; equipo de ventas; profesional de ventas; perfil comercial;
  fuerza de ventas`,
);
