import { forbidImports } from '../boundary.js'

const ENGINE = 'app/prompts/services/engine_thread.ts'

/** Engine files whose work does not grow with the text. */
const SMALL = [
  'export/collection_formats',
  'export/file_name',
  'export/formats',
  'export/prompt_collection',
  'facts',
  'importing/import_limits',
  'kinds/deliverable_labels',
  'left_alone_sentences',
  'limits',
  'model_rewrite/first_text',
  'model_rewrite/messages',
  'model_rewrite/rewrite_notice',
  'model_rewrite/describe_problems',
  'model_rewrite/unmask_stream',
  'recommended',
  'tryout/types',
  'types',
]

/** Exports whose work does not grow with the text, in files that have others whose work does. */
const SMALL_NAMES = {
  'export/exported_prompt': ['oneLine'],
  'improving': ['distinct'],
  'model_rewrite/answer': ['CHECK_SCHEMA', 'REWRITE_SCHEMA'],
  'model_rewrite/refinement': ['refineMessages'],
  'variants/account': ['TITLES'],
  'tryout/judging': ['OPINION_SCHEMA', 'judgeMessages', 'verdictOf'],
}

const message = `Work that grows with the text would block every other request here: add it to WORKS in ${ENGINE}, and call inEngine(…) before a transaction. eslint/boundaries/engine_threads.js lists the files whose work stays small for any text.`

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
