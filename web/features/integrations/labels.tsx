import { Tag } from '#web/ui/tag.tsx';

/** What a key may do, or what an endpoint listens to. */
export const Labels = ({ label, texts }: { label: string; texts: string[] }) => (
  <ul aria-label={label} className="flex flex-wrap gap-1.5 pt-1">
    {texts.map((text) => (
      <li key={text}>
        <Tag className="h-auto! min-h-[26px] py-1 whitespace-normal!">{text}</Tag>
      </li>
    ))}
  </ul>
);
