import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { bildvorlagen } from './scripts/build/bildvorlagen.ts'
import { mdx } from './scripts/build/mdx-plugin.ts'

export default defineConfig({
  publicDir: false,
  plugins: [mdx(), bildvorlagen(), react(), tailwindcss()],
  // Without an index.html to start from: found late, a dependency reloads the page under development.
  optimizeDeps: { entries: ['app/**/*.tsx', '!app/**/*.test.tsx', '!app/entry-server.tsx'] },
  build: {
    target: 'es2022',
    // A data: address would need an exception in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: false,
    reportCompressedSize: false,
  },
})
