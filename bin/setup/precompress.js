import { existsSync, readdirSync, statSync } from 'node:fs'
import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { extname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TEXT = [
  '.css',
  '.html',
  '.js',
  '.json',
  '.map',
  '.mjs',
  '.svg',
  '.txt',
  '.webmanifest',
  '.xml',
]

const WAYS = [
  {
    ending: '.br',
    compress: (content) =>
      promisify(brotliCompress)(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 11,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
  },
  { ending: '.gz', compress: (content) => promisify(gzip)(content, { level: 9 }) },
]

/**
 * Lays a `.br` and a `.gz` beside every text file where they are smaller. What a former
 * build already made of the same content is taken over.
 */
export async function precompress(folder, former) {
  if (!existsSync(folder)) return null
  const files = textFilesIn(folder)
  await Promise.all(files.map((file) => compressFile(file, join(former, relative(folder, file)))))
  return `${files.length} files are compressed`
}

async function compressFile(file, formerFile) {
  const content = await readFile(file)
  const unchanged = existsSync(formerFile) && content.equals(await readFile(formerFile))
  for (const { ending, compress } of WAYS) {
    if (unchanged && existsSync(formerFile + ending)) {
      await copyFile(formerFile + ending, file + ending)
      continue
    }
    const packed = await compress(content)
    if (packed.length < content.length) await writeFile(file + ending, packed)
  }
}

function textFilesIn(folder) {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    if (statSync(path).isDirectory()) return textFilesIn(path)
    return TEXT.includes(extname(name)) ? [path] : []
  })
}
