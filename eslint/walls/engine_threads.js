import { forbidImports } from '../wall.js'

const ENGINE = 'app/prompts/services/engine_thread.ts'

/** Files of the engine that do the same amount of work for any text, or only pass it on. */
const SMALL = [
  'export/formats',
  'facts',
  'model_rewrite/first_text',
  'model_rewrite/messages',
  'model_rewrite/rewrite_notice',
  'model_rewrite/told_problems',
  'model_rewrite/unmask_stream',
  'recommended',
  'tryout/types',
  'types',
]

/** Names of the same kind in files that also hold work. */
const SMALL_NAMES = {
  'improving': ['distinct'],
  'model_rewrite/answer': ['CHECK_SCHEMA', 'REWRITE_SCHEMA'],
  'model_rewrite/refinement': ['refineMessages'],
  'variants/account': ['TITLES'],
  'tryout/judging': ['OPINION_SCHEMA', 'judgeMessages', 'verdictOf'],
}

const message = `Work that grows with a text would hold up every other request here: add it to WORKS in ${ENGINE}, and call inEngine(…) before a transaction. What is small for any text is named in eslint/walls/engine_threads.js.`

const exempt = [...SMALL, ...Object.keys(SMALL_NAMES)].join('|').replaceAll('/', '\\/')

export const engineThreads = forbidImports(
  'engine-threads',
  {
    files: ['app/*/{commands,controllers,middleware,models,policies,services,transformers}/**'],
    ignores: [ENGINE],
  },
  [
    {
      regex: `^#app\\/prompts\\/domain\\/(?!(?:${exempt})$)`,
      allowTypeImports: true,
      message,
    },
    ...Object.entries(SMALL_NAMES).map(([file, allowImportNames]) => ({
      regex: `^#app\\/prompts\\/domain\\/${file.replaceAll('/', '\\/')}$`,
      allowImportNames,
      allowTypeImports: true,
      message,
    })),
  ]
)
