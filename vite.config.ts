import adonisjs from '@adonisjs/vite/client'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    adonisjs({
      entryPoints: ['frontend/src/main.tsx', 'frontend/src/public.tsx'],
      reload: ['frontend/**/*.edge'],
    }),
  ],
  build: { target: 'es2022', sourcemap: false },
  worker: { format: 'es' },
})
