import type { ReactNode } from 'react';
import { cx } from './class-names.ts';

interface DataTableProps {
  /** For screen readers; a heading shows it to everyone else. */
  caption: string;
  columns: readonly string[];
  /** The first cell names its row. */
  rows: readonly { key: string | number; cells: readonly ReactNode[] }[];
  className?: string;
}

/** The numbers behind a chart, with a caption, named columns and named rows. */
export const DataTable = ({ caption, columns, rows, className }: DataTableProps) => (
  <table className={cx('w-full text-left text-sm tabular-nums', className)}>
    <caption className="sr-only">{caption}</caption>
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col" className="py-1.5 pr-4 font-bold">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ key, cells: [name, ...values] }) => (
        <tr key={key} className="border-t border-line">
          <th scope="row" className="py-1.5 pr-4 font-normal">
            {name}
          </th>
          {values.map((value, index) => (
            <td key={columns[index + 1]} className="pr-4">
              {value}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
