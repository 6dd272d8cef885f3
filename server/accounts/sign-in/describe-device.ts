import Bowser from 'bowser';

/** Names that differ from Bowser's, because `known_devices` stores them and mails show them. */
const NAMES: Record<string, string> = {
  'Microsoft Edge': 'Edge',
  'Samsung Internet for Android': 'Samsung Internet',
  'Chrome OS': 'ChromeOS',
};

/** Returns the names of browser and system for people, without versions; null for what the user agent doesn't tell. */
export function describeDevice(userAgent: string | null) {
  if (!userAgent) return { browser: null, system: null, isPhone: false };
  const { browser, os, platform } = Bowser.parse(userAgent);
  const system = os.name === 'iOS' ? platform.model : os.name;
  const named = (name: string | undefined) => (name ? (NAMES[name] ?? name) : null);
  return {
    browser: named(browser.name),
    system: named(system),
    isPhone: platform.type === 'mobile' || platform.type === 'tablet',
  };
}
