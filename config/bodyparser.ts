import { defineConfig } from '@adonisjs/core/bodyparser'

/** Bodies are JSON alone, apart from the small forms of sign-in pages; text stays as it was sent. */
export default defineConfig({
  allowedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'],
  form: {
    convertEmptyStringsToNull: false,
    trimWhitespaces: false,
    limit: '20kb',
    types: ['application/x-www-form-urlencoded'],
  },
  json: {
    convertEmptyStringsToNull: false,
    trimWhitespaces: false,
    limit: '1mb',
    strict: true,
    types: ['application/json'],
  },
  raw: { types: [] },
  multipart: {
    autoProcess: false,
    convertEmptyStringsToNull: false,
    trimWhitespaces: false,
    processManually: [],
    types: [],
  },
})
