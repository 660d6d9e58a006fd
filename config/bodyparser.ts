import { defineConfig } from '@adonisjs/core/bodyparser'

/**
 * Bodies are JSON alone, apart from the small forms of sign-in pages; text stays as it was sent. How large a body may be
 * stands at its route.
 */
export default defineConfig({
  allowedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'],
  form: {
    convertEmptyStringsToNull: false,
    trimWhitespaces: false,
    types: ['application/x-www-form-urlencoded'],
  },
  json: { types: [] },
  raw: { types: ['application/json'] },
  multipart: {
    autoProcess: false,
    convertEmptyStringsToNull: false,
    trimWhitespaces: false,
    processManually: [],
    types: [],
  },
})
