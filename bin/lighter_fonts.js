import subsetFont from 'subset-font'

const LATIN = /-latin-wght-normal/
const WEIGHTS = { wght: { min: 400, max: 700 } }
/** Also written under a fixed name, for `public/plain_page.css`. */
const PLAIN_PAGE_FONTS = ['inter', 'newsreader']
const EVERY_LATIN_LETTER = letters(0x20, 0x2ff) + letters(0x2000, 0x22ff)

/** Vite plugin: the weights that no style asks for are taken out of the variable faces. */
export function lighterFonts() {
  return {
    name: 'lighter-fonts',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const faces = Object.values(bundle).filter(({ fileName }) => LATIN.test(fileName))
      for (const face of faces) {
        face.source = await subsetFont(Buffer.from(face.source), EVERY_LATIN_LETTER, {
          targetFormat: 'woff2',
          variationAxes: WEIGHTS,
        })
        const family = PLAIN_PAGE_FONTS.find((one) => face.fileName.includes(one))
        if (family) {
          const fileName = `plain/${family}.woff2`
          this.emitFile({ type: 'asset', fileName, source: face.source })
        }
      }
    },
  }
}

function letters(first, last) {
  const codes = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  return String.fromCodePoint(...codes)
}
