import { forbidImports, forbidSyntax } from '../boundary.js'

const place = {
  files: ['**/*.{ts,tsx}'],
  ignores: ['bin/**', 'tests/**', 'start/env.ts', 'cli/services/config.ts'],
}

const READ_ONCE =
  'Only start/env.ts reads the environment (in the terminal client: cli/services/config.ts). Add the setting to app/core/settings.ts and call env.get(…) from #start/env.'

export const environment = [
  forbidSyntax(
    'environment',
    place,
    [
      "MemberExpression[object.name='process'][property.name='env']",
      "MemberExpression[object.name='process'][property.value='env']",
      "MemberExpression[object.property.name='process'][property.name='env']",
      "VariableDeclarator[init.name='process'] > ObjectPattern > Property[key.name='env']",
    ],
    READ_ONCE
  ),
  forbidImports('environment-imports', place, [
    { regex: '^(node:)?process$', message: READ_ONCE },
    { regex: '^dotenv(/|$)', message: READ_ONCE },
  ]),
].flat()

export const aliases = forbidImports(
  'aliases',
  { files: ['{app,config,start,database,providers,frontend,cli,tests}/**/*.{ts,tsx}'] },
  [
    {
      regex: '^\\.\\.?/(?!.*(\\.css|\\?[a-z&]+)$)',
      message:
        'Write #app/…, #frontend/… or #tests/… (package.json "imports") instead of a relative path, so that the boundary rules recognize it.',
    },
  ]
)
