import { existsSync, readdirSync } from 'node:fs'
import { ROOM_NAMES } from '../rooms.js'
import { forbidImports } from '../wall.js'

const folder = new URL('../../frontend/src/features/', import.meta.url)
const found = existsSync(folder) ? readdirSync(folder) : []
const FEATURES = [...new Set([...ROOM_NAMES, ...found])]

const STATE = 'frontend/src/lib/state.ts'

const toFeature = (name) => ({
  regex: `^#frontend/features/(?!${name}/)`,
  message:
    'Features do not know each other: they meet in frontend/src/routes/. What two of them show belongs in frontend/src/components/, what two of them do with a prompt in frontend/src/prompts/, anything else in frontend/src/lib/.',
})

const toRoutes = {
  regex: '^#frontend/routes/',
  message:
    'Routes put features together, never the other way round. What a feature needs from a route belongs in its props, or in frontend/src/lib/.',
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
          'Components, lib and texts know neither features nor the prompt layer. Code that does belongs in frontend/src/prompts/ or frontend/src/features/<feature>/, or comes in as a prop.',
      },
    ]
  ),
  forbidImports('features', { files: ['frontend/src/prompts/**'] }, [
    {
      regex: '^#frontend/(features|routes)/',
      message:
        'The prompt layer knows no feature. Code that does belongs in frontend/src/features/<feature>/, or comes in as a prop.',
    },
  ]),
  forbidImports('state', { files: ['frontend/**', 'cli/**'], ignores: [STATE] }, [
    {
      regex: '^jotai(/|-|$)',
      message: `jotai enters through ${STATE} alone. Import atoms and hooks from #frontend/lib/state.`,
    },
  ]),
].flat()
