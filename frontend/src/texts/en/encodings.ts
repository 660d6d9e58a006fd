export const encodingsTexts = {
  label: 'Encoding of the file',
  help: 'The file does not say how its letters are written. If they look wrong below, choose another encoding.',
  names: {
    ...{ 'utf-8': 'Unicode (UTF-8)', 'utf-16le': 'Unicode (UTF-16)' },
    ...{ 'utf-16be': 'Unicode (UTF-16, big-endian)', 'windows-1252': 'Western (Windows)' },
    ...{ 'macintosh': 'Western (Macintosh)', 'windows-1250': 'Central European (Windows)' },
    ...{ 'windows-1257': 'Baltic (Windows)', 'windows-1254': 'Turkish (Windows)' },
    ...{ 'windows-1251': 'Cyrillic (Windows)', 'koi8-r': 'Cyrillic (KOI8-R)' },
    ...{ 'windows-1253': 'Greek (Windows)', 'windows-1255': 'Hebrew (Windows)' },
    ...{ 'windows-1256': 'Arabic (Windows)', 'windows-874': 'Thai (Windows)' },
    ...{ 'windows-1258': 'Vietnamese (Windows)', 'gb18030': 'Chinese, simplified (GB 18030)' },
    ...{ big5: 'Chinese, traditional (Big5)', shift_jis: 'Japanese (Shift JIS)' },
    ...{ 'euc-jp': 'Japanese (EUC-JP)', 'euc-kr': 'Korean (EUC-KR)' },
  },
}
