import { FAMILIES } from '#app/prompts/domain/reading/family/families'
import type { KindForm } from '#frontend/features/flows/builder/inspector/forms/setting'

const KINDS = ['auto', ...FAMILIES] as const

export const improveForm: KindForm = [
  {
    ...{ as: 'variables', name: 'text', size: 'prompt', isScored: true },
    label: 'inspector.improve.text',
  },
  {
    ...{ as: 'choice', name: 'kind', label: 'inspector.improve.kind' },
    help: 'inspector.improve.kindHelp',
    options: KINDS.map((value) => ({ value, label: `inspector.improve.kinds.${value}` as const })),
  },
  {
    ...{ as: 'choice', name: 'variant', label: 'inspector.improve.variant' },
    options: [
      { value: 'recommended', label: 'inspector.improve.variants.recommended' },
      { value: 'structured', label: 'inspector.improve.variants.structured' },
      { value: 'contextual', label: 'inspector.improve.variants.contextual' },
      { value: 'optimized', label: 'inspector.improve.variants.optimized' },
    ],
  },
]
