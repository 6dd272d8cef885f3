import { cx } from '#web/ui/class-names.ts';

const COLUMNS = [
  ['priya', 'kwame', 'tomas'],
  ['ingrid', 'marta', 'jonas'],
  ['harpreet', 'lena', 'kenji'],
];

/** Tightly cropped portraits. Decorative. */
export function PortraitWall({ className, strip = false }: { className?: string; strip?: boolean }) {
  if (strip) {
    return (
      <div aria-hidden="true" className={cx('flex gap-2 overflow-hidden px-(--gutter)', className)}>
        {COLUMNS.flat()
          .slice(0, 5)
          .map((id) => (
            <img
              key={id}
              src={`/cast/${id}.svg`}
              alt=""
              className="h-full w-auto flex-1 rounded-[18px] object-cover object-[50%_22%]"
            />
          ))}
      </div>
    );
  }
  return (
    <div aria-hidden="true" className={cx('overflow-hidden bg-slab', className)}>
      <div className="flex h-[128%] -translate-y-[10%] rotate-[-6deg] scale-115 gap-3">
        {COLUMNS.map((column, index) => (
          <div
            key={column[0]}
            className="flex min-w-0 flex-1 flex-col gap-3 max-lg:last:hidden"
            style={{ translate: `0 ${[-4, -16, -10][index]}%` }}
          >
            {column.map((id) => (
              <img
                key={id}
                src={`/cast/${id}.svg`}
                alt=""
                className="min-h-0 w-full flex-1 rounded-frame object-cover object-[50%_30%]"
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
