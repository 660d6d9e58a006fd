import { forbidImports } from '../boundary.js'

/** The folders of the prompt engine, lowest first. Each imports only from those before it. */
export const DOMAIN_LAYERS = [
  'english',
  'reading',
  'blanks',
  'findings',
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
  'model_rewrite',
]

export const domainLayers = DOMAIN_LAYERS.slice(0, -1).flatMap((layer, index) =>
  forbidImports('domain-layers', { files: [`app/prompts/domain/${layer}/**`] }, [
    {
      regex: `^#app/prompts/domain/(?:${DOMAIN_LAYERS.slice(index + 1).join('|')})/`,
      message: `The folders of the prompt engine have one order: ${DOMAIN_LAYERS.join(', ')}. What ${layer} needs belongs in ${layer} or below it; what needs both belongs above both.`,
    },
  ])
)
