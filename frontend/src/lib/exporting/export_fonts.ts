import { ask, failure } from '#frontend/lib/api'

const FILES = import.meta.glob<string>(
  [
    '/node_modules/@fontsource/inter/files/inter-*-{400,600}-normal.woff',
    '/node_modules/@fontsource/jetbrains-mono/files/jetbrains-mono-*-400-normal.woff',
    '/node_modules/@fontsource/dejavu-mono/files/dejavu-mono-latin-400-normal.woff',
    '/node_modules/@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-{400,600}-normal.woff',
    '/node_modules/@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-{400,600}-normal.woff',
    '/node_modules/@fontsource/noto-emoji/files/noto-emoji-emoji-400-normal.woff',
  ],
  { eager: true, query: '?url&no-inline', import: 'default' }
)

/** A font that a PDF is set in, by its path among the packages. Throws `ApiError`. */
export async function loadFont(file: string): Promise<Uint8Array> {
  const response = await ask(FILES[`/node_modules/${file}`])
  if (!response.ok) throw await failure(response)
  return new Uint8Array(await response.arrayBuffer())
}
