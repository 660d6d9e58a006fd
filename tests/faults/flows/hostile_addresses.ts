/** Addresses that try to lead a server to itself or into its network, made by combination. */

const PRIVATE_IPV4 = [
  ...['127.0.0.1', '127.8.9.10', '0.0.0.0', '10.0.0.1', '172.16.0.1', '192.168.0.1'],
  ...['169.254.169.254', '168.63.129.16', '100.64.0.1', '192.0.0.192', '192.0.2.1', '198.18.0.1'],
  ...['198.51.100.1', '203.0.113.1', '224.0.0.1', '240.0.0.1', '255.255.255.255'],
]

const RADICES: ((part: number) => string)[] = [
  (part) => String(part),
  (part) => `0${part.toString(8)}`,
  (part) => `0x${part.toString(16)}`,
]

const numbersOf = (ip: string) => ip.split('.').map(Number)

/** The parts of an IPv4 address where only so many are written: the last one takes the rest. */
function partsOf(ip: string, count: number): number[] {
  const numbers = numbersOf(ip)
  const rest = numbers.slice(count - 1).reduce((sum, part) => sum * 256 + part, 0)
  return [...numbers.slice(0, count - 1), rest]
}

/** All ways to write each part in one of the radices. */
const mixed = (parts: number[]): string[] =>
  parts.reduce<string[]>(
    (written, part) =>
      written.flatMap((before) =>
        RADICES.map((write) => (before === '' ? write(part) : `${before}.${write(part)}`))
      ),
    ['']
  )

const uniform = (ip: string): string[] =>
  [1, 2, 3, 4].flatMap((count) => RADICES.map((write) => partsOf(ip, count).map(write).join('.')))

const hex = (high: number, low: number) => (high * 256 + low).toString(16)

/** IPv6 addresses that lead to an IPv4 address by translation or a tunnel. */
function embedded(ip: string): string[] {
  const [a, b, c, d] = numbersOf(ip)
  const words = `${hex(a, b)}:${hex(c, d)}`
  const inverse = `${hex(255 - a, 255 - b)}:${hex(255 - c, 255 - d)}`
  return [
    ...[`::ffff:${ip}`, `::ffff:${words}`, `0:0:0:0:0:FFFF:${words}`, `::${ip}`, `::${words}`],
    ...[`::ffff:0:${ip}`, `64:ff9b::${ip}`, `64:ff9b::${words}`, `64:ff9b:1::${words}`],
    ...[`2002:${words}::`, `2002:${words}::1`, `2001:0:4136:e378:8000:63bf:${inverse}`],
    ...[`2001:0:${words}::`, `fe80::5efe:${words}`],
  ]
}

const PRIVATE_IPV6 = [
  ...['::1', '::', '0:0:0:0:0:0:0:1', 'fe80::1', 'fc00::1', 'fd12:3456::1', 'fec0::1', 'ff02::1'],
  ...['100::1', '2001:db8::1', '3fff::1', '2001:10::1', '2001:20::1', '5f00::1', '4000::1'],
  ...['::1%25lo', '::1%lo', 'fe80::1%25eth0', 'fe80::1%251'],
]

/** Characters that become a digit, a letter or a dot when an address is read. */
const DIGITS = [0xff10, 0x1d7ce, 0x1d7d8, 0x1d7f6].map(
  (zero) => (digit: string) => String.fromCodePoint(zero + Number(digit))
)
const enclosed = (digit: string) =>
  digit === '0' ? '⓪' : String.fromCodePoint(0x245f + Number(digit))
const DOTS = ['.', '。', '．', '｡', '%2e', '%E3%80%82']

const disguised = (ip: string): string[] =>
  [...DIGITS, enclosed].flatMap((write) =>
    DOTS.map((dot) => ip.replace(/\d/g, write).replaceAll('.', dot))
  )

const lettersFrom = (first: number) => (text: string) =>
  text.replace(/[a-z]/g, (letter) => String.fromCodePoint(first + letter.charCodeAt(0) - 97))

/** Names that lead to this machine. */
const PRIVATE_NAMES = [
  ...['localhost', 'LOCALHOST', 'a.localhost', 'localhost.localdomain', 'ip6-localhost'],
  ...['127.0.0.1.nip.test', 'both.test', 'mapped.test', 'nowhere.test'],
]

const names = () => [
  ...PRIVATE_NAMES.flatMap((name) => [name, `${name}.`, `${name}..`]),
  ...[
    lettersFrom(0xff41)('localhost'),
    lettersFrom(0x24d0)('localhost'),
    lettersFrom(0x1d41a)('localhost'),
  ],
  ...['local\u00adhost', 'local\u200bhost', 'loc\u2060alhost', 'localhost。', 'ſlocalhost'],
]

const SCHEMES = [
  ...['file', 'ftp', 'gopher', 'ws', 'wss', 'dict', 'ldap', 'tftp', 'sftp', 'jar', 'netdoc', 'ssh'],
]

/** @param port of the canary */
function otherForms(port: number): string[] {
  const here = `127.0.0.1:${port}`
  return [
    ...SCHEMES.flatMap((scheme) => [`${scheme}://${here}/`, `${scheme}:${here}`]),
    ...['data:text/html,<script>fetch("/")</script>', `javascript:fetch("http://${here}/")`],
    ...[`blob:http://${here}/x`, `view-source:http://${here}/`, `feed:http://${here}/`],
    ...['about:blank', 'file:///etc/passwd', '', ' ', '//', here, '/', 'http://', 'https://'],
    ...[`http://public.test@${here}/`, `http://public.test:80@${here}/`, `http://a:b@${here}/`],
    ...[`http://${here}@public.test/`, `http://public.test%40${here}/`, `http://@${here}/`],
    ...[`http://public.test\\@${here}/`, `http://${here}\\@public.test/`, `http:\\\\${here}\\`],
    ...[`http://${here}#@public.test/`, `http://${here}?@public.test/`, `http:/${here}/`],
    ...[`http:${here}/`, `http:////${here}/`, `http://127.0\t.0.1:${port}/`, `ht\ntp://${here}/`],
    ...[`http://127.0.0.1%00.public.test:${port}/`, `http://127.0.0.1%09:${port}/`],
    ...[
      `HTTP://${here}/`,
      ` http://${here}/ `,
      `http://127.0.0.1.:${port}/`,
      `http://${here}/..//`,
    ],
    ...[`http://127.0.0.1:0${port}/`, `http://127.0.0.1:${port}.0/`, `http://127.0.0.1:/`],
    ...[`http://[::ffff:127.0.0.1:${port}/`, `http://[127.0.0.1]:${port}/`, `http://999999999999/`],
  ]
}

/** Each once. @param port of the canary, on 127.0.0.1 */
export function hostileAddresses(port: number): string[] {
  const hosts = [
    ...[1, 2, 3, 4].flatMap((count) => mixed(partsOf('127.0.0.1', count))),
    ...PRIVATE_IPV4.flatMap(uniform),
    ...[...PRIVATE_IPV4.slice(0, 7).flatMap(embedded), ...PRIVATE_IPV6].map((ip) => `[${ip}]`),
    ...['127.0.0.1', '169.254.169.254'].flatMap(disguised),
    ...names(),
  ]
  const addresses = hosts.map((host) => `http://${host}:${port}/latest/meta-data`)
  return [...new Set([...addresses, ...otherForms(port)])]
}
