import { forbidImports } from '../boundary.js'

/** The folders of the prompt engine, from the bottom up. Each stands on those before it. */
export const DOMAIN_LAYERS = ['english', 'reading', 'findings', 'deliverables', 'variants', 'score']

export const domainLayers = DOMAIN_LAYERS.flatMap((layer, at) => {
  const above = DOMAIN_LAYERS.slice(at + 1)
  if (above.length === 0) return []
  return forbidImports('domain-layers', { files: [`app/prompts/domain/${layer}/**`] }, [
    {
      regex: `^#app/prompts/domain/(?:${above.join('|')})(?:/|$)`,
      message: `The prompt engine builds up in one order: ${DOMAIN_LAYERS.join(', ')}. What ${layer} needs belongs in ${layer} or below it; what needs both belongs above both.`,
    },
  ])
})
