/** Addresses that are not on the public internet, of both families. */
const IPV4 = `
  127.0.0.1 127.0.0.2 127.255.255.254 0.0.0.0 10.0.0.1 10.255.255.255 100.64.0.1 169.254.169.254
  172.16.0.1 172.31.255.255 192.168.0.1 192.0.0.1 192.0.2.1 198.18.0.1 224.0.0.1 240.0.0.1
  255.255.255.255
`
  .trim()
  .split(/\s+/);
const IPV6 = `
  ::1 :: 0:0:0:0:0:0:0:1 0000:0000:0000:0000:0000:0000:0000:0001 fc00::1 fd12:3456:789a::1
  fe80::1 fec0::1 ff02::1 2001:db8::1 2001::7f00:1 2002:7f00:1:: 100::1
`
  .trim()
  .split(/\s+/);

const bytesOf = (address: string) => address.split('.').map(Number) as [number, number, number, number];
const hex = (byte: number) => byte.toString(16);
const octal = (byte: number) => `0${byte.toString(8)}`;

/** The notations that URLs accept for one IPv4 address. */
function notationsOf(address: string): string[] {
  const bytes = bytesOf(address);
  const [a, b, c, d] = bytes;
  const whole = ((a << 24) | (b << 16) | (c << 8) | d) >>> 0;
  return [
    address,
    `${address}.`,
    String(whole),
    `0x${hex(whole)}`,
    `0${whole.toString(8)}`,
    bytes.map((byte) => `0x${hex(byte)}`).join('.'),
    bytes.map(octal).join('.'),
    `${a}.${b}.${c * 256 + d}`,
    `${a}.${(b << 16) | (c << 8) | d}`,
  ];
}

/** The IPv6 addresses that carry an IPv4 address. */
function carriersOf(address: string): string[] {
  const [a, b, c, d] = bytesOf(address);
  const tail = `${hex(a * 256 + b)}:${hex(c * 256 + d)}`;
  return [`::ffff:${address}`, `::ffff:${tail}`, `::ffff:0:${tail}`, `64:ff9b::${tail}`, `2002:${tail}::`];
}

/** URLs that trick a careless parser. */
const tricks = (port: number) => [
  `https://hooks.zapier.com@127.0.0.1:${port}/`,
  `https://hooks.zapier.com:443@127.0.0.1:${port}/`,
  `https://127.0.0.1:${port}#@hooks.zapier.com/`,
  `https://127.0.0.1:${port}\\@hooks.zapier.com/`,
  `https://127.0.0.1%2f@localhost:${port}/`,
  `https:127.0.0.1:${port}/`,
  `https:///127.0.0.1:${port}/`,
  `https://１２７.０.０.１:${port}/`,
  `https://①②⑦.⓪.⓪.①:${port}/`,
  `https://127。0。0。1:${port}/`,
  `https://%31%32%37.0.0.1:${port}/`,
  `https://127.0.0.1:${port}/?https://hooks.zapier.com`,
  `https://\t127.0.0.1:${port}/`,
  `https://localhost:${port}/`,
  `https://LOCALHOST:${port}/`,
  `https://localhost.:${port}/`,
  `https://app.localhost:${port}/`,
  `https://ⓛocalhost:${port}/`,
  `https://printer.local:${port}/`,
  `https://intranet:${port}/`,
  `http://127.0.0.1:${port}/`,
  `ftp://127.0.0.1:${port}/`,
  `ws://127.0.0.1:${port}/`,
  `gopher://127.0.0.1:${port}/_x`,
  'file:///etc/passwd',
  'data:text/plain,hello',
  'https://[fe80::1%25lo]/',
];

/** At least 200 ways to write a private address as a target. */
export function privateForms(ports: number[]): string[] {
  const [port] = ports as [number];
  return [
    ...IPV4.flatMap(notationsOf).map((host) => `https://${host}:${port}/`),
    ...IPV6.map((host) => `https://[${host}]:${port}/`),
    ...IPV4.slice(0, 10).flatMap((address) => carriersOf(address).map((host) => `https://[${host}]:${port}/`)),
    ...ports.flatMap(tricks),
  ];
}

/** What a name may resolve to: private addresses, also mixed with public ones. */
export const privateNames = [
  ...[...IPV4, ...IPV6.filter((address) => !address.startsWith('0')), ...IPV4.flatMap(carriersOf)].map((address) => [
    address,
  ]),
  ['93.184.216.34', '127.0.0.1'],
  ['127.0.0.1', '93.184.216.34'],
  ['2606:2800:220:1::1', '::1'],
];
