const NAMED: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', shy: '', zwnj: '', zwj: '' },
  ...{ ensp: ' ', emsp: ' ', thinsp: ' ', hellip: '…', mdash: '—', ndash: '–', minus: '−' },
  ...{ lsquo: '‘', rsquo: '’', sbquo: '‚', ldquo: '“', rdquo: '”', bdquo: '„', laquo: '«' },
  ...{ raquo: '»', bull: '•', middot: '·', copy: '©', reg: '®', trade: '™', sect: '§', para: '¶' },
  ...{ deg: '°', plusmn: '±', times: '×', divide: '÷', frac12: '½', frac14: '¼', euro: '€' },
  ...{ pound: '£', yen: '¥', cent: '¢', larr: '←', rarr: '→', uarr: '↑', darr: '↓' },
  ...{ auml: 'ä', ouml: 'ö', uuml: 'ü', Auml: 'Ä', Ouml: 'Ö', Uuml: 'Ü', szlig: 'ß' },
  ...{ eacute: 'é', egrave: 'è', ecirc: 'ê', agrave: 'à', aacute: 'á', acirc: 'â', ccedil: 'ç' },
  ...{ iacute: 'í', oacute: 'ó', uacute: 'ú', ntilde: 'ñ', aring: 'å', aelig: 'æ', oslash: 'ø' },
}

const ENTITY = /&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z][a-z\d]{1,30}));/gi

/** Replaces the entities of HTML by their characters. What is unknown stays as it is. */
export const withoutEntities = (text: string): string =>
  text.replace(ENTITY, (whole, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return Object.hasOwn(NAMED, name) ? NAMED[name] : whole
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
    const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
    return isCharacter ? String.fromCodePoint(code) : '\u{fffd}'
  })
