import { fileURLToPath } from 'node:url'
import adonisjs from '@adonisjs/vite/client'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunks } from './bin/chunks.js'
import { lighterFonts } from './bin/lighter_fonts.js'

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    lighterFonts(),
    adonisjs({
      entryPoints: ['frontend/src/main.tsx', 'frontend/src/public.tsx'],
      reload: ['frontend/**/*.edge'],
    }),
  ],
  build: {
    target: 'es2022',
    sourcemap: false,
    rolldownOptions: {
      treeshake: { manualPureFunctions: ['memo', 'forwardRef', 'createContext'] },
      output: { codeSplitting: { groups: chunks } },
    },
  },
  resolve: {
    alias: {
      // Its build for browsers needs a document, which workers lack, and HTML, which the content policy refuses.
      'decode-named-character-reference': fileURLToPath(
        import.meta.resolve('decode-named-character-reference')
      ),
    },
  },
  worker: { format: 'es' },
})
