import { readFileSync } from 'node:fs'
import { defineConfig } from 'vite'

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))

/** The terminal client as a package of its own: everything is in it, in parts that are loaded when a command needs them. */
export default defineConfig({
  define: {
    'HONE_VERSION': JSON.stringify(version),
    'process.env.NODE_ENV': '"production"',
  },
  publicDir: false,
  ssr: { noExternal: true, target: 'node' },
  build: {
    ssr: 'cli/main.ts',
    outDir: 'build/cli',
    emptyOutDir: true,
    target: 'node24',
    minify: true,
    rolldownOptions: {
      output: {
        banner: (chunk) => (chunk.isEntry ? '#!/usr/bin/env node' : ''),
        entryFileNames: '[name].js',
        chunkFileNames: 'parts/[name]-[hash].js',
      },
    },
  },
})
