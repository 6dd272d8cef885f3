/** The first that is found wins, so that who names another for compatibility comes first. */
const BROWSERS: [RegExp, string][] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrom(?:e|ium)\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: [RegExp, string][] = [
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux/, 'Linux'],
];
const firstOf = (list: [RegExp, string][], text: string) => list.find(([sign]) => sign.test(text))?.[1] ?? null;

/** What a browser says about itself, for people: names, no versions. */
export function describeDevice(userAgent: string | null) {
  const text = userAgent ?? '';
  return {
    browser: firstOf(BROWSERS, text),
    system: firstOf(SYSTEMS, text),
    isPhone: /Mobi|iPhone|iPad|Android/.test(text),
  };
}
