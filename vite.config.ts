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
    rolldownOptions: {
      output: {
        // What every page needs travels in two files: the libraries, which rarely change, and the shell.
        // Left alone, each small part that two pages share becomes a request of its own.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            {
              name: 'shell',
              test: /app\/(layout|lib)\/|app\/router\.tsx$|app\/ui\/(badge|button|icon|dialog|toast|toaster|toast-look)\.tsx?$|content\/navigation\.ts$|site\.config\.ts$/,
            },
          ],
        },
      },
    },
  },
})
