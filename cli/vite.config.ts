import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))

/** Vite plugin: Commander, which never starts a process here, does not load what could. */
const lighterCommander = {
  name: 'lighter-commander',
  enforce: 'pre' as const,
  resolveId: (id: string, importer: string | undefined) =>
    id === 'node:child_process' && importer?.includes('/commander/')
      ? fileURLToPath(new URL('services/child_process.ts', import.meta.url))
      : null,
}

/** The terminal client as a package of its own: everything is in it, in parts that are loaded when a command needs them. */
export default defineConfig({
  plugins: [lighterCommander],
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
