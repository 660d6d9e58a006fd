import { forbidImports } from '../boundary.js'

/** The folders of a large domain, lowest first. Each imports only from those before it. */
const LAYERS = [
  {
    module: 'prompts',
    name: 'the prompt engine',
    folders: [
      'english',
      'reading',
      'blanks',
      'findings',
      'kinds',
      'deliverables',
      'guard',
      'privacy',
      'variants',
      'discovery',
      'score',
      'export',
      'templating',
      'workshop',
      'tryout',
      'goals',
      'importing',
      'model_rewrite',
    ],
  },
  {
    module: 'flows',
    name: 'the flow domain',
    folders: [
      'values',
      'graph',
      'kinds',
      'checks',
      'files',
      'runs',
      'batches',
      'replays',
      'result_file',
      'editing',
      'sharing',
      'ready_flows',
      'proposals',
    ],
  },
]

export const domainLayers = LAYERS.flatMap(({ module, name, folders }) =>
  folders.slice(0, -1).flatMap((folder, index) =>
    forbidImports('domain-layers', { files: [`app/${module}/domain/${folder}/**`] }, [
      {
        regex: `^#app/${module}/domain/(?:${folders.slice(index + 1).join('|')})/`,
        message: `The folders of ${name} have one order: ${folders.join(', ')}. What ${folder} needs belongs in ${folder} or below it; what needs both belongs above both.`,
      },
    ])
  )
)
