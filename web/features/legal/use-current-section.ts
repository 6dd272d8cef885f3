import { useEffect, useState } from 'react';

/** Returns the section that is being read. @param ids separated by spaces. */
export function useCurrentSection(ids: string) {
  const [reading, setReading] = useState<string>();
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.find((entry) => entry.isIntersecting);
        if (seen) setReading(seen.target.id);
      },
      { rootMargin: '-20% 0px -70% 0px' },
    );
    for (const id of ids.split(' ')) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids]);
  return reading;
}
