import { writeFileSync } from 'node:fs'
import { manualFiles } from '#cli/services/documents/manual_files'

/** Writes the documentation of the terminal client from its commands. */
for (const [path, text] of Object.entries(manualFiles()))
  writeFileSync(new URL(`../${path}`, import.meta.url), text)
