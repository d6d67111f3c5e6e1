import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { mdx } from './scripts/lib/mdx-plugin.ts'

export default defineConfig({
  publicDir: false,
  plugins: [mdx(), react(), tailwindcss()],
  build: {
    target: 'es2022',
    // A data: address would need an exception in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
})
