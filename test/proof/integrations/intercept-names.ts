import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';

/** Answers look-ups of attackers' names as their DNS servers would. All other names stay as they are. */
export function interceptNames() {
  const answers = new Map<string, () => string[]>();
  const asked = new Set<string>();
  const real = dns.lookup;
  const fake = (host: string, options: dns.LookupOptions, callback: (...given: unknown[]) => void) => {
    const answer = answers.get(host);
    if (!answer) return real(host, options as dns.LookupAllOptions, callback as never);
    asked.add(host);
    const found = answer().map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    if (options.all) callback(null, found);
    else callback(null, found[0]!.address, found[0]!.family);
  };
  dns.lookup = fake as unknown as typeof dns.lookup;
  syncBuiltinESMExports();
  return {
    asked,
    set: (host: string, answer: () => string[]) => void answers.set(host, answer),
    restore() {
      dns.lookup = real;
      syncBuiltinESMExports();
    },
  };
}
