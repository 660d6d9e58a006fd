import { existsSync, readdirSync } from 'node:fs'
import { MODULE_NAMES } from '../modules.js'
import { forbidImports } from '../boundary.js'

const folder = new URL('../../frontend/src/features/', import.meta.url)
const found = existsSync(folder) ? readdirSync(folder) : []
const FEATURES = [...new Set([...MODULE_NAMES, ...found])]

const STATE = 'frontend/src/lib/state.ts'

const toFeature = (name) => ({
  regex: `^#frontend/features/(?!${name}/)`,
  message:
    'Features must not import each other; frontend/src/routes/ combines them. Components that two features share belong in frontend/src/components/, prompt actions in frontend/src/prompts/, anything else in frontend/src/lib/.',
})

const toRoutes = {
  regex: '^#frontend/routes/',
  message:
    'Routes import features, not the reverse. What a feature needs from a route belongs in its props or in frontend/src/lib/.',
}

export const features = [
  ...FEATURES.map((name) =>
    forbidImports('features', { files: [`frontend/src/features/${name}/**`] }, [
      toFeature(name),
      toRoutes,
    ])
  ),
  forbidImports(
    'features',
    { files: ['frontend/src/components/**', 'frontend/src/lib/**', 'frontend/src/texts/**'] },
    [
      {
        regex: '^#frontend/(features|routes|prompts)/',
        message:
          'Components, lib and texts must not import features or the prompt layer. Move the code to frontend/src/prompts/ or frontend/src/features/<feature>/, or pass it as a prop.',
      },
    ]
  ),
  forbidImports('features', { files: ['frontend/src/prompts/**'] }, [
    {
      regex: '^#frontend/(features|routes)/',
      message:
        'The prompt layer must not import features. Move the code to frontend/src/features/<feature>/, or pass it as a prop.',
    },
  ]),
  forbidImports('state', { files: ['frontend/**', 'cli/**'], ignores: [STATE] }, [
    {
      regex: '^jotai(/|-|$)',
      message: `Only ${STATE} imports jotai. Import atoms and hooks from #frontend/lib/state.`,
    },
  ]),
].flat()
